import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChallenge } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { here, renderSite } from '../../testing/render-site.tsx';
import { TopPerformancesPage } from './TopPerformancesPage.tsx';

const top = (last: string, category: number, hun: number, more: object = {}) => ({
  bib: last,
  last,
  first: 'A',
  club: 'AC Nord',
  category,
  prf: { v: 11_580, u: 'ms', st: 1 },
  pts: { hun, lvl: 3 },
  gOID: 'G',
  group: '100 m',
  trialOID: 'T',
  uid: '000100-0-56-f1',
  round: 'f',
  heat: 1,
  g0: 100,
  g1: '0',
  family: 1,
  date: '2026-06-13T14:35:00+02:00',
  ...more,
});
const jump = { g0: 900_003, family: 6, prf: { v: 6840, u: 'mm', st: 1 }, wind: 1.2 };
const women = [top('VALMOREL', 56, 1100), top('KERBRAT', 56, 1000, jump), top('SANTERRE', 54, 1000)];

const render = (perfs: object, path = '/challenge/C/topperfs', language: 'fr' | 'en' = 'fr') => {
  fakeServer({
    '/api/challenge/C': aChallenge({ oid: 'C' }),
    '/api/challenge/C/perfs': { by: 'hun', editions: {}, men: [], women: [], ...perfs },
  });
  return renderSite(<TopPerformancesPage chOID="C" />, { path, language });
};
const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(
      (row) => `${within(row).getAllByRole('cell')[1]?.textContent} ${/[A-Z]{4,}/.exec(row.textContent ?? '')?.[0]}`,
    );

describe('Best marks', () => {
  test('27. stand in two lists, women and men, by points; equal points share their place', async () => {
    render({ women, men: [top('DUDIEU', 55, 900)] });
    expect(namesIn(await screen.findByRole('table', { name: /Femmes/ }))).toEqual([
      '1 VALMOREL',
      '2 KERBRAT',
      '2 SANTERRE',
    ]);
    expect(namesIn(screen.getByRole('table', { name: /Hommes/ }))).toEqual(['1 DUDIEU']);
    expect(screen.getByText('6.84')).toBeInTheDocument();
    const note = 'Classées par points. La meilleure performance de chacun par épreuve. Points : table hongroise.';
    expect(screen.getByText(note)).toBeInTheDocument();
  });

  test('the event of each leads to its list, with the row lit there', async () => {
    render({ women: [top('VALMOREL', 56, 1100, { auid: 'v1' })] });
    expect(await screen.findByRole('link', { name: /^100\sm/ })).toHaveAttribute('href', '/challenge/C/trial-T#v1');
  });

  test('the club of each leads to its page', async () => {
    render({ women: [top('VALMOREL', 56, 1100), top('KERBRAT', 56, 1000, { club: 'US Sud', coid: '035001' })] });
    expect(await screen.findByRole('link', { name: 'AC Nord' })).toHaveAttribute(
      'href',
      '/challenge/C/teammembers/ACNord',
    );
    expect(screen.getByRole('link', { name: 'US Sud' })).toHaveAttribute('href', '/challenge/C/teammembers/035001');
  });

  test('a relay team that is named after its club says the club once', async () => {
    const relay = { last: '', first: '', club: 'AC Sud', relay: { oid: 'ACSud', n: 1 } };
    render({ women: [top('VALMOREL', 56, 1100), top('x', 56, 900, { ...relay, g0: 4100 })] });
    expect(await screen.findAllByText('AC Sud')).toHaveLength(1);
  });

  test.each([
    ['US Pontivy', 'US Pontivy'],
    ['US Pontivy 2', 'US Pontivy 2'],
    ['2', 'US Pontivy 2'],
  ])('a relay team %s of a club is named %s', async (n, name) => {
    const relay = { last: 'US Pontivy', first: '', club: 'US Pontivy', relay: { oid: 'USPontivy', n } };
    render({ women: [top('VALMOREL', 56, 1100), top('x', 56, 900, { ...relay, g0: 4100 })] });
    expect(await screen.findByText(name, { exact: true })).toBeInTheDocument();
    expect(screen.queryByText('US Pontivy US Pontivy', { exact: false })).toBeNull();
  });

  test('a mark timed by hand has one decimal and an h (TR 19.8)', async () => {
    render({ women: [top('VALMOREL', 56, 1100, { prf: { v: 11_300, u: 'ms', st: 1 }, hand: true })] });
    expect(await screen.findByText('11.3h')).toBeInTheDocument();
  });

  test('16. a family and a category are chosen in the address, places are counted anew', async () => {
    render({ women });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Toutes les familles' }), 'Sauts');
    expect(here()).toBe('/challenge/C/topperfs?fam=6');
    expect(namesIn(screen.getByRole('table', { name: /Femmes/ }))).toEqual(['1 KERBRAT']);
  });

  test.each([
    ['fr', /^1\s482 performances$/],
    ['en', /^1,482 marks$/],
  ] as const)('of thousands are counted with thousands apart, as %s writes them', async (language, text) => {
    const many = Array.from({ length: 1482 }, (_, at) => top(`COUREUSE${at}`, 56, 1000));
    render({ women: many }, '/challenge/C/topperfs', language);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('before any result say so in the agreed words', async () => {
    render({});
    expect(await screen.findByText('No Resultlist available')).toBeVisible();
  });
});
