import type { VerticalAttempt } from '../ranking/attempts.ts';
import { failuresIn, isCleared } from '../ranking/vertical-jump.ts';
import { type FieldState, nextInOrder, type Standing, shownAthlete, type Turn } from './field-contest.ts';
import { jumpOffState } from './jump-off-state.ts';

/** Consecutive failures that put an athlete out, at whatever heights (TR 26.2). */
const OUT_AFTER = 3;

/** Out by failures or retired. A clearance resets the count, a pass does not (TR 26.2). */
export function isOut(bars: readonly VerticalAttempt[]): boolean {
  let failures = 0;
  for (const { r } of bars) {
    if (r.endsWith('r')) return true;
    failures = isCleared(r) ? 0 : failures + failuresIn(r);
    if (failures >= OUT_AFTER) return true;
  }
  return false;
}

function contestBars(turn: Turn): VerticalAttempt[] {
  const bars = (turn.row?.attempts ?? []) as readonly VerticalAttempt[];
  return bars.filter(({ j }) => j !== true).sort((a, b) => a.h - b.h);
}

function standingAt(turn: Turn, bar: number): Standing {
  const bars = contestBars(turn);
  const r = bars.find(({ h }) => h === bar)?.r ?? '';
  const decided = isCleared(r) || r.endsWith('-');
  const taken = failuresIn(r);
  return { ...turn, taken, acted: taken + (decided ? 1 : 0), open: !decided && !isOut(bars) };
}

/**
 * State of a high jump or pole vault: the current bar is the highest at which anyone has a trial or a pass; when all are
 * done there, those still in go to the next one of the announced heights. `step` mm is the raise of a jump-off.
 */
export function verticalState(turns: readonly Turn[], heights: readonly number[], step: number): FieldState {
  const current = Math.max(...turns.flatMap((turn) => contestBars(turn).map(({ h }) => h)));
  const next = nextInOrder(turns.map((turn) => standingAt(turn, current)));
  if (next) return { state: 'next', bar: current, athlete: shownAthlete(next.athlete), attempt: next.taken + 1 };
  const first = turns.find((turn) => !isOut(contestBars(turn)));
  if (!first) return jumpOffState(turns, step) ?? { state: 'end', bar: current };
  const bar = heights.filter((h) => h > current).sort((a, b) => a - b)[0];
  return { state: 'bar', ...(bar !== undefined && { bar }), athlete: shownAthlete(first.athlete), attempt: 1 };
}
