import { type EventRef, isCombined, isFieldEvent, isVerticalJump } from '../discipline/event-ref.ts';
import type { HorizontalAttempt, VerticalAttempt } from '../performance/attempts.ts';
import { hasPlainPlaces, RANK_CLASS } from '../result/rank-display.ts';
import { listCountback } from './horizontal-countback.ts';
import type { RankInput } from './rank-input.ts';
import { compareKeys, sortIntoTies } from './ties.ts';
import { compareJumpOff, countFailuresAtBest } from './vertical-countback.ts';

/** Rules that break a tie between equal marks. */
const TIE_RULES = ['failures', 'countback', 'photo', 'none'] as const;
type TieRule = (typeof TIE_RULES)[number];

/** The tie rule of an event: failures for heights (TR 26.8), countback for other field events (TR 25.22), photo finish within one race; none for combined totals and across heats. */
export function findTieRule(event: EventRef, isAcrossHeats: boolean): TieRule {
  if (isVerticalJump(event.g0)) return 'failures';
  if (isFieldEvent(event.g0)) return 'countback';
  return isCombined(event.g0) || isAcrossHeats ? 'none' : 'photo';
}

export function selectContestBars(row: RankInput | undefined): readonly VerticalAttempt[] {
  return (row?.attempts ?? []) as readonly VerticalAttempt[];
}

/** Place in the photo finish among athletes of the same standing. */
export function findPhotoPlace(row: RankInput | undefined, isLongList: boolean): number | undefined {
  return row?.rank === undefined || isLongList ? row?.rank : row.rank % RANK_CLASS;
}

/**
 * Keys that break a tie, the lower ahead: failures at the last height cleared, then in all up to it (TR 26.8); or the negative
 * distances, best first (TR 25.22).
 */
export function listTieKeys(row: RankInput | undefined, rule: TieRule): readonly number[] {
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

/** The photo finish separates equal times only, and only where it has a place for each of them (Q13). */
function splitByPhoto(tie: readonly number[], rows: readonly RankInput[]): number[][] {
  const isLongList = hasPlainPlaces(rows.length);
  const findPlace = (index: number) => findPhotoPlace(rows[index], isLongList);
  if (tie.some((index) => findPlace(index) === undefined)) return [[...tie]];
  return sortIntoTies(tie, (a, b) => (findPlace(a) ?? 0) - (findPlace(b) ?? 0));
}

/** Splits equal marks by the tie rule, best first; a jump-off counts for first place only (TR 26.9). */
export function splitTie(
  tie: readonly number[],
  rows: readonly RankInput[],
  rule: TieRule,
  forFirst: boolean,
): readonly (readonly number[])[] {
  if (rule === 'none') return [tie];
  if (rule === 'photo') return splitByPhoto(tie, rows);
  const contenders = tie.map((index) => ({ index, row: rows[index], keys: listTieKeys(rows[index], rule) }));
  const parts = sortIntoTies(contenders, (a, b) => compareKeys(a.keys, b.keys));
  const [first = [], ...others] = parts;
  const firstAfterJumpOff =
    forFirst && rule === 'failures'
      ? sortIntoTies(first, (a, b) => compareJumpOff(selectContestBars(a.row), selectContestBars(b.row)))
      : [first];
  return [...firstAfterJumpOff, ...others].map((equals) => equals.map(({ index }) => index));
}
