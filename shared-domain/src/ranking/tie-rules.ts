import { type EventRef, isCombined, isFieldEvent, isVerticalJump } from '../discipline/event-ref.ts';
import type { HorizontalAttempt, VerticalAttempt } from './attempts.ts';
import { countback } from './horizontal-countback.ts';
import type { RankInput, Tie } from './rank-input.ts';
import { sortIntoTies } from './ties.ts';
import { compareJumpOff, failuresAtBest } from './vertical-jump.ts';

/** How rows with the same mark are told apart: keys to compare, lowest first, and a last split of those still tied. */
export interface TieRules {
  readonly keysOf: (row: RankInput) => readonly number[];
  readonly split: (tie: Tie, forFirst: boolean) => readonly Tie[];
}

const noKeys = (): readonly number[] => [];
const stayTied = (tie: Tie): readonly Tie[] => [tie];

export function barsOf(row: RankInput): readonly VerticalAttempt[] {
  return (row.attempts ?? []) as readonly VerticalAttempt[];
}

/** TR 26.8: failures at the height last cleared, then in all up to and including it; a jump-off for first place only. */
const VERTICAL: TieRules = {
  keysOf: (row) => {
    const failures = failuresAtBest(barsOf(row));
    return failures ? [failures.last, failures.total] : [];
  },
  split: (tie, forFirst) =>
    forFirst ? sortIntoTies(tie, (a, b) => compareJumpOff(barsOf(a.row), barsOf(b.row))) : [tie],
};

/** TR 25.22: second best, third best, to the end. */
const COUNTBACK: TieRules = {
  keysOf: (row) => countback((row.attempts ?? []) as readonly HorizontalAttempt[]).map((mm) => -mm),
  split: stayTied,
};

/** The photo finish separates equal times and nothing else, and only where it speaks of all of them (decision 13). */
const PHOTO_FINISH: TieRules = {
  keysOf: noKeys,
  split: (tie) =>
    tie.every(({ photo }) => photo !== undefined)
      ? sortIntoTies(tie, (a, b) => (a.photo ?? 0) - (b.photo ?? 0))
      : [tie],
};

/** Combined totals, and equal times of different heats, stay tied (decision 13). */
const NO_TIE_BREAK: TieRules = { keysOf: noKeys, split: stayTied };

export function tieRules(event: EventRef, acrossHeats: boolean): TieRules {
  if (isVerticalJump(event.g0)) return VERTICAL;
  if (isFieldEvent(event.g0)) return COUNTBACK;
  return isCombined(event.g0) || acrossHeats ? NO_TIE_BREAK : PHOTO_FINISH;
}
