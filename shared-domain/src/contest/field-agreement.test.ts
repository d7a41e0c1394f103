import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findFieldState } from '../field-state/field-state.ts';
import { findBestMark } from '../ranking/best-from-attempts.ts';
import { rankResults } from '../ranking/rank-results.ts';
import type { LiveState } from './field-contest.ts';
import { readHorizontalLive } from './horizontal/contest.ts';
import { foldHorizontal, stepHorizontal } from './horizontal/machine.ts';
import { findHorizontalRules } from './horizontal/rules.ts';
import type { AttemptResult } from './log/fact.ts';
import { listFacts } from './log/log.ts';
import { createVerticalContest } from './vertical/contest.ts';
import { readVerticalLive } from './vertical/live.ts';
import { stepVertical } from './vertical/machine.ts';
import { findVerticalRules } from './vertical/rules.ts';
import { findAttemptLetters, isBarDone, writeAttempts } from './vertical/sheet.ts';

const HIGH_JUMP = { g0: 900_001, g1: '0', status: 5, round: 'f' };
const LONG_JUMP = { g0: 900_003, g1: '0', status: 5, round: 'f' };
const SERIES = [1900, 1950, 2000, 2030];
const listNames = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`);
const listStarts = (names: readonly string[]) =>
  names.map((bib, index) => ({ last: bib, first: '', bib, odr: index + 1 }));
const aGame = fc.tuple(
  fc.integer({ min: 1, max: 11 }),
  fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 150 }),
);

/** The state of a list of results, its athlete by bib. */
function toLiveState({ athlete, ...state }: ReturnType<typeof findFieldState>): LiveState {
  return { ...state, ...(athlete !== undefined && { athlete: athlete.last }) };
}

describe('the state of the log is the state of the list that it makes (Q26)', () => {
  test('long jump, throws', () => {
    fc.assert(
      fc.property(aGame, ([count, draws]) => {
        const names = listNames(count);
        const rules = findHorizontalRules({ round: 'f' });
        let contest = foldHorizontal(rules, names, []).state;
        for (const [at, draw] of draws.entries()) {
          const rows = names.map((bib, index) => ({
            bib,
            last: bib,
            first: '',
            prf: { st: 6 },
            attempts: contest.series[index] ?? [],
          }));
          expect(readHorizontalLive(contest)).toEqual(toLiveState(findFieldState(LONG_JUMP, listStarts(names), rows)));
          const athlete = names[contest.next];
          if (athlete === undefined) break;
          const r: AttemptResult = draw > 96 ? 'r' : draw > 90 ? '-' : draw > 60 ? 'x' : 'o';
          const fact = { id: `${at}`, type: 'attempt', athlete, r, ...(r === 'o' && { v: 6000 + draw }) } as const;
          contest = stepHorizontal(contest, fact).state;
          const paper = contest.series.map((attempts) => ({
            attempts,
            prf: findBestMark(attempts, LONG_JUMP) ?? { st: 6 },
          }));
          expect(contest.ranks).toEqual(rankResults(paper, LONG_JUMP).map(({ rank }) => rank ?? null));
        }
        expect(foldHorizontal(rules, names, listFacts(contest.log))).toEqual({ state: contest, refusals: [] });
      }),
      { numRuns: 150 },
    );
  });

  test('high jump, from the opening height to the end of the jump-off', () => {
    fc.assert(
      fc.property(aGame, ([count, draws]) => {
        const names = listNames(count);
        const trial = { ...HIGH_JUMP, dets: { heights: SERIES } };
        let contest = createVerticalContest(findVerticalRules(HIGH_JUMP), names);
        contest = stepVertical(contest, { id: 's', type: 'start', bars: SERIES }).state;
        for (const [at, draw] of draws.entries()) {
          const sheet = contest.sheets[contest.next];
          const rows = names.map((bib, index) => {
            const rowSheet = contest.sheets[index];
            return { bib, last: bib, first: '', prf: { st: 6 }, attempts: rowSheet ? writeAttempts(rowSheet) : [] };
          });
          // A jump-off that nobody has begun is not on the sheets yet.
          const isOnPaper = contest.phase !== 'jumpOff' || contest.sheets.some(({ jumpOff }) => jumpOff.length > 0);
          if (isOnPaper)
            expect(readVerticalLive(contest)).toEqual(toLiveState(findFieldState(trial, listStarts(names), rows)));
          const id = `${at}`;
          if (contest.phase === 'end') break;
          if (contest.phase === 'tie')
            contest = stepVertical(contest, { id, type: 'jumpOff', decision: 'start' }).state;
          else if (sheet === undefined) {
            const bar = SERIES.find((height) => height > contest.bar);
            if (bar === undefined) break;
            contest = stepVertical(contest, { id, type: 'bar', bar }).state;
          } else {
            const mayRetire = !isBarDone(findAttemptLetters(sheet, contest.bar));
            const r: AttemptResult = draw > 97 && mayRetire ? 'r' : draw > 90 ? '-' : draw > 45 ? 'x' : 'o';
            contest = stepVertical(contest, { id, type: 'attempt', athlete: names[contest.next] ?? '', r }).state;
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});
