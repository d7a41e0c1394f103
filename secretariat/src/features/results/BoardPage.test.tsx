import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SecretariatTrials, TrialEdit } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { conflict, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const CHALLENGE = aChallenge();
type Trial = SecretariatTrials['trials'][number];
const heat = (n: number, overrides: Partial<Trial>): Trial => ({
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
  heat(1, { status: 40 }),
  heat(2, { status: 15 }),
  heat(3, {
    status: 10,
    results: 5,
    hold: { expires: '2026-06-13T14:10:00Z', own: false, email: 'marie@club.example' },
  }),
  heat(4, { status: 25, results: 0 }),
];

async function renderBoard(trials: Trial[] = TRIALS) {
  let kept = trials;
  const server = fakeServer({
    challenges: [CHALLENGE],
    answers: {
      secretariatTrials: () => ({ trials: kept }),
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
  test('shows every trial with what it waits for, how many results of how many, and who holds it', async () => {
    await renderBoard();
    const table = await screen.findByRole('table', { name: 'Toutes les épreuves' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
    const row = within(table).getByRole('row', { name: /Série 3\/4/ });
    expect(row).toHaveTextContent(/5\/8.*Terminée.*marie@club.example/);
    expect(screen.getByRole('link', { name: 'En attente 1' })).toHaveAttribute(
      'href',
      expect.stringContaining('v=pending'),
    );
  });

  test('one state of them, from the address', async () => {
    const { user } = await renderBoard();
    await user.click(await screen.findByRole('link', { name: 'Non officielles 1' }));
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim())).toEqual([
      '100 m F SE – Série 2/4',
    ]);
  });

  test('all become official at once, after what is missing has been said; what has no result does not', async () => {
    const { server, user, host } = await renderBoard();
    await user.click(await screen.findByRole('button', { name: 'Rendre 2 épreuves officielles' }));
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ subTitle: 'Il manque des résultats dans\u00a0: 100 m F SE – Série 3/4.' }),
    );
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('2 épreuves rendues officielles.'));
    expect(server.asked('editTrial').map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
      ['t2', { status: 40 }],
      ['t3', { status: 40 }],
    ]);
  });

  test('those chosen alone; one that is refused is named', async () => {
    const { server, user, host } = await renderBoard();
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner 100 m F SE – Série 2/4' }));
    server.impose('editTrial', conflict('held', 'held by marie@club.example'));
    await user.click(screen.getByRole('button', { name: 'Rendre 1 épreuve officielle' }));
    await waitFor(() =>
      expect(host.notify).toHaveBeenCalledWith(
        'Refusé pour\u00a0: 100 m F SE – Série 2/4 (Quelqu’un d’autre tient cette épreuve. Réessayez quand elle sera libre.)',
        { kind: 'error' },
      ),
    );
  });

  test('no trial yet leads to the import', async () => {
    await renderBoard([]);
    expect(await screen.findByText('Aucune épreuve')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Importer des engagés' })).toBeVisible();
  });

  test('a programme that cannot be read says so, and can be asked for again', async () => {
    const server = fakeServer({ challenges: [CHALLENGE], answers: { secretariatTrials: () => ({ trials: TRIALS }) } });
    server.impose('secretariatTrials', refusal('not found', 'there is no challenge'));
    renderSecretariat(`/mgr/lesecretariat/${CHALLENGE.oid}/results`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/n’existe plus/);
  });
});
