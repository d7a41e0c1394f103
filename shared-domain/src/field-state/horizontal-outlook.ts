import { isRankedAthlete, listOwnGroup, type SeriesList } from '../contest/horizontal/cut.ts';
import { findMarkNeeded } from '../contest/horizontal/mark-needed.ts';
import type { HorizontalRules } from '../contest/horizontal/rules.ts';
import { findSeriesTurn } from '../contest/horizontal/turn.ts';
import { compareCountback, listCountback } from '../ranking/horizontal-countback.ts';
import { listNeededMarks, MAX_FOLLOWING, type OutlookAim, PODIUM_PLACES, type TurnOutlook } from './turn-outlook.ts';

/** The last attempt that was no pass: the last one of the newest round, in the order of that round. */
function findLastAttempt(series: SeriesList, rules: HorizontalRules): TurnOutlook['last'] {
  const rounds = series.map((attempts) => attempts.findLastIndex(({ r }) => r === 'o' || r === 'x') + 1);
  const round = Math.max(0, ...rounds);
  if (round === 0) return undefined;
  const { order } = findSeriesTurn(
    series.map((attempts) => attempts.slice(0, round - 1)),
    rules,
  );
  const index = order.findLast((athlete) => rounds[athlete] === round) ?? rounds.indexOf(round);
  const attempt = series[index]?.[round - 1];
  if (attempt === undefined) return undefined;
  return { index, r: attempt.r, ...(attempt.v !== undefined && { v: attempt.v }) };
}

/** Who follows within this order of rounds: what comes after a cut depends on the attempts before it. */
function listFollowing(series: SeriesList, index: number, rules: HorizontalRules): readonly number[] {
  const { orderUntilRound } = findSeriesTurn(series, rules);
  const following: number[] = [];
  let [done, last] = [series, index];
  while (following.length < MAX_FOLLOWING) {
    done = done.map((attempts, athlete) => (athlete === last ? [...attempts, { r: 'x' }] : attempts));
    const turn = findSeriesTurn(done, rules);
    if (turn.next < 0 || turn.orderUntilRound !== orderUntilRound) break;
    last = turn.next;
    if (last !== index && !following.includes(last)) following.push(last);
    else break;
  }
  return following;
}

/** The distance that keeps the athlete in the contest, or that qualifies; undefined once it is reached or no longer possible. */
function findMarkForFinal(series: SeriesList, index: number, rules: HorizontalRules): number | undefined {
  const { standard, cuts } = rules;
  if (standard !== undefined) return standard;
  const { order, orderUntilRound } = findSeriesTurn(series, rules);
  const cut = cuts.find(({ after }) => after >= orderUntilRound);
  if (cut === undefined || (series[index]?.length ?? 0) >= cut.after) return undefined;
  const others = listOwnGroup(order, index, rules)
    .filter((athlete) => athlete !== index)
    .map((athlete) => listCountback(series[athlete] ?? []));
  const lastGoingOn = others.toSorted(compareCountback)[cut.to - 1];
  if (lastGoingOn === undefined || lastGoingOn.length === 0) return undefined;
  return findMarkNeeded(listCountback(series[index] ?? []), lastGoingOn, 'level');
}

/**
 * What the next attempt of a long or triple jump or a throw can bring (TR 25.22, the cut TR 25.6), among those with the same implement.
 * `series` in starting order, `index` of the athlete whose turn it is; marks in mm.
 * @example describeHorizontalTurn([[{ r: 'o', v: 7000 }], [{ r: 'o', v: 7100 }]], 0, findHorizontalRules(), ['lead']).needed
 * // [{ aim: 'lead', v: 7110 }]
 */
export function describeHorizontalTurn(
  series: SeriesList,
  index: number,
  rules: HorizontalRules,
  aims: readonly OutlookAim[],
): TurnOutlook {
  const own = listCountback(series[index] ?? []);
  const rivals = listOwnGroup([...series.keys()], index, rules)
    .filter((athlete) => athlete !== index)
    .map((athlete) => listCountback(series[athlete] ?? []))
    .filter((marks) => marks.length > 0)
    .toSorted(compareCountback);
  const isRanked = isRankedAthlete(rules, index);
  const findDistance = (aim: OutlookAim): number | undefined => {
    if (aim === 'final') return findMarkForFinal(series, index, rules);
    if (!isRanked) return undefined;
    const rival = rivals[aim === 'lead' ? 0 : PODIUM_PLACES - 1];
    return rival && findMarkNeeded(own, rival, aim === 'lead' ? 'ahead' : 'level');
  };
  const needed = listNeededMarks(aims, (aim) => {
    const v = findDistance(aim);
    return v === undefined ? undefined : { v };
  });
  const last = findLastAttempt(series, rules);
  const [best] = own;
  return {
    ...(last !== undefined && { last }),
    following: listFollowing(series, index, rules),
    ...(best !== undefined && { best }),
    ...(best !== undefined &&
      isRanked && { rank: 1 + rivals.filter((marks) => compareCountback(marks, own) < 0).length }),
    needed,
  };
}
