import { screen } from '@testing-library/react';
import type { EditableResult, RowEdit, SecretariatResults, SheetAnswer, Trial } from 'shared-domain/contract';
import { aChallenge, aResultRow, aTrial } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const CHALLENGE = aChallenge();
const NAMES = ['VALMOREL', 'KERBRAT', 'SANTERRE', 'BREHALLE'];

export const aRow = (index: number, v: number, revision = 1): EditableResult => ({
  ...aResultRow({ bib: String(index + 1), last: NAMES[index] as string, rank: index + 1, prf: { v, u: 'ms', st: 1 } }),
  row: `bib:${index + 1}`,
  revision,
});

export function aSheet(overrides: Partial<SheetAnswer['trial']> = {}, results: EditableResult[] = []): SheetAnswer {
  return {
    trial: aTrial({ status: 10, oid: 'heat', chOID: CHALLENGE.oid, ...overrides }),
    kind: 'outdoor',
    starts: NAMES.map((last, index) => ({
      last,
      first: 'Inès',
      bib: String(index + 1),
      lane: index + 1,
      row: `bib:${index + 1}`,
    })),
    results,
    remarks: [],
    corrections: [],
    statuses: [],
  };
}

interface WrittenRow {
  edit: RowEdit;
}

/** Other trials of the programme, and their results. */
interface HeatContext {
  readonly trials?: readonly Trial[];
  readonly lists?: SecretariatResults['results'];
  /** Who qualifies from the round before. */
  readonly qualification?: object;
  /** What the import of a road race's file answers. */
  readonly roadResults?: object;
}

/** Renders the grid of one heat; the fake server stores the rows that it is sent. */
export async function renderHeat(
  sheet: SheetAnswer = aSheet(),
  { trials = [], lists = [], qualification, roadResults }: HeatContext = {},
) {
  const written: WrittenRow[] = [];
  let current = sheet;
  const server = fakeServer({
    challenges: [CHALLENGE],
    answers: {
      secretariatTrials: () => ({ trials: [...trials, current.trial] }),
      secretariatResults: () => ({ results: lists }),
      trialSheet: () => current,
      ...(qualification !== undefined && { qualification: () => qualification }),
      ...(roadResults !== undefined && { roadResults: () => roadResults }),
      holdTrial: () => ({ oid: 'heat', holder: 'me', expires: '2026-06-13T14:10:00Z' }),
      editRow: ({ body }) => {
        const edit = body as RowEdit;
        written.push({ edit });
        const index = Number(edit.row.slice(4)) - 1;
        const row = { ...aRow(index, 0, 7), ...(edit.prf ? { prf: { st: 1, ...edit.prf } } : {}) } as EditableResult;
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
  const changeSheet = (next: SheetAnswer) => {
    current = next;
  };
  return { server, user, host, cell, written, change: changeSheet };
}

export const getRow = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
