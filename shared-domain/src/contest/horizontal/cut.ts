import type { HorizontalAttempt } from '../../performance/attempts.ts';
import { compareCountback, listCountback } from '../../ranking/horizontal-countback.ts';
import type { HorizontalRules } from './rules.ts';

/** The series of each athlete, in starting order. */
export type SeriesList = readonly (readonly HorizontalAttempt[])[];

/** Valid distances in the first `rounds` trials, best first, mm. */
function marksAfter(series: SeriesList, index: number, rounds: number): readonly number[] {
  return listCountback((series[index] ?? []).slice(0, rounds));
}

/**
 * Who goes on: all when there are `to` or fewer, else the best `to` and those that TR 25.22 cannot tell from the last of them
 * (TR 25.6). `order` are indexes of `series`, and so is the answer, in the same order.
 * @example applyCut([0, 1], [[{ r: 'o', v: 8000 }], [{ r: 'x' }]], { after: 3, to: 1 }, { cutNeedsMark: true })
 * // [0]
 */
export function applyCut(
  order: readonly number[],
  series: SeriesList,
  { after, to }: { readonly after: number; readonly to: number },
  { cutNeedsMark }: Pick<HorizontalRules, 'cutNeedsMark'>,
): readonly number[] {
  const marks = new Map(order.map((index) => [index, marksAfter(series, index, after)]));
  const marksOf = (index: number) => marks.get(index) ?? [];
  const last = order.toSorted((a, b) => compareCountback(marksOf(a), marksOf(b)))[to - 1];
  if (last === undefined || order.length <= to) return order;
  return order.filter(
    (index) => compareCountback(marksOf(index), marksOf(last)) <= 0 && !(cutNeedsMark && marksOf(index).length === 0),
  );
}

/**
 * Reverse order of the ranking after `rounds` trials (TR 25.6). Not confirmed: equal athletes keep their starting order, and
 * with `noMarkFirst` those without a mark go first.
 * @example reverseOrder([0, 1], [[{ r: 'o', v: 8000 }], [{ r: 'o', v: 7900 }]], 3, { noMarkFirst: true }) // [1, 0]
 */
export function reverseOrder(
  order: readonly number[],
  series: SeriesList,
  rounds: number,
  { noMarkFirst }: Pick<HorizontalRules, 'noMarkFirst'>,
): number[] {
  const marksOf = (index: number) => marksAfter(series, index, rounds);
  const hasMark = (index: number) => Number(marksOf(index).length > 0);
  return order.toSorted((a, b) => {
    const unmarked = noMarkFirst ? 0 : hasMark(b) - hasMark(a);
    return unmarked || compareCountback(marksOf(b), marksOf(a)) || a - b;
  });
}
