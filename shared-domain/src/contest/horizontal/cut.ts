import type { HorizontalAttempt } from '../../performance/attempts.ts';
import { compareCountback, listCountback } from '../../ranking/horizontal-countback.ts';
import type { HorizontalRules } from './rules.ts';

/** The attempts of each athlete, in starting order. */
export type SeriesList = readonly (readonly HorizontalAttempt[])[];

/** Valid distances in the first `rounds` attempts, best first, mm. */
function listMarks(series: SeriesList, index: number, rounds: number): readonly number[] {
  return listCountback((series[index] ?? []).slice(0, rounds));
}

/**
 * Who goes on after a cut (TR 25.6): all when there are `to` or fewer, else the best `to` and those tied with the last of them by TR
 * 25.22. `order` and the answer are indexes of `series`.
 * @example applyCut([0, 1], [[{ r: 'o', v: 8000 }], [{ r: 'x' }]], { after: 3, to: 1 }, { isMarkNeededForCut: true })
 * // [0]
 */
export function applyCut(
  order: readonly number[],
  series: SeriesList,
  { after, to }: { readonly after: number; readonly to: number },
  { isMarkNeededForCut }: Pick<HorizontalRules, 'isMarkNeededForCut'>,
): readonly number[] {
  const marksByAthlete = new Map(order.map((index) => [index, listMarks(series, index, after)]));
  const readMarks = (index: number) => marksByAthlete.get(index) ?? [];
  const lastGoingOn = order.toSorted((a, b) => compareCountback(readMarks(a), readMarks(b)))[to - 1];
  if (lastGoingOn === undefined || order.length <= to) return order;
  return order.filter(
    (index) =>
      compareCountback(readMarks(index), readMarks(lastGoingOn)) <= 0 &&
      !(isMarkNeededForCut && readMarks(index).length === 0),
  );
}

/**
 * The reverse order of the ranking after `rounds` attempts (TR 25.6). Not confirmed: equal athletes keep their starting order, and with
 * `isNoMarkFirst` those without a mark come first.
 * @example reverseOrder([0, 1], [[{ r: 'o', v: 8000 }], [{ r: 'o', v: 7900 }]], 3, { isNoMarkFirst: true }) // [1, 0]
 */
export function reverseOrder(
  order: readonly number[],
  series: SeriesList,
  rounds: number,
  { isNoMarkFirst }: Pick<HorizontalRules, 'isNoMarkFirst'>,
): number[] {
  const readMarks = (index: number) => listMarks(series, index, rounds);
  const hasMark = (index: number) => Number(readMarks(index).length > 0);
  return order.toSorted((a, b) => {
    const markDifference = isNoMarkFirst ? 0 : hasMark(b) - hasMark(a);
    return markDifference || compareCountback(readMarks(b), readMarks(a)) || a - b;
  });
}
