import { isRankedAthlete, listOwnGroup, type SeriesList } from '../contest/horizontal/cut.ts';
import { findMarkNeeded } from '../contest/horizontal/mark-needed.ts';
import type { HorizontalRules } from '../contest/horizontal/rules.ts';
import { findSeriesTurn } from '../contest/horizontal/turn.ts';
import { compareCountback, listCountback } from '../ranking/horizontal-countback.ts';
import {
  listNeededMarks,
  MAX_FOLLOWING,
  type NeededMark,
  type OutlookAim,
  PODIUM_PLACES,
  type PoolRound,
  type TurnOutlook,
} from './turn-outlook.ts';

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

type Countback = readonly number[];

/** The distance that is level with the last of those who go on; none once it is reached, and while there are free places. */
function listMarkToGoOn(own: Countback, rivals: readonly Countback[], count: number): Omit<NeededMark, 'aim'>[] {
  const lastGoingOn = rivals.toSorted(compareCountback)[count - 1];
  if (lastGoingOn === undefined || lastGoingOn.length === 0) return [];
  const v = findMarkNeeded(own, lastGoingOn, 'level');
  return v === undefined ? [] : [{ v, count }];
}

/** The distance that keeps the athlete in the contest at the next cut. */
function listMarkForCut(series: SeriesList, index: number, rules: HorizontalRules): Omit<NeededMark, 'aim'>[] {
  const { order, orderUntilRound } = findSeriesTurn(series, rules);
  const cut = rules.cuts.find(({ after }) => after >= orderUntilRound);
  if (cut === undefined || (series[index]?.length ?? 0) >= cut.after) return [];
  const rivals = listOwnGroup(order, index, rules)
    .filter((athlete) => athlete !== index)
    .map((athlete) => listCountback(series[athlete] ?? []));
  return listMarkToGoOn(listCountback(series[index] ?? []), rivals, cut.to);
}

/** What qualifies: the standard, and a place among those who go on over all pools where that takes less. */
function listMarksToQualify(own: Countback, standard: number | undefined, round: PoolRound<Countback> | undefined) {
  const byPlace = round === undefined ? [] : listMarkToGoOn(own, round.rivals, round.count);
  return [
    ...(standard === undefined ? [] : [{ v: standard }]),
    ...byPlace.filter(({ v }) => standard === undefined || v < standard),
  ];
}

/**
 * What the next attempt of a long or triple jump or a throw can bring (TR 25.22, the cut TR 25.6), among those with the same implement.
 * `series` in starting order, `index` of the athlete whose turn it is; `round` in a qualification, its rivals by their countback; marks in mm.
 * @example describeHorizontalTurn([[{ r: 'o', v: 7000 }], [{ r: 'o', v: 7100 }]], 0, findHorizontalRules(), ['lead']).needed
 * // [{ aim: 'lead', v: 7110 }]
 */
export function describeHorizontalTurn(
  series: SeriesList,
  index: number,
  rules: HorizontalRules,
  aims: readonly OutlookAim[],
  round?: PoolRound<Countback>,
): TurnOutlook {
  const own = listCountback(series[index] ?? []);
  const rivals = listOwnGroup([...series.keys()], index, rules)
    .filter((athlete) => athlete !== index)
    .map((athlete) => listCountback(series[athlete] ?? []))
    .filter((marks) => marks.length > 0)
    .toSorted(compareCountback);
  const isRanked = isRankedAthlete(rules, index);
  const needed = listNeededMarks(aims, (aim) => {
    if (aim === 'final')
      return rules.standard === undefined && round === undefined
        ? listMarkForCut(series, index, rules)
        : listMarksToQualify(own, rules.standard, round);
    if (!isRanked) return [];
    const rival = rivals[aim === 'lead' ? 0 : PODIUM_PLACES - 1];
    const v = rival && findMarkNeeded(own, rival, aim === 'lead' ? 'ahead' : 'level');
    return v === undefined ? [] : [{ v }];
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
