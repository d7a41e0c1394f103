import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FLAG_OPTIONS, packFlag } from 'shared-domain';
import type { EditableResult } from 'shared-domain/contract';
import { aChallenge, aResultRow, aTrial } from 'shared-domain/testing';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const MEETING = aChallenge();
const of = { chOID: MEETING.oid, date: '2026-06-13T14:00:00+02:00' };
const HEAT = aTrial({ ...of, oid: 'heat', uid: '000100-0-56-h1', gOID: 'g1', status: 20, starts: 8, results: 0 });
const LONG = aTrial({
  ...of,
  oid: 'long',
  uid: '900003-0-55-f1',
  gOID: 'g2',
  group: 'Longueur',
  status: 15,
  results: 1,
});
const HIGH = aTrial({
  ...of,
  oid: 'high',
  uid: '900001-0-55-f1',
  gOID: 'g3',
  group: 'Hauteur',
  g0: 900_001,
  round: 'f',
  status: 15,
  results: 2,
  dets: { heights: [1700, 1750] },
});

/** Two athletes who cleared the same bar at the same attempt and failed at the next bar. */
const TIED = [1, 2].map((bib) => ({
  ...aResultRow({
    bib: `${bib}`,
    last: `A${bib}`,
    rank: 1,
    prf: { v: 1700, u: 'mm', st: 1 },
    attempts: [
      { h: 1700, r: 'o' },
      { h: 1750, r: 'xxx' },
    ],
  }),
  row: `bib:${bib}`,
  revision: 1,
})) as EditableResult[];

const { attempts: _, ...WITHOUT_ATTEMPTS } = TIED[0] as EditableResult;
/** A jumper of whom no wind was read. */
const WINDLESS = {
  ...WITHOUT_ATTEMPTS,
  prf: { v: 5400, u: 'mm', st: 1 },
  attempts: [5300, 5400, 5200, 5200, 5200, 5200].map((v) => ({ v, r: 'o' })),
};

/** Chooses the first three trials of the programme and opens the dialog. */
async function openDialog(meeting = MEETING, jumper: object = WITHOUT_ATTEMPTS) {
  const sheet = { kind: 'outdoor', starts: [], remarks: [], corrections: [], statuses: [] };
  const server = fakeServer({
    challenges: [meeting],
    answers: {
      secretariatTrials: () => ({ trials: [HEAT, LONG, HIGH] }),
      protests: () => ({ protests: [], announcements: [] }),
      trialSheet: ({ path }) =>
        path.includes('/high/')
          ? { ...sheet, trial: HIGH, results: TIED }
          : { ...sheet, trial: LONG, results: [jumper as EditableResult] },
      editTrial: () => LONG,
    },
  });
  const { user } = renderSecretariat(`/mgr/lesecretariat/${MEETING.oid}/trials`);
  await user.type(await screen.findByLabelText('Sélection par numéro'), '1-3{Enter}');
  return { server, user };
}

describe('many trials made official from the programme', () => {
  test('after the questions of their sheets; each of the others says why it did not', async () => {
    const { server, user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Rendre officiel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rendre 3 épreuves officielles\u202f?' });
    const tied = await within(dialog).findByRole('checkbox', {
      name: /Hauteur.*Égalité pour la 1re place à décider\./,
    });
    expect(tied).not.toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Rendre 1 épreuve officielle' }));
    const report = await screen.findByRole('dialog', { name: 'Devenues officielles\u00a0: 1 sur 3' });
    expect(server.findRequests('editTrial').map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
      ['long', { status: 40 }],
    ]);
    expect(
      within(report)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/Non officielle.*elle n’a aucun résultat\.$/),
      expect.stringMatching(/Hauteur.*Non officielle.*laissée de côté\.$/),
      expect.stringMatching(/Officielle/),
    ]);
  });

  test('what is left to decide is ticked on purpose', async () => {
    const { server, user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Rendre officiel' }));
    await user.click(await screen.findByRole('checkbox', { name: /Égalité pour la 1re place/ }));
    await user.click(screen.getByRole('button', { name: 'Rendre 2 épreuves officielles' }));
    await screen.findByRole('dialog', { name: 'Devenues officielles\u00a0: 2 sur 3' });
    expect(server.findRequests('editTrial')).toHaveLength(2);
  });

  test('the attempts without the wind that the competition requires are named, and not ticked', async () => {
    const { user } = await openDialog(
      { ...MEETING, ...(packFlag({ options: FLAG_OPTIONS.windRequired }) as { flag: number }) },
      WINDLESS,
    );
    await user.click(screen.getByRole('button', { name: 'Rendre officiel' }));
    const jump = await screen.findByRole('checkbox', { name: /Longueur.*Vent à saisir.*1 A1.*essai 2 \(5\.40\)/ });
    expect(jump).not.toBeChecked();
    expect(jump).not.toHaveAccessibleName(/essai 1/);
  });

  test('protests that cannot be read are said, and nothing becomes official', async () => {
    const { server, user } = await openDialog();
    server.overrideAnswer('protests', refusal('not found', 'there is no challenge'));
    await user.click(screen.getByRole('button', { name: 'Rendre officiel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rendre 3 épreuves officielles\u202f?' });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/n’existe plus/);
    expect(within(dialog).getByRole('button', { name: 'Rien à rendre officiel' })).toBeDisabled();
    server.restoreAnswer('protests');
    await user.click(within(dialog).getByRole('button', { name: 'Réessayer' }));
    expect(await within(dialog).findByRole('button', { name: 'Rendre 1 épreuve officielle' })).toBeEnabled();
  });
});

describe('a combined event made official (Q8)', () => {
  const WHOLE = aTrial({
    ...of,
    date: '2026-06-13T13:00:00+02:00',
    oid: 'whole',
    uid: '800003-0-44-f1',
    gOID: 'g4',
    status: 15,
    results: 2,
  });
  const part = (oid: string, uid: string, results: number) =>
    aTrial({ ...of, oid, uid, gOID: 'g4', status: 5, round: 'c', results, dets: { combined: WHOLE.uid } });
  const RACE = part('race', '000050-0-44-c1', 2);
  const BALL = part('ball', '900009-0-44-c1', 0);
  const sheet = { kind: 'outdoor', starts: [], remarks: [], corrections: [], statuses: [] };
  const withoutRule = { ...WITHOUT_ATTEMPTS, prf: { st: 4 } } as EditableResult;

  async function openWhole(results: readonly EditableResult[] = []) {
    const server = fakeServer({
      challenges: [MEETING],
      answers: {
        secretariatTrials: () => ({ trials: [WHOLE, RACE, BALL] }),
        protests: () => ({ protests: [], announcements: [] }),
        trialSheet: ({ path }) =>
          path.includes('/race/')
            ? { ...sheet, trial: RACE, results }
            : { ...sheet, trial: WHOLE, results: [WITHOUT_ATTEMPTS as EditableResult] },
        editTrial: () => WHOLE,
      },
    });
    const { user, host } = renderSecretariat(`/mgr/lesecretariat/${MEETING.oid}/trials`);
    await user.type(await screen.findByLabelText('Sélection par numéro'), '1{Enter}');
    await user.click(screen.getByRole('button', { name: 'Rendre officiel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rendre 1 épreuve officielle\u202f?' });
    return { server, user, host, dialog };
  }

  test('names the parts that become official with it, those with results', async () => {
    const { dialog } = await openWhole();
    const line = await within(dialog).findByRole('checkbox', { name: /Son épreuve devient officielle aussi\s: 50 m/ });
    expect(line).toBeChecked();
    expect(line).not.toHaveAccessibleName(/Balle|Médecine/);
  });

  test('asks what is open in its parts, and is not ticked meanwhile', async () => {
    const { dialog } = await openWhole([withoutRule]);
    const line = await within(dialog).findByRole('checkbox', { name: /50 m, .*règle/ });
    expect(line).not.toBeChecked();
  });

  test('asks for the wind of the part that lacks it, then is made official again', async () => {
    const { server, user, dialog } = await openWhole([WITHOUT_ATTEMPTS as EditableResult]);
    const errors = [{ id: 'conflict', detail: '', reason: 'wind missing', trial: 'race' }];
    server.overrideAnswer('editTrial', { status: 409, body: { errors } });
    await user.click(await within(dialog).findByRole('button', { name: 'Rendre 1 épreuve officielle' }));
    const wind = await screen.findByRole('dialog', { name: 'Vent manquant' });
    expect(wind).toHaveTextContent(/50 m/);
    server.restoreAnswer('editTrial');
    await user.type(within(wind).getByLabelText('Vent (m/s)'), '4{Enter}');
    await waitFor(() =>
      expect(server.findRequests('editTrial').map(({ path, body }) => [path.split('/').at(-1), body])).toMatchObject([
        ['whole', { status: 40 }],
        ['race', { status: 40, dets: { wind: 0.4 } }],
        ['whole', { status: 40 }],
      ]),
    );
  });
});
