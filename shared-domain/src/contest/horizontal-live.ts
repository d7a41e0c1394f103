import type { HorizontalContest } from './horizontal-contest.ts';
import type { LiveState } from './live-state.ts';

/**
 * What a long or triple jump or a throw shows now (Q26): its first athlete, the next try, its end.
 * @example horizontalLive(horizontalContest(horizontalRules(), ['412', '87']))
 * // { state: 'first', athlete: '412', attempt: 1 }
 */
export function horizontalLive({ series, athletes, next }: HorizontalContest): LiveState {
  const athlete = athletes[next];
  if (athlete === undefined) return { state: 'end' };
  const begun = series.some((own) => own.length > 0);
  return { state: begun ? 'next' : 'first', athlete, attempt: (series[next]?.length ?? 0) + 1 };
}
