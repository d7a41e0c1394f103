import {
  addAttempt,
  findAttemptLetters,
  isStillIn,
  MAX_CONSECUTIVE_FAILURES,
  type VerticalSheet,
} from '../contest/vertical/sheet.ts';
import { findNextAtBar } from '../contest/vertical/turn.ts';
import { countFailures } from '../ranking/vertical-countback.ts';
import {
  listNeededMarks,
  MAX_FOLLOWING,
  type NeededMark,
  type OutlookAim,
  PODIUM_PLACES,
  type PoolRound,
  type TurnOutlook,
} from './turn-outlook.ts';

/** The bar, the announced ones and the standard of a qualification, mm. */
interface Heights {
  readonly bar: number | undefined;
  readonly heights: readonly number[];
  readonly standard: number | undefined;
}

/** The last attempt of the contest that was no pass: at the highest bar with one, the latest attempt, the last athlete of the order. */
export function findLastAttempt(sheets: readonly VerticalSheet[]): TurnOutlook['last'] {
  const jumped = sheets.flatMap(({ bars }, index) => {
    const bar = bars.findLast(({ r }) => /[ox]/.test(r));
    return bar === undefined ? [] : [{ index, h: bar.h, letters: bar.r.replace(/[^ox]/g, '') }];
  });
  const [last] = jumped.toSorted((a, b) => b.h - a.h || b.letters.length - a.letters.length || b.index - a.index);
  return last && { index: last.index, r: last.letters.slice(-1), v: last.h };
}

/** Who follows at this bar if the athlete clears it. */
function listFollowing(sheets: readonly VerticalSheet[], index: number, { bar, standard }: Heights): readonly number[] {
  const following: number[] = [];
  if (bar === undefined) return following;
  let [done, last] = [sheets, index];
  while (following.length < MAX_FOLLOWING) {
    done = done.map((sheet, athlete) => (athlete === last ? addAttempt(sheet, bar, 'o') : sheet));
    last = findNextAtBar(done, bar, standard);
    if (last < 0) break;
    following.push(last);
  }
  return following;
}

/** The sheet of an athlete who clears a bar at the given attempt. */
function clearAt(sheet: VerticalSheet, bar: number, attempt: number): VerticalSheet {
  let cleared = sheet;
  for (let failures = countFailures(findAttemptLetters(sheet, bar)); failures < attempt - 1; failures++)
    cleared = addAttempt(cleared, bar, 'x');
  return addAttempt(cleared, bar, 'o');
}

/**
 * The lowest bar that gives a place of the first `places`, with the last attempt that does; a lead is not shared. At a later bar the
 * failures so far stay counted (TR 26.8).
 */
function findHeightNeeded(
  sheet: VerticalSheet,
  rivalKeys: readonly number[],
  bars: readonly number[],
  places: number,
): Omit<NeededMark, 'aim'> | undefined {
  const countAhead = (key: number) => rivalKeys.filter((rival) => (places === 1 ? rival <= key : rival < key)).length;
  if (rivalKeys.length < places || countAhead(sheet.rankKey) < places) return undefined;
  for (const bar of bars) {
    const nextAttempt = countFailures(findAttemptLetters(sheet, bar)) + 1;
    const lastAttempt = bar === bars[0] ? nextAttempt + MAX_CONSECUTIVE_FAILURES - 1 - sheet.consecutiveFailures : 3;
    for (let attempt = lastAttempt; attempt >= nextAttempt; attempt--)
      if (countAhead(clearAt(sheet, bar, attempt).rankKey) < places)
        return attempt === lastAttempt ? { v: bar } : { v: bar, attempt };
  }
  return undefined;
}

/**
 * What the next attempt of a high jump or pole vault can bring (TR 26.8). `sheets` in starting order, `index` of the athlete whose turn it
 * is; `round` in a qualification, its rivals by their `rankKey`; heights in mm. A jump-off has its own (`describeJumpOffTurn`).
 * @example describeVerticalTurn([readSheet([{ h: 2000, r: 'xo' }]), readSheet([{ h: 2000, r: 'o' }])], 0, { bar: 2050, heights: [2050], standard: undefined }, ['lead']).needed
 * // [{ aim: 'lead', v: 2050 }]
 */
export function describeVerticalTurn(
  sheets: readonly VerticalSheet[],
  index: number,
  heights: Heights,
  aims: readonly OutlookAim[],
  round?: PoolRound<number>,
): TurnOutlook {
  const sheet = sheets[index];
  const last = findLastAttempt(sheets);
  const { bar, standard } = heights;
  if (sheet === undefined) return { following: [], needed: [] };
  const rivalKeys = sheets.flatMap(({ rankKey }, other) => (other === index || rankKey === 0 ? [] : [rankKey]));
  const bars = [...new Set([bar, ...heights.heights.toSorted((a, b) => a - b)])].filter(
    (height): height is number => height !== undefined && height >= (bar ?? 0),
  );
  const findMarks = (aim: OutlookAim): Omit<NeededMark, 'aim'>[] => {
    if (aim !== 'final') {
      if (sheet.isUnranked === true) return [];
      const height = findHeightNeeded(sheet, rivalKeys, bars, aim === 'lead' ? 1 : PODIUM_PLACES);
      return height === undefined ? [] : [height];
    }
    const rivals = round?.rivals.filter((key) => key !== 0) ?? [];
    const byPlace = round && findHeightNeeded(sheet, rivals, bars, round.count);
    return [
      ...(standard === undefined ? [] : [{ v: standard }]),
      ...(round === undefined || byPlace === undefined || byPlace.v >= (standard ?? Number.POSITIVE_INFINITY)
        ? []
        : [{ ...byPlace, count: round.count }]),
    ];
  };
  const needed = isStillIn(sheet, standard) ? listNeededMarks(aims, findMarks) : [];
  const hasBest = sheet.heightCleared > 0;
  return {
    ...(last !== undefined && { last }),
    following: listFollowing(sheets, index, heights),
    ...(hasBest && { best: sheet.heightCleared }),
    ...(hasBest &&
      sheet.isUnranked !== true && { rank: 1 + rivalKeys.filter((rival) => rival < sheet.rankKey).length }),
    needed,
  };
}
