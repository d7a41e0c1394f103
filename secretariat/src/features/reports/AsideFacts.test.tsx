import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { TRIAL_STATUS } from 'shared-domain';
import type { LiveInputAnswer, RefusedFactsAnswer } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { anOrg, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

type Refused = RefusedFactsAnswer['facts'][number];

const aFact = (id: string, reason: string, change: Partial<Refused> = {}): Refused => ({
  id,
  kept: true,
  aside: 'official',
  errors: [{ id: 'conflict', detail: 'why', reason }],
  n: 1,
  trialOID: 'jump',
  device: 'ab12cd34',
  label: 'Sautoir 2',
  by: 'judge',
  arrived: '2026-06-13T13:00:00Z',
  fact: { id, kind: 'attempt', at: '2026-06-13T12:31:00Z', row: 'bib:412', r: 'x', h: 1750 } as Refused['fact'],
  ...change,
});

/** One that somebody took. */
const aTaken = (id: string): NonNullable<RefusedFactsAnswer['taken']>[number] => {
  const { errors: _, kept: __, aside: ___, ...read } = aFact(id, '');
  return { ...read, aside: 'held' };
};

function open(
  {
    role = 'owner' as 'owner' | 'reader',
    status = TRIAL_STATUS.official as 5 | 40,
    page = 'reports',
    taken = [] as NonNullable<RefusedFactsAnswer['taken']>,
  } = {},
  ...facts: Refused[]
) {
  let listed = facts;
  const server = fakeServer({
    orgs: [anOrg({ role })],
    challenges: [aChallenge({ oid: 'val', name: 'Régionaux du Val' })],
    answers: {
      reports: () => ({ reports: [], cards: [] }),
      codes: () => ({ codes: [] }),
      secretariatTrials: () => ({
        trials: [aTrial({ oid: 'jump', g0: 900_001, g1: '0', category: 56, group: 'Hauteur Femmes', status })],
      }),
      logs: () => ({ logs: [] }),
      refusedFacts: () => ({ facts: listed, taken }),
      takeAside: ({ body }) => {
        const { facts: ids } = body as { facts: string[] };
        listed = listed.filter(({ id }) => !ids.includes(id));
        return { accepted: ids, refused: [] } as unknown as LiveInputAnswer;
      },
    },
  });
  return { server, ...renderSecretariat(`/mgr/lesecretariat/val/${page}`) };
}

const findSection = async () => within(await screen.findByRole('region', { name: /Hauteur/ }));

describe('what officials said that stands aside', () => {
  test('21. is named with its event, device and reason; over official results it counts once a reason is given', async () => {
    const { server, user } = open(
      {},
      aFact('f1', 'trial official'),
      aFact('f2', 'cleared'),
      aFact('f3', 'trial official', { fact: { id: 'f3', kind: 'side' } }),
    );
    const section = await findSection();
    expect(section.getAllByRole('listitem')).toHaveLength(1);
    expect(section.getByRole('listitem')).toHaveTextContent(
      /412 · 1\.75.*Sautoir 2\s: les résultats étaient officiels/,
    );
    await user.click(section.getByRole('button', { name: 'Le garder' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Le garder' }));
    expect(server.findRequests('takeAside')).toEqual([]);
    await user.type(question.getByRole('textbox'), 'Feuille retrouvée');
    await user.click(question.getByRole('button', { name: 'Le garder' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Hauteur/ })).toBeNull());
    expect(server.findRequests('takeAside').map(({ body }) => body)).toEqual([
      { facts: ['f1'], take: true, reason: 'Feuille retrouvée' },
    ]);
  });

  test('is left without a reason before results are official', async () => {
    const { server, user } = open({ status: 5 }, aFact('f1', 'held by another', { aside: 'held' }));
    await user.click((await findSection()).getByRole('button', { name: 'Le laisser de côté' }));
    await waitFor(() => expect(server.findRequests('takeAside')).toHaveLength(1));
    expect(server.findRequests('takeAside')[0]?.body).toEqual({ facts: ['f1'], take: false });
  });

  test('can still be kept once it was left', async () => {
    open({ status: 5 }, aFact('f2', 'left aside', { aside: 'held' }));
    const section = await findSection();
    expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Le garder']);
  });

  test('19. stands beside what counts in its place', async () => {
    const now = { id: 'now', kind: 'attempt', at: '2026-06-13T12:40:00Z', row: 'bib:412', r: 'o', h: 1750 };
    open({ status: 5 }, aFact('f1', 'held by another', { beside: [now] }), aFact('f2', 'held by another'));
    const lines = (await findSection()).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/412 · 1\.75\s: X.*Compte maintenant 412 · 1\.75\s: O/);
    expect(lines[1]).toHaveTextContent(/Compte maintenant rien/);
  });

  test('20. is left once it was kept, and kept once it was left', async () => {
    const decided = open({ status: 5, taken: [aTaken('f1')] }, aFact('f2', 'left aside', { aside: 'held' }));
    const section = await findSection();
    expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Le garder',
      'Le laisser de côté',
    ]);
    await decided.user.click(section.getByRole('button', { name: 'Le laisser de côté' }));
    await waitFor(() =>
      expect(decided.server.findRequests('takeAside').map(({ body }) => body)).toEqual([
        { facts: ['f1'], take: false },
      ]),
    );
  });

  test('20. is turned round by itself while others wait', async () => {
    const mixed = open(
      { status: 5, taken: [aTaken('f1')] },
      aFact('f2', 'left aside', { aside: 'held' }),
      aFact('f3', 'held by another', { aside: 'held' }),
    );
    const decide = async (name: string, body: object) => {
      await mixed.user.click((await findSection()).getByRole('button', { name }));
      await waitFor(() => expect(mixed.server.findRequests('takeAside').at(-1)?.body).toEqual(body));
      await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    };
    await decide('Finalement le laisser', { facts: ['f1'], take: false });
    await decide('Finalement le garder', { facts: ['f2'], take: true });
    await decide('Le garder', { facts: ['f3'], take: true });
  });

  test('is named on the page of the day, with the way to decide; who only reads decides nothing', async () => {
    open({ page: '' }, aFact('f1', 'trial official'), aFact('f2', 'left aside'));
    const day = within(await screen.findByRole('region', { name: 'Faits mis à part' }));
    expect(day.getByRole('link', { name: '1 fait attend une décision' })).toHaveAttribute(
      'href',
      '/mgr/lesecretariat/val/reports',
    );
  });

  test('is read without a button by who only reads', async () => {
    open({ role: 'reader' }, aFact('f1', 'trial official'));
    expect((await findSection()).queryByRole('button')).toBeNull();
  });
});
