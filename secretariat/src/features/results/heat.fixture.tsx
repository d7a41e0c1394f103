import { screen } from '@testing-library/react';
import type { EditableResult, RowEdit, SecretariatResults, SheetAnswer, Trial } from 'shared-domain/contract';
import { aChallenge, aResultRow, aTrial } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const CHALLENGE = aChallenge();
const NAMES = ['VALMOREL', 'KERBRAT', 'SANTERRE', 'BREHALLE'];

export const aRow = (at: number, v: number, revision = 1): EditableResult => ({
  ...aResultRow({ bib: String(at + 1), last: NAMES[at] as string, rank: at + 1, prf: { v, u: 'ms', st: 1 } }),
  row: `bib:${at + 1}`,
  revision,
});

export function aSheet(overrides: Partial<SheetAnswer['trial']> = {}, results: EditableResult[] = []): SheetAnswer {
  return {
    trial: aTrial({ status: 10, oid: 'heat', chOID: CHALLENGE.oid, ...overrides }),
    kind: 'outdoor',
    starts: NAMES.map((last, at) => ({ last, first: 'Inès', bib: String(at + 1), lane: at + 1, row: `bib:${at + 1}` })),
    results,
    remarks: [],
    corrections: [],
    statuses: [],
  };
}

interface Written {
  edit: RowEdit;
}

/** What is around a heat: the other trials of the programme, and their results. */
interface Around {
  readonly trials?: readonly Trial[];
  readonly lists?: SecretariatResults['results'];
}

/** The grid of one heat; the server keeps what it is sent, row by row. */
export async function renderHeat(sheet: SheetAnswer = aSheet(), { trials = [], lists = [] }: Around = {}) {
  const written: Written[] = [];
  let current = sheet;
  const server = fakeServer({
    challenges: [CHALLENGE],
    answers: {
      secretariatTrials: () => ({ trials: [...trials, current.trial] }),
      secretariatResults: () => ({ results: lists }),
      trialSheet: () => current,
      holdTrial: () => ({ oid: 'heat', holder: 'me', expires: '2026-06-13T14:10:00Z' }),
      editRow: ({ body }) => {
        const edit = body as RowEdit;
        written.push({ edit });
        const at = Number(edit.row.slice(4)) - 1;
        const row = { ...aRow(at, 0, 7), ...(edit.prf ? { prf: { st: 1, ...edit.prf } } : {}) } as EditableResult;
        if (edit.attempts != null) row.attempts = edit.attempts as NonNullable<EditableResult['attempts']>;
        current = { ...current, results: [...current.results.filter((one) => one.row !== edit.row), row] };
        return {
          revision: 9,
          starts: [],
          warnings: [],
          results: [{ oid: 'heat', uid: current.trial.uid, rows: [row] }],
        };
      },
      editTrial: ({ body }) => {
        current = { ...current, trial: { ...current.trial, ...(body as object) } };
        return current.trial;
      },
      releaseTrial: () => ({ oid: 'heat', released: true }),
    },
  });
  const { user, host } = renderSecretariat(`/mgr/lesecretariat/${CHALLENGE.oid}/results?oids=heat`);
  const cell = (who: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name: who });
  await screen.findByRole('table');
  const change = (next: SheetAnswer) => {
    current = next;
  };
  return { server, user, host, cell, written, change };
}

export const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
