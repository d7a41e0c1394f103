import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ResultList } from 'shared-domain/contract';
import { aChallenge, aResultList, aResultRow } from 'shared-domain/testing';
import { renderSite } from '../../testing/render-site.tsx';
import { TimedRanking } from './TimedRanking.tsx';

const heat = (number: number, ...seconds: number[]): ResultList =>
  aResultList({
    oid: `f${number}`,
    round: 'f',
    heat: number,
    heats: 2,
    rounds: 1,
    rows: seconds.map((time, at) =>
      aResultRow({
        bib: `${number}${at}`,
        last: `COUREUR${number}${at}`,
        rank: at + 1,
        prf: { v: Math.round(time * 1000), u: 'ms', st: 1 },
      }),
    ),
  });
const rendered = (lists: readonly ResultList[], rounds: readonly string[]) =>
  renderSite(<TimedRanking lists={lists} rounds={rounds} challenge={aChallenge()} />);

test('timed finals are one ranking by mark, each row with its heat', () => {
  rendered([heat(1, 11.5, 11.9), heat(2, 11.2)], ['f']);
  expect(screen.getByRole('heading', { name: 'Classement' })).toBeVisible();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.match(/COUREUR\d+/)?.[0])).toEqual([
    'COUREUR20',
    'COUREUR10',
    'COUREUR11',
  ]);
  expect(screen.getAllByRole('link', { name: 'Finale directe 1/2' })).toHaveLength(2);
});

test.each([
  ['heats before a final', [heat(1, 11.5), heat(2, 11.2)], ['h', 'f']],
  ['a single final', [heat(1, 11.5)], ['f']],
])('%s: there is none', (_, lists, rounds) => {
  rendered(lists, rounds);
  expect(screen.queryByRole('heading', { name: 'Classement' })).toBeNull();
});
