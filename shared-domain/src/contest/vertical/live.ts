import { countFailures } from '../../ranking/vertical-countback.ts';
import type { LiveState } from '../field-contest.ts';
import type { VerticalContest } from './contest.ts';
import { findAttemptLetters, isStillIn, type VerticalSheet } from './sheet.ts';

function hasNoAttemptAtBar({ sheets, bar, phase }: VerticalContest): boolean {
  return phase === 'jumpOff'
    ? sheets.every(({ jumpOff }) => jumpOff.at(-1)?.h !== bar)
    : sheets.every((sheet) => findAttemptLetters(sheet, bar) === '');
}

function buildNextBarState({ sheets, athletes, series, bar, rules }: VerticalContest): LiveState {
  const next = series.find((height) => height > bar);
  const athlete = athletes[sheets.findIndex((sheet) => isStillIn(sheet, rules.standard))];
  return {
    state: 'bar',
    ...(next !== undefined && { bar: next }),
    ...(athlete !== undefined && { athlete }),
    attempt: 1,
  };
}

/**
 * What a high jump or pole vault shows now. A new bar is shown from the last attempt at the bar below until the first one at it.
 * @example readVerticalLive(createVerticalContest(findVerticalRules({ g0: 900_001 }), ['412', '87'])) // { state: 'soon' }
 */
export function readVerticalLive(contest: VerticalContest): LiveState {
  const { phase, bar, sheets, athletes, next } = contest;
  if (phase === 'before') return { state: 'soon' };
  if (phase === 'end' || phase === 'tie') return { state: 'end', bar };
  if (next < 0) return buildNextBarState(contest);
  const athlete = athletes[next] as string;
  if (sheets.every(({ bars }) => bars.length === 0)) return { state: 'first', bar, athlete, attempt: 1 };
  if (hasNoAttemptAtBar(contest)) return { state: 'bar', bar, athlete, attempt: 1 };
  const attempt = phase === 'jumpOff' ? 1 : countFailures(findAttemptLetters(sheets[next] as VerticalSheet, bar)) + 1;
  return { state: 'next', bar, athlete, attempt };
}
