import type { HorizontalAttempt } from '../ranking/attempts.ts';
import { compareCountback, countback } from '../ranking/horizontal-countback.ts';
import { type FieldState, nextInOrder, type Standing, shownAthlete, type Turn } from './field-contest.ts';

/** After this round the best go on, in reverse order of their ranking (TR 25.6). */
const CUT_AFTER = 3;
const CUT_TO = 8;

export interface SeriesRules {
  /** Trials of an athlete who goes on to the end. */
  readonly trials: number;
  /** Distance that ends a qualification for the athlete who reaches it, mm. */
  readonly standard?: number | undefined;
}

function seriesOf(turn: Turn): readonly HorizontalAttempt[] {
  return (turn.row?.attempts ?? []) as readonly HorizontalAttempt[];
}

function isOpen(turn: Turn, trials: number, { standard }: SeriesRules): boolean {
  const series = seriesOf(turn);
  if (series.length >= trials || series.some(({ r }) => r === 'r')) return false;
  return standard === undefined || !series.some(({ r, v }) => r === 'o' && (v ?? 0) >= standard);
}

function standingsOf(turns: readonly Turn[], trials: number, rules: SeriesRules): Standing[] {
  return turns.map((turn) => {
    const taken = seriesOf(turn).length;
    return { ...turn, taken, acted: taken, open: isOpen(turn, trials, rules) };
  });
}

/**
 * The athletes of the last rounds, last of the ranking first: all when there are eight or fewer, else the best eight with
 * a mark, and those tied with the eighth (TR 25.6). Equal athletes keep their starting order.
 */
export function finalists(turns: readonly Turn[]): Turn[] {
  const ranked = turns
    .map((turn, order) => ({ turn, order, marks: countback(seriesOf(turn).slice(0, CUT_AFTER)) }))
    .sort((a, b) => compareCountback(a.marks, b.marks));
  const eighth = ranked[CUT_TO - 1];
  const kept =
    ranked.length <= CUT_TO || !eighth
      ? ranked
      : ranked.filter(({ marks }) => marks.length > 0 && compareCountback(marks, eighth.marks) <= 0);
  return kept.sort((a, b) => compareCountback(b.marks, a.marks) || a.order - b.order).map(({ turn }) => turn);
}

/** State of a long or triple jump or a throw: the fewest trials first, in order; reversed and cut after three rounds. */
export function horizontalState(turns: readonly Turn[], rules: SeriesRules): FieldState {
  const early = nextInOrder(standingsOf(turns, Math.min(CUT_AFTER, rules.trials), rules));
  const next = early ?? nextInOrder(standingsOf(finalists(turns), rules.trials, rules));
  if (!next) return { state: 'end' };
  return { state: 'next', athlete: shownAthlete(next.athlete), attempt: next.taken + 1 };
}
