import { expect, test } from '@jest/globals';
import { foldTrialView } from './device-view.ts';
import type { LoggedFact, SignedFact } from './fact.ts';
import { readBars } from './read-bars.ts';

const list = (drafts: readonly object[]): LoggedFact[] =>
  drafts.map((draft, at) => ({
    fact: {
      id: `f${at + 1}`,
      at: `2026-06-13T15:${String(10 + at)}:00Z`,
      trialOID: 't',
      ...draft,
    } as unknown as SignedFact,
    device: 'a',
    signerKind: 'judge',
    arrivalNumber: at + 1,
  }));
const read = (heights: number[], drafts: readonly object[]) =>
  readBars(
    foldTrialView(
      {
        oid: 't',
        g0: 900_001,
        g1: '0',
        round: 'f',
        status: 25,
        dets: { heights },
        rows: ['1', '2', '3'].map((bib, at) => ({ row: `bib:${bib}`, bib, odr: at + 1 })),
      } as never,
      list(drafts),
      'O',
    ),
  );
const jump = (bib: number, r: string) => ({ kind: 'attempt', bib: String(bib), r });
const xxx = (...bibs: number[]) => ['x', 'x', 'x'].flatMap((r) => bibs.map((bib) => jump(bib, r)));

test.each([
  [
    'the next announced one above the height cleared',
    [1700, 1750],
    [jump(1, 'o'), jump(2, 'o'), ...xxx(3), { kind: 'bar', h: 1750 }, ...xxx(1, 2)],
    1750,
  ],
  [
    'one step above it where none is announced',
    [1700],
    [jump(1, 'o'), jump(2, 'o'), ...xxx(3), { kind: 'bar', h: 1710 }, ...xxx(1, 2)],
    1710,
  ],
])('a tie for first place has the bar at which the jump-off begins: %s', (_, heights, facts, bar) => {
  const { tie, contest } = read(heights, facts);
  expect([tie?.athletes.map(({ row }) => row), tie?.bar]).toEqual([['bib:1', 'bib:2'], bar]);
  const begun = read(heights, [...facts, { kind: 'jumpOff', decision: 'start' }]);
  expect([begun.contest.bar, begun.tie]).toEqual([bar, undefined]);
  expect(contest.phase).toBe('tie');
});
