import { type EventRef, isCombined, isFieldEvent, isVerticalJump } from '../discipline/event-ref.ts';
import type { HorizontalAttempt, VerticalAttempt } from '../performance/attempts.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import { listCountback } from './horizontal-countback.ts';
import type { RankInput } from './rank-input.ts';
import { compareKeys, sortIntoTies } from './ties.ts';
import { compareJumpOff, countFailuresAtBest } from './vertical-countback.ts';

/** Which rule tells equal marks of an event apart. */
const TIE_RULES = ['failures', 'countback', 'photo', 'none'] as const;
type TieRule = (typeof TIE_RULES)[number];

/** The countback: TR 26.8 (failures) for heights, TR 25.22 for the other field events, the photo finish inside one race; totals and heats stay tied. */
export function findTieRule(event: EventRef, acrossHeats: boolean): TieRule {
  if (isVerticalJump(event.g0)) return 'failures';
  if (isFieldEvent(event.g0)) return 'countback';
  return isCombined(event.g0) || acrossHeats ? 'none' : 'photo';
}

export function selectContestBars(row: RankInput | undefined): readonly VerticalAttempt[] {
  return (row?.attempts ?? []) as readonly VerticalAttempt[];
}

/** Place in the photo finish, among the athlete's own standing. */
export function photoPlace(row: RankInput | undefined, plain: boolean): number | undefined {
  return row?.rank === undefined || plain ? row?.rank : row.rank % RANK_CLASS;
}

/**
 * What tells equal marks apart, lowest first: failures at the height last cleared and in all up to it (TR 26.8); second
 * best, third best, to the end (TR 25.22).
 */
export function tieKeys(row: RankInput | undefined, rule: TieRule): readonly number[] {
  switch (rule) {
    case 'failures': {
      const failures = countFailuresAtBest(selectContestBars(row));
      return failures ? [failures.last, failures.total] : [];
    }
    case 'countback':
      return listCountback((row?.attempts ?? []) as readonly HorizontalAttempt[]).map((mm) => -mm);
    default:
      return [];
  }
}

/** The photo finish separates equal times and nothing else, and only where it speaks of all of them (Q13). */
function byPhoto(tie: readonly number[], rows: readonly RankInput[]): number[][] {
  const plain = hasPlainPlaces(rows.length);
  const placeOf = (index: number) => photoPlace(rows[index], plain);
  if (tie.some((index) => placeOf(index) === undefined)) return [[...tie]];
  return sortIntoTies(tie, (a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
}

/** Equal marks parted by the rule of their event, best first; a jump-off decides for first place only (TR 26.9). */
export function partTie(
  tie: readonly number[],
  rows: readonly RankInput[],
  rule: TieRule,
  forFirst: boolean,
): readonly (readonly number[])[] {
  if (rule === 'none') return [tie];
  if (rule === 'photo') return byPhoto(tie, rows);
  const contenders = tie.map((index) => ({ index, row: rows[index], keys: tieKeys(rows[index], rule) }));
  const parts = sortIntoTies(contenders, (a, b) => compareKeys(a.keys, b.keys));
  const [first = [], ...others] = parts;
  const jumpedOff =
    forFirst && rule === 'failures'
      ? sortIntoTies(first, (a, b) => compareJumpOff(selectContestBars(a.row), selectContestBars(b.row)))
      : [first];
  return [...jumpedOff, ...others].map((equals) => equals.map(({ index }) => index));
}
