import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findBestMark } from '../../ranking/best-from-attempts.ts';
import { rankResults } from '../../ranking/rank-results.ts';
import { listFacts } from '../log/log.ts';
import { createVerticalContest, type VerticalContest } from './contest.ts';
import type { VerticalFact } from './fact.ts';
import { foldVertical, stepVertical } from './machine.ts';
import { findVerticalRules } from './rules.ts';
import { findAttemptLetters, isBarDone, isStillIn, readSheet, writeAttempts } from './sheet.ts';
import { listVerticalStandings } from './standings.ts';

const EVENT = { g0: 900_001, g1: '0' };
const RULES = findVerticalRules(EVENT);
const SERIES = [1900, 1950, 2000, 2030, 2060, 2080, 2100];
const listNames = (count: number) => Array.from({ length: count }, (_, index) => `athlete ${index}`);

/** What a judge does next with a number drawn between 0 and 99: the lower the bar, the likelier a clearance. */
function legalFact(contest: VerticalContest, draw: number, id: string): VerticalFact {
  if (contest.phase === 'before') return { id, type: 'start', bars: SERIES };
  if (contest.phase === 'tie') {
    const isWilling = contest.sheets.some(({ hasRetired }, index) => !hasRetired && contest.ranks[index] === 1);
    return { id, type: 'jumpOff', decision: isWilling && draw < 75 ? 'start' : 'not held' };
  }
  const athlete = contest.athletes[contest.next];
  if (athlete === undefined) {
    return { id, type: 'bar', bar: contest.series.find((bar) => bar > contest.bar) ?? contest.bar + 20 };
  }
  if (contest.phase === 'jumpOff') return { id, type: 'attempt', athlete, r: draw < 45 ? 'o' : draw < 93 ? 'x' : 'r' };
  const chance = 80 - 12 * contest.series.indexOf(contest.bar);
  const r = draw > 97 ? 'r' : draw > 90 ? '-' : draw < chance ? 'o' : 'x';
  return { id, type: 'attempt', athlete, bar: contest.bar, r };
}

/** A whole contest, legal throughout, from the draws of fast-check; after 400 facts everybody retires. */
function playRandomly(count: number, draws: readonly number[], rules = RULES): VerticalContest {
  let contest = createVerticalContest(rules, listNames(count));
  for (let at = 0; contest.phase !== 'end'; at++) {
    const draw = at < 400 ? (draws[at % draws.length] ?? 99) : 99;
    const { state, refusal } = stepVertical(contest, legalFact(contest, draw, `f${at}`));
    if (refusal !== undefined) throw new Error(refusal.rule);
    contest = state;
  }
  return contest;
}

const aGame = fc.tuple(
  fc.integer({ min: 1, max: 8 }),
  fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 5, maxLength: 120 }),
);

function placesOnPaper(contest: VerticalContest): (number | null)[] {
  const rows = contest.sheets.map((sheet) => {
    const attempts = writeAttempts(sheet);
    return { prf: findBestMark(attempts, EVENT) ?? { st: 6 }, attempts };
  });
  return rankResults(rows, EVENT).map(({ rank }) => rank ?? null);
}

describe('laws of the high jump', () => {
  test('random legal play ends in the places that the sheets alone give', () => {
    fc.assert(
      fc.property(aGame, ([count, draws]) => {
        const contest = playRandomly(count, draws);
        expect(contest.phase).toBe('end');
        expect(contest.ranks).toEqual(placesOnPaper(contest));
      }),
      { numRuns: 300 },
    );
  });

  test('after every trial of the contest the places are those of the sheets so far', () => {
    fc.assert(
      fc.property(aGame, ([count, draws]) => {
        const log = listFacts(playRandomly(count, draws).log);
        foldVertical(RULES, listNames(count), log, {
          onFact: (contest) => {
            if (contest.phase !== 'jumpOff') expect(contest.ranks).toEqual(placesOnPaper(contest));
          },
        });
      }),
      { numRuns: 60 },
    );
  });

  test('the jump state machine replays to the same state: step by step, as a whole, and from its JSON', () => {
    fc.assert(
      fc.property(aGame, ([count, draws]) => {
        const contest = playRandomly(count, draws);
        const log = listFacts(contest.log);
        expect(foldVertical(RULES, contest.athletes, log)).toEqual({ state: contest, refusals: [] });
        const copied = JSON.parse(JSON.stringify({ log, athletes: contest.athletes, rules: RULES }));
        expect(foldVertical(copied.rules, copied.athletes, copied.log).state).toEqual(contest);
      }),
      { numRuns: 100 },
    );
  });

  test('a refused fact changes nothing, an accepted one never touches the contest before it', () => {
    fc.assert(
      fc.property(aGame, ([count, draws]) => {
        const log = listFacts(playRandomly(count, draws).log);
        let contest = createVerticalContest(RULES, listNames(count));
        for (const fact of log) {
          const before = JSON.stringify(contest);
          const { state } = stepVertical(contest, fact);
          expect(JSON.stringify(contest)).toBe(before);
          expect(stepVertical(state, fact).state).toBe(state);
          contest = state;
        }
      }),
      { numRuns: 30 },
    );
  });

  test('a trial corrected into itself leaves everything as it was but the log and its ids', () => {
    fc.assert(
      fc.property(aGame, fc.nat(), ([count, draws], pick) => {
        const contest = playRandomly(count, draws);
        const trials = listFacts(contest.log).filter(({ type }) => type === 'attempt');
        const old = trials[pick % trials.length] as VerticalFact;
        const fact = { id: 'c', type: 'correction', replaces: old.id, with: [{ ...old, id: 'same' }] } as const;
        const { state, refusal } = stepVertical(contest, fact);
        expect(refusal).toBeUndefined();
        expect({ ...state, log: null }).toEqual({ ...contest, log: null });
      }),
      { numRuns: 60 },
    );
  });

  test('a sheet read from its attempts equals that of the log; nobody jumps after three failures in a row', () => {
    fc.assert(
      fc.property(aGame, ([count, draws]) => {
        const contest = playRandomly(count, draws);
        for (const sheet of contest.sheets) {
          const { hasRetired, ...readBack } = readSheet(writeAttempts(sheet).toReversed());
          expect({ ...sheet, jumpOff: [] }).toEqual({ ...readBack, hasRetired: sheet.hasRetired, jumpOff: [] });
          expect(hasRetired && !sheet.hasRetired).toBe(false);
          expect(sheet.consecutiveFailures).toBeLessThanOrEqual(3);
        }
        for (const { status } of listVerticalStandings(contest)) expect(status).not.toBe('in');
        expect(
          contest.sheets.some((sheet) => isStillIn(sheet) && !isBarDone(findAttemptLetters(sheet, contest.bar))),
        ).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});
