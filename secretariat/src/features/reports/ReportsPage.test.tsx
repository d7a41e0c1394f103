import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { ReportsAnswer } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { anOrg, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const challenge = aChallenge({ oid: 'val', name: 'Régionaux du Val' });
const PATH = '/mgr/lesecretariat/val/reports';

const LINE = {
  id: 'r1',
  at: '2026-06-13T12:31:00Z',
  trial: 'heat',
  row: 'bib:412',
  who: { bib: '412', last: 'Dupont', first: 'Léa' },
  from: 'Commissaire 3',
  what: 'line',
  rules: ['TR17.3.1'],
  open: true,
} as const;
afterEach(() => {
  jest.useRealTimers();
});

const ANSWERED = {
  ...LINE,
  id: 'r2',
  at: '2026-06-13T12:40:00Z',
  who: { bib: '7', last: 'Petit', first: 'Ana' },
  open: false,
  answer: { at: '2026-06-13T12:45:00Z', act: 'DQ', rules: ['TR17.3.1'] },
} as const;
const CARD = {
  id: 'c1',
  at: '2026-06-13T12:50:00Z',
  trial: 'walk',
  row: 'bib:12',
  who: { bib: '12', last: 'Rivière', first: 'Hugo' },
  what: 'red',
  symbol: '>',
  from: '4',
} as const;

function open(answer: object = { reports: [LINE, ANSWERED], cards: [CARD] }, path = PATH) {
  const trials = [
    aTrial({ oid: 'heat', g0: 200, g1: '0', category: 56, group: '200 m Femmes' }),
    aTrial({ oid: 'walk', g0: 10_000, g1: 'W', group: '10 000 m marche Femmes' }),
  ];
  const server = fakeServer({
    orgs: [anOrg({ role: 'reader' })],
    challenges: [challenge],
    answers: {
      reports: () => answer as ReportsAnswer,
      secretariatTrials: () => ({ trials }),
      logs: () => ({ logs: [] }),
    },
  });
  return { server, ...renderSecretariat(path) };
}

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('officials’ reports (officials 2.9)', () => {
  test('each says its event, whom it is about, the rule, who saw it when and what was decided; what waits comes first', async () => {
    open();
    const line = await rowOf('412 DUPONT Léa');
    expect((await line.findAllByRole('link', { name: /200 m/ }))[0]).toHaveAttribute(
      'href',
      '/mgr/lesecretariat/val/results?oids=heat',
    );
    expect(line.getByText(/TR17\.3\.1/)).toBeVisible();
    expect(line.getByText('Attend le juge-arbitre')).toBeVisible();
    expect(line.getAllByText('Commissaire 3')[0]).toBeInTheDocument();
    expect((await rowOf('7 PETIT Ana')).getByText(/disqualification TR17\.3\.1/)).toBeVisible();
    const card = await rowOf('12 RIVIÈRE Hugo');
    expect(card.getByText(/Carton rouge >/)).toBeVisible();
    expect(card.getAllByText(/Juge 4/)[0]).toBeInTheDocument();
    expect(screen.getAllByRole('rowheader').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      '412 DUPONT Léa',
      '12 RIVIÈRE Hugo',
      '7 PETIT Ana',
    ]);
  });

  test('those to decide are shown alone by an address', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: /À décider 1/ }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });

  test('where none waits, that is said', async () => {
    open({ reports: [ANSWERED], cards: [] }, `${PATH}?v=open`);
    expect(await screen.findByText('Aucun rapport n’attend le juge-arbitre')).toBeVisible();
  });

  test('before the first report the page says where they come from; a refusal is said, with a way to ask again', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    const { server, user } = open({ reports: [], cards: [] });
    expect(await screen.findByText('Aucun rapport')).toBeVisible();
    server.overrideAnswer('reports', refusal('unavailable', 'the database is being moved'));
    await act(() => jest.advanceTimersByTimeAsync(10_100));
    expect(await screen.findByRole('alert')).toHaveTextContent('the database is being moved');
    jest.useRealTimers();
    server.restoreAnswer('reports');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucun rapport')).toBeVisible();
  });
});
