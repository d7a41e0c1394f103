import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ProtestsAnswer, SecretariatTrials, SheetAnswer, TrialEdit } from 'shared-domain/contract';
import { aChallenge, aResultRow, aTrial } from 'shared-domain/testing';
import { conflict, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const CHALLENGE = aChallenge();
type Trial = SecretariatTrials['trials'][number];
const makeHeat = (n: number, overrides: Partial<Trial>): Trial => ({
  ...aTrial({
    oid: `t${n}`,
    chOID: CHALLENGE.oid,
    uid: `000100-0-56-h${n}`,
    round: 'h',
    heat: n,
    heats: 4,
    starts: 8,
    results: 8,
  }),
  ...overrides,
});
const TRIALS = [
  makeHeat(1, { status: 40 }),
  makeHeat(2, { status: 15 }),
  makeHeat(3, {
    status: 10,
    results: 5,
    hold: { expires: '2026-06-13T14:10:00Z', own: false, email: 'marie@club.example' },
  }),
  makeHeat(4, { status: 25, results: 0 }),
];

/** The sheet of a heat with eight entries and as many results as the programme has. */
const makeSheet = (trial: Trial): SheetAnswer => ({
  trial,
  kind: 'outdoor',
  starts: Array.from({ length: 8 }, (_, at) => ({ last: `A${at}`, first: 'Inès', bib: `${at}`, row: `bib:${at}` })),
  results: Array.from({ length: trial.results }, (_, at) => ({
    ...aResultRow({ bib: `${at}`, last: `A${at}` }),
    row: `bib:${at}`,
    revision: 1,
  })),
  remarks: [],
  corrections: [],
  statuses: [],
});

async function renderBoard(trials: Trial[] = TRIALS, register: ProtestsAnswer = { protests: [], announcements: [] }) {
  let kept = trials;
  const server = fakeServer({
    challenges: [CHALLENGE],
    answers: {
      secretariatTrials: () => ({ trials: kept }),
      protests: () => register,
      trialSheet: ({ path }) => makeSheet(kept.find(({ oid }) => path.includes(`/${oid}/`)) as Trial),
      editTrial: ({ path, body }) => {
        const oid = path.split('/').at(-1);
        kept = kept.map((trial) =>
          trial.oid === oid ? { ...trial, status: (body as TrialEdit).status ?? 20 } : trial,
        );
        return kept[0] as Trial;
      },
    },
  });
  const { user, host } = renderSecretariat(`/mgr/lesecretariat/${CHALLENGE.oid}/results`);
  await screen.findByRole('heading', { name: 'Résultats' });
  return { server, user, host };
}

describe('the board of results (P11.9)', () => {
  test('shows each trial with its stage, results and entries, and who holds it', async () => {
    await renderBoard();
    const table = await screen.findByRole('table', { name: 'Toutes les épreuves' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
    const row = within(table).getByRole('row', { name: /Série\s3\/4/ });
    expect(row).toHaveTextContent(/5\/8.*Terminée.*marie@club.example/);
    expect(screen.getByRole('link', { name: 'En attente 1' })).toHaveAttribute(
      'href',
      expect.stringContaining('v=pending'),
    );
  });

  test('shows one stage only, from the address', async () => {
    const { user } = await renderBoard();
    await user.click(await screen.findByRole('link', { name: 'Non officielles 1' }));
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim())).toEqual([
      '100 m Femmes – Série\u00a02/4',
    ]);
  });

  test('makes all official at once after naming what is missing; trials without results stay', async () => {
    const { server, user, host } = await renderBoard();
    await user.click(await screen.findByRole('button', { name: 'Rendre officiel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rendre 2 épreuves officielles\u202f?' });
    expect(await within(dialog).findByRole('checkbox', { name: /Série\s3\/4.*3 lignes sans résultat/ })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Rendre 2 épreuves officielles' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('2 épreuves rendues officielles.'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.findRequests('editTrial').map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
      ['t2', { status: 40 }],
      ['t3', { status: 40 }],
    ]);
  });

  test('makes only the chosen ones official; each refusal shows why', async () => {
    const { server, user } = await renderBoard();
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner 100 m Femmes – Série\u00a02/4' }));
    server.overrideAnswer('editTrial', conflict('held', 'held by marie@club.example'));
    await user.click(screen.getByRole('button', { name: 'Rendre 1 épreuve officielle' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rendre 1 épreuve officielle\u202f?' });
    await within(dialog).findByRole('checkbox', { name: /Série\s2/ });
    await user.click(within(dialog).getByRole('button', { name: 'Rendre 1 épreuve officielle' }));
    const report = await screen.findByRole('dialog', { name: 'Devenues officielles\u00a0: 0 sur 1' });
    expect(within(report).getByRole('listitem')).toHaveTextContent(
      /Série\s2\/4.*Quelqu’un d’autre tient cette épreuve/,
    );
  });

  test('without trials leads to the import', async () => {
    await renderBoard([]);
    expect(await screen.findByText('Aucune épreuve')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Importer des engagés' })).toBeVisible();
  });

  test('shows an error when the programme cannot be read, and can try again', async () => {
    const server = fakeServer({ challenges: [CHALLENGE], answers: { secretariatTrials: () => ({ trials: TRIALS }) } });
    server.overrideAnswer('secretariatTrials', refusal('not found', 'there is no challenge'));
    renderSecretariat(`/mgr/lesecretariat/${CHALLENGE.oid}/results`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/n’existe plus/);
  });
});
