import type { VerticalAttempt } from '../ranking/attempts.ts';
import { compareJumpOff, failuresAtBest, heightCleared, isCleared } from '../ranking/vertical-jump.ts';
import { type FieldState, shownAthlete, type Turn } from './field-contest.ts';

function allBars(turn: Turn): readonly VerticalAttempt[] {
  return (turn.row?.attempts ?? []) as readonly VerticalAttempt[];
}

function jumpOffBars(turn: Turn): VerticalAttempt[] {
  return allBars(turn).filter(({ j }) => j === true);
}

/** Those tied for first place before the jump-off: same height, same failures (TR 26.8). */
function tiedForFirst(turns: readonly Turn[]): Turn[] {
  const keyOf = (turn: Turn): [number, number, number] => {
    const failures = failuresAtBest(allBars(turn));
    return [-(heightCleared(allBars(turn)) ?? 0), failures?.last ?? 0, failures?.total ?? 0];
  };
  const compare = (a: Turn, b: Turn) => {
    const [height, last, total] = keyOf(a);
    const [otherHeight, otherLast, otherTotal] = keyOf(b);
    return height - otherHeight || last - otherLast || total - otherTotal;
  };
  return turns.filter((turn) => turns.every((other) => compare(turn, other) <= 0));
}

/** Has not given up, and nobody cleared a bar that this one failed. */
function isAlive(turn: Turn, others: readonly Turn[]): boolean {
  const bars = jumpOffBars(turn);
  if (bars.some(({ r }) => r.endsWith('r') || r.endsWith('-'))) return false;
  return others.every((other) => compareJumpOff(bars, jumpOffBars(other).slice(0, bars.length)) <= 0);
}

/**
 * State of a jump-off for first place, undefined while there is none: one trial at each bar; the bar goes up by `step`
 * mm when more than one clears and down when all fail, until one is left (TR 26.9).
 */
export function jumpOffState(turns: readonly Turn[], step: number): FieldState | undefined {
  const tied = tiedForFirst(turns);
  const rounds = Math.max(0, ...tied.map((turn) => jumpOffBars(turn).length));
  const bar = tied.map((turn) => jumpOffBars(turn)[rounds - 1]?.h).find((h) => h !== undefined);
  if (bar === undefined) return undefined;
  const alive = tied.filter((turn) => isAlive(turn, tied));
  const first = alive[0];
  if (first === undefined || alive.length === 1) return { state: 'end', bar };
  const waiting = alive.find((turn) => jumpOffBars(turn).length < rounds);
  if (waiting) return { state: 'next', bar, athlete: shownAthlete(waiting.athlete), attempt: 1 };
  const cleared = isCleared(jumpOffBars(first).at(-1)?.r ?? '');
  return { state: 'bar', bar: cleared ? bar + step : bar - step, athlete: shownAthlete(first.athlete), attempt: 1 };
}
