import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ResultList, ResultRow } from 'shared-domain/contract';
import { aChallenge, aResultList, aResultRow } from 'shared-domain/testing';
import { renderSite } from '../../testing/render-site.tsx';
import { RoundQualifiers } from './RoundQualifiers.tsx';

const row = (last: string, v: number, qualified?: ResultRow['qualified']): ResultRow =>
  aResultRow({ bib: last, last, prf: { v, u: 'ms', st: 1 }, qualified });
const heat = (number: number, ...rows: ResultRow[]): ResultList =>
  aResultList({ oid: `h${number}`, round: 'h', heat: number, heats: 2, rounds: 2, rows });
const listNames = () =>
  screen.queryAllByRole('rowheader').map(({ textContent }) => /R[A-Z]+/.exec(textContent ?? '')?.[0]);

test('who goes on from a round: Q before q, then by mark, each with the heat', () => {
  const first = heat(1, row('RAPID', 11_100, 'Q'), row('RUSH', 11_200, 'q'), row('RAIL', 11_300));
  const second = heat(2, row('RIVER', 11_500, 'Q'), row('ROCK', 11_150, 'q'));
  renderSite(<RoundQualifiers lists={[first, second]} challenge={aChallenge()} />);
  expect(screen.getByRole('heading', { name: 'Qualifiés' })).toBeVisible();
  expect(listNames()).toEqual(['RAPID', 'RIVER', 'ROCK', 'RUSH']);
  expect(screen.getAllByRole('link', { name: 'Série 2/2' })).toHaveLength(2);
});

test.each([
  ['of a race', '000100-0-56-h1', 'Q à la place, puis q au temps'],
  ['of pools', '900003-0-56-q1', 'Q à la performance (minimum atteint), puis q aux meilleures performances'],
])('how they qualified is said %s', (_, uid, help) => {
  const lists = [1, 2].map((number) =>
    aResultList({
      uid,
      oid: `h${number}`,
      heat: number,
      heats: 2,
      rounds: 2,
      rows: [row('RAPID', 8000 + number, 'Q')],
    }),
  );
  renderSite(<RoundQualifiers lists={lists} challenge={aChallenge()} />);
  expect(screen.getByText(help)).toBeVisible();
});

test('relays are teams', () => {
  const relay = { oid: 'r', n: 'AC Valmont', cat: 56 };
  const lists = [1, 2].map((number) =>
    aResultList({
      uid: `004100-0-56-h${number}`,
      oid: `h${number}`,
      heats: 2,
      rounds: 2,
      rows: [{ ...row('AC Valmont', 45_000 + number, 'Q'), relay }],
    }),
  );
  renderSite(<RoundQualifiers lists={lists} challenge={aChallenge()} />);
  expect(screen.getByRole('columnheader', { name: /Équipe/ })).toBeVisible();
});

test('the marks of each heat are written as it was timed', () => {
  const byHand = { ...heat(2, row('RIVER', 12_100, 'Q')), dets: { hand: true } };
  renderSite(<RoundQualifiers lists={[heat(1, row('RAPID', 11_180, 'Q')), byHand]} challenge={aChallenge()} />);
  expect(screen.getByText('11.18')).toBeInTheDocument();
  expect(screen.getByText('12.1h')).toBeInTheDocument();
});

test.each([
  ['a round from which nobody goes on', [heat(1, row('RAPID', 11_100)), heat(2, row('RIVER', 11_500))]],
  ['a single heat', [heat(1, row('RAPID', 11_100, 'Q'))]],
])('%s: no table', (_, lists) => {
  renderSite(<RoundQualifiers lists={lists} challenge={aChallenge()} />);
  expect(screen.queryByRole('heading', { name: 'Qualifiés' })).toBeNull();
});
