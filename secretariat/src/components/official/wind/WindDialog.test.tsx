import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type HorizontalAttempt, isWindMissing, readEvent } from 'shared-domain';
import type { EditableResult, RowEdit, SheetAnswer, TrialEdit } from 'shared-domain/contract';
import { aChallenge, aResultRow, aTrial } from 'shared-domain/testing';
import { conflict, fakeServer } from '../../../testing/fake-server.ts';
import { renderSecretariat } from '../../../testing/render-secretariat.tsx';

const CHALLENGE = aChallenge();

const aRow = (
  bib: string,
  last: string,
  prf: EditableResult['prf'],
  attempts?: HorizontalAttempt[],
): EditableResult => ({
  ...aResultRow({ bib, last, first: 'Inès', prf }),
  row: `bib:${bib}`,
  revision: 3,
  ...(attempts === undefined ? {} : { attempts: attempts as NonNullable<EditableResult['attempts']> }),
});

const RACE = {
  trial: aTrial({ oid: 't', chOID: CHALLENGE.oid, status: 15, uid: '000100-0-56-f1', results: 1, starts: 1 }),
  results: [aRow('1', 'VALMOREL', { v: 11_580, u: 'ms', st: 1 })],
};
const JUMP = {
  trial: aTrial({
    oid: 't',
    chOID: CHALLENGE.oid,
    status: 15,
    uid: '900003-0-56-f1',
    g0: 900_003,
    results: 2,
    starts: 2,
  }),
  results: [
    aRow('1', 'VALMOREL', { v: 6450, u: 'mm', st: 1 }, [{ v: 6200, r: 'o' }, { r: 'x' }, { v: 6450, r: 'o' }]),
    aRow('2', 'KERBRAT', { v: 6100, u: 'mm', st: 1 }, [{ v: 6100, r: 'o', w: 0.4 }]),
  ],
};

/** A trial of a competition that requires the wind, and a server that refuses it while readings are missing. */
async function openTrial({ trial, results }: Pick<SheetAnswer, 'trial' | 'results'>) {
  let kept: SheetAnswer = { trial, kind: 'outdoor', starts: [], results, remarks: [], corrections: [], statuses: [] };
  const isRefused = (dets: SheetAnswer['trial']['dets']) =>
    isWindMissing(kept.results, dets.wind, readEvent(kept.trial, kept.kind));
  const server = fakeServer({
    challenges: [CHALLENGE],
    answers: {
      secretariatTrials: () => ({ trials: [kept.trial] }),
      trialSheet: () => kept,
      editRow: ({ body }) => {
        const { row, attempts } = body as RowEdit;
        const rows = kept.results.map((one) => (one.row === row ? ({ ...one, attempts } as EditableResult) : one));
        kept = { ...kept, results: rows };
        server.restoreAnswer('editTrial');
        return { revision: 9, starts: [], warnings: [], results: [] };
      },
      editTrial: ({ body }) => {
        const { status = 15, dets = kept.trial.dets } = body as TrialEdit;
        kept = { ...kept, trial: { ...kept.trial, status, dets: dets as SheetAnswer['trial']['dets'] } };
        return kept.trial;
      },
    },
  });
  if (isRefused(trial.dets)) server.overrideAnswer('editTrial', conflict('wind missing'));
  const { user, host } = renderSecretariat(`/mgr/lesecretariat/${CHALLENGE.oid}/results?oids=t`);
  await user.click(await screen.findByRole('button', { name: 'Rendre officiel' }));
  const dialog = await screen.findByRole('dialog', { name: /Vent manquant/ });
  return { server, user, host, dialog, current: () => kept };
}

describe('a competition that requires the wind (P11.9)', () => {
  test('asks for the wind of a race when it is made official, and makes it so', async () => {
    const { server, user, host, dialog, current } = await openTrial(RACE);
    const field = within(dialog).getByLabelText('Vent (m/s)');
    await user.click(within(dialog).getByRole('button', { name: 'Rendre officiel' }));
    expect(field).toHaveAccessibleDescription(/Le vent manque/);
    server.restoreAnswer('editTrial');
    await user.type(field, '2');
    expect(field).toHaveAccessibleDescription('Se lit +0.2\u00a0m/s');
    await user.clear(field);
    await user.type(field, '12{Enter}');
    await waitFor(() => expect(current().trial).toMatchObject({ status: 40, dets: { wind: 1.2 } }));
    expect(host.notify).toHaveBeenCalledWith('Résultats officiels.');
    expect(screen.queryByRole('dialog', { name: /Vent manquant/ })).not.toBeInTheDocument();
  });

  test('asks attempt by attempt in a long jump; only the one that makes the mark is required', async () => {
    const { user, dialog, current } = await openTrial(JUMP);
    const fields = within(dialog).getAllByRole('textbox');
    expect(fields).toHaveLength(2);
    expect(within(dialog).getByLabelText('1 VALMOREL Inès, essai 1 (6.20)')).toHaveAccessibleDescription(/Facultatif/);
    await user.type(within(dialog).getByLabelText('1 VALMOREL Inès, essai 3 (6.45)'), '-4');
    await user.click(within(dialog).getByRole('button', { name: 'Rendre officiel' }));
    await waitFor(() => expect(current().trial.status).toBe(40));
    expect(current().results[0]?.attempts).toEqual([{ v: 6200, r: 'o' }, { r: 'x' }, { v: 6450, r: 'o', w: -0.4 }]);
  });

  test('takes it that nobody measured the wind, and says so to the journal', async () => {
    const { server, user, dialog, current } = await openTrial(RACE);
    server.restoreAnswer('editTrial');
    await user.click(within(dialog).getByRole('checkbox', { name: /n’a pas été mesuré/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Rendre officiel' }));
    await waitFor(() => expect(current().trial.status).toBe(40));
    expect(server.findRequests('editTrial').at(-1)?.body).toEqual({
      status: 40,
      isWindUnread: true,
      reason: 'Vent non mesuré',
    });
  });

  test('writes nothing while it is closed', async () => {
    const { user, dialog, current } = await openTrial(JUMP);
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    expect(current().trial.status).toBe(15);
  });
});
