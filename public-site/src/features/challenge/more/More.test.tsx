import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { PricesAnswer, TopPerformance } from 'shared-domain/contract';
import { aChallenge } from 'shared-domain/testing';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { MoreSections } from './MoreSections.tsx';

const mark = (last: string, more: Partial<TopPerformance> = {}): TopPerformance => ({
  last,
  first: 'Léa',
  category: 56,
  prf: { v: 11_580, u: 'ms', st: 1 },
  pts: { hun: 1000 },
  gOID: 'G',
  group: '100 m Femmes',
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
const price = (kd: string, amount: number): PricesAnswer['prices'][number] => ({
  oid: kd,
  kd: 'ch',
  unit_amount: amount,
  currency: 'eur',
  metadata: { kd },
});
const ranked = { by: 'hun', editions: {} };
const none = {
  '/api/challenge/C/prices': { prices: [] },
  '/api/challenge/C/perfs': { ...ranked, women: [], men: [] },
  '/api/challenge/C/pes': { ...ranked, total: 0, pes: [] },
  '/api/challenge/C/cpes': { total: 0, clubs: [] },
  '/api/challenge/C/teams': { by: 'hun', teams: [] },
};
const show = (answers: Record<string, unknown>, facts = {}) => {
  const server = fakeServer({ ...none, ...answers });
  renderSite(<MoreSections challenge={aChallenge({ oid: 'C', date: '2999-06-13', ...facts })} />, {
    path: '/challenge/C',
  });
  return server;
};

describe('what stands around a programme', () => {
  test('prices: the public’s, and licence holders’ by licence, region, department', async () => {
    show({
      '/api/challenge/C/prices': {
        prices: [price('main', 800), price('liFFA', 500), price('rgn53', 400), price('dpt35', 0)],
      },
    });
    const prices = await screen.findByRole('region', { name: 'Tarifs' });
    expect(
      within(prices)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Public', 'Licence FFA', 'Licenciés Bretagne', 'Licenciés du département 35']);
    expect(
      within(prices)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['8,00\u00a0€', '5,00\u00a0€', '4,00\u00a0€', 'gratuit']);
  });

  test('a competition that is over no longer asks for its prices', async () => {
    const server = show(
      { '/api/challenge/C/perfs': { ...ranked, women: [mark('KERBRAT')], men: [] } },
      { date: '2020-06-13' },
    );
    await screen.findByRole('region', { name: 'Top perfs' });
    expect(server.requestedUrls.some((url) => url.endsWith('/prices'))).toBe(false);
  });

  test('a best mark leads to the row of who made it, which is lit there', async () => {
    show({ '/api/challenge/C/perfs': { ...ranked, women: [mark('KERBRAT', { auid: 'k/1' })], men: [] } });
    const top = await screen.findByRole('region', { name: 'Top perfs' });
    expect(within(top).getByRole('link', { name: /KERBRAT/ })).toHaveAttribute('href', '/challenge/C/trial-T#k%2F1');
  });

  test('the best marks of each sex lead to their lists', async () => {
    show({
      '/api/challenge/C/perfs': { ...ranked, women: [mark('KERBRAT')], men: [mark('BELLONI', { category: 55 })] },
    });
    const top = await screen.findByRole('region', { name: 'Top perfs' });
    expect(within(top).getByRole('heading', { name: 'Femmes' })).toBeInTheDocument();
    expect(within(top).getByRole('link', { name: /KERBRAT Léa.*100\sm.*11 secondes 58/ })).toHaveAttribute(
      'href',
      '/challenge/C/trial-T',
    );
    expect(within(top).getByRole('link', { name: 'Toutes les performances' })).toHaveAttribute(
      'href',
      '/challenge/C/topperfs',
    );
  });

  test('records are counted in all, and say what they beat', async () => {
    const beaten = mark('VALMOREL', { pe: { k: 'PB', prev: 11_670 } });
    const clubs = [
      { club: 'AC Valmont', count: 5, pb: 3, sb: 2 },
      { club: 'US Montclair', count: 2, pb: 2, sb: 0 },
    ];
    show({
      '/api/challenge/C/pes': { ...ranked, total: 42, pes: [beaten] },
      '/api/challenge/C/cpes': { total: 2, clubs },
    });
    const records = await screen.findByRole('region', { name: /RP et meilleures de la saison/ });
    expect(records).toHaveTextContent('RP et meilleures de la saison 42');
    expect(records).toHaveTextContent('100 m · avant 11.67 (−0.09)');
    expect(records).toHaveTextContent('Par club : AC Valmont 5 · US Montclair 2');
  });

  test('teams stand where at least two have points', async () => {
    const team = (oid: string, points?: number) => ({ oid, kind: 'club', title: oid, index: 1, points, counts: {} });
    show({
      '/api/challenge/C/teams': { by: 'hun', teams: [team('AC Valmont', 900), team('EA Trois', 800), team('X')] },
    });
    const teams = await screen.findByRole('region', { name: 'Équipes' });
    expect(within(teams).getAllByRole('listitem')).toHaveLength(2);
  });

  test('nothing to say, or a call that fails, leaves no empty title', async () => {
    const server = show({ '/api/challenge/C/pes': 500, '/api/challenge/C/prices': { prices: [price('main', 800)] } });
    await screen.findByRole('region', { name: 'Tarifs' });
    expect(server.requestedUrls).toContain('/api/challenge/C/pes?qty=5');
    expect(screen.queryByRole('heading', { name: /Records/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Top perfs' })).toBeNull();
  });
});
