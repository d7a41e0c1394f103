import { type FieldState, shownAthlete, type Turn } from '../contest/field-contest.ts';
import type { HorizontalRules } from '../contest/horizontal/rules.ts';
import { seriesTurn } from '../contest/horizontal/turn.ts';
import type { HorizontalAttempt } from '../performance/attempts.ts';

/** State of a long or triple jump or a throw: the fewest trials first, in order; cut and reversed where the rules say so. */
export function horizontalState(turns: readonly Turn[], rules: HorizontalRules): FieldState {
  const series = turns.map(({ row }) => (row?.attempts ?? []) as readonly HorizontalAttempt[]);
  const { next } = seriesTurn(series, rules);
  const turn = turns[next];
  if (turn === undefined) return { state: 'end' };
  return { state: 'next', athlete: shownAthlete(turn.athlete), attempt: (series[next]?.length ?? 0) + 1 };
}
