import type { HorizontalAttempt } from '../../performance/attempts.ts';
import { compareCountback, listCountback } from '../../ranking/horizontal-countback.ts';
import type { HorizontalRules } from './rules.ts';

/** The attempts of each athlete, in starting order. */
export type SeriesList = readonly (readonly HorizontalAttempt[])[];

type Groups = Pick<HorizontalRules, 'groups' | 'unranked'>;

/**
 * Whether an athlete, by index, is ranked among the others.
 * @example isRankedAthlete({ unranked: [1] }, 1) // false
 */
export function isRankedAthlete({ unranked = [] }: Pick<HorizontalRules, 'unranked'>, index: number): boolean {
  return !unranked.includes(index);
}

/**
 * The athletes of an order by their implements, the lightest first; one part where all throw the same.
 * @example splitByGroup([0, 1, 2], { groups: [7260, 5000, 7260] }) // [[1], [0, 2]]
 */
export function splitByGroup(order: readonly number[], { groups }: Groups): readonly (readonly number[])[] {
  if (groups === undefined) return [order];
  return [...Map.groupBy(order, (index) => groups[index] ?? 0)].sort(([a], [b]) => a - b).map(([, members]) => members);
}

/**
 * The athletes of an order who throw the implement of one of them and are ranked: those with whom that athlete competes.
 * @example listOwnGroup([0, 1, 2], 0, { groups: [7260, 5000, 7260] }) // [0, 2]
 */
export function listOwnGroup(order: readonly number[], index: number, rules: Groups): readonly number[] {
  const { groups, unranked } = rules;
  if (groups === undefined && unranked === undefined) return order;
  return order.filter(
    (other) => other === index || (groups?.[other] === groups?.[index] && isRankedAthlete(rules, other)),
  );
}

/** Valid distances in the first `rounds` attempts, best first, mm. */
function listMarks(series: SeriesList, index: number, rounds: number): readonly number[] {
  return listCountback((series[index] ?? []).slice(0, rounds));
}

/**
 * Who goes on after a cut (TR 25.6): all when there are `to` or fewer, else the best `to` and those tied with the last of them by TR
 * 25.22; so among those of each implement. Who is not ranked takes nobody's place. `order` and the answer are indexes of `series`.
 * @example applyCut([0, 1], [[{ r: 'o', v: 8000 }], [{ r: 'x' }]], { after: 3, to: 1 }, { isMarkNeededForCut: true })
 * // [0]
 */
export function applyCut(
  order: readonly number[],
  series: SeriesList,
  { after, to }: { readonly after: number; readonly to: number },
  rules: Pick<HorizontalRules, 'isMarkNeededForCut' | 'groups' | 'unranked'>,
): readonly number[] {
  const marksByAthlete = new Map(order.map((index) => [index, listMarks(series, index, after)]));
  const readMarks = (index: number) => marksByAthlete.get(index) ?? [];
  const cutGroup = (members: readonly number[]) => {
    const ranked = members.filter((index) => isRankedAthlete(rules, index));
    const lastGoingOn = ranked.toSorted((a, b) => compareCountback(readMarks(a), readMarks(b)))[to - 1];
    if (lastGoingOn === undefined || ranked.length <= to) return members;
    return members.filter(
      (index) =>
        compareCountback(readMarks(index), readMarks(lastGoingOn)) <= 0 &&
        !(rules.isMarkNeededForCut && readMarks(index).length === 0),
    );
  };
  const goingOn = new Set(splitByGroup(order, rules).flatMap(cutGroup));
  return order.filter((index) => goingOn.has(index));
}

/**
 * The reverse order of the ranking after `rounds` attempts (TR 25.6). Not confirmed: equal athletes keep their starting order, and with
 * `isNoMarkFirst` those without a mark come first. Each implement has its own final, the lightest first.
 * @example reverseOrder([0, 1], [[{ r: 'o', v: 8000 }], [{ r: 'o', v: 7900 }]], 3, { isNoMarkFirst: true }) // [1, 0]
 */
export function reverseOrder(
  order: readonly number[],
  series: SeriesList,
  rounds: number,
  rules: Pick<HorizontalRules, 'isNoMarkFirst' | 'groups'>,
): number[] {
  const readMarks = (index: number) => listMarks(series, index, rounds);
  const hasMark = (index: number) => Number(readMarks(index).length > 0);
  return splitByGroup(order, rules).flatMap((members) =>
    members.toSorted((a, b) => {
      const markDifference = rules.isNoMarkFirst ? 0 : hasMark(b) - hasMark(a);
      return markDifference || compareCountback(readMarks(b), readMarks(a)) || a - b;
    }),
  );
}
