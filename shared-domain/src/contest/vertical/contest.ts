import type { Log } from '../log/log.ts';
import type { Warning } from '../log/warning.ts';
import type { VerticalLogFact } from './fact.ts';
import type { VerticalRules } from './rules.ts';
import { BLANK_SHEET, type VerticalSheet } from './sheet.ts';

/**
 * `before` the heights are announced, the `contest`, a `tie` for first place that waits for the referee, the `jumpOff`, the
 * `end`.
 */
export const VERTICAL_PHASES = ['before', 'contest', 'tie', 'jumpOff', 'end'] as const;

/** Where a high jump or pole vault stands: one of `VERTICAL_PHASES`. */
export type VerticalPhase = (typeof VERTICAL_PHASES)[number];

/** What came of a tie for first place: not held and stopped share it, won parts it (TR 26.9). */
export type JumpOffOutcome = 'running' | 'won' | 'not held' | 'stopped';

/** A high jump or pole vault as its log makes it: plain JSON. Athletes by id, in starting order; lists go with them. Heights in mm. */
export interface VerticalContest {
  readonly rules: VerticalRules;
  readonly athletes: readonly string[];
  /** Every fact that was accepted, corrected ones too. */
  readonly log: Log<VerticalLogFact>;
  readonly phase: VerticalPhase;
  /** Announced heights, and those that were put up besides. */
  readonly series: readonly number[];
  /** The present bar, 0 before the start. */
  readonly bar: number;
  readonly lastRaise: number;
  readonly sheets: readonly VerticalSheet[];
  /** Places, ties shared; null without a height. */
  readonly ranks: readonly (number | null)[];
  /** Index of the athlete to jump, -1 for nobody: between two bars, and at the end. */
  readonly next: number;
  /** Athletes still in when the bar was put up: the clock changes at a new height only (TR 25.17). */
  readonly leftAtBar: number;
  /** Index of the athlete of the last trial, -1 before it. */
  readonly lastToJump: number;
  /** Athletes whose trial is void and is taken again, by index. */
  readonly retakes: readonly number[];
  readonly jumpOff?: JumpOffOutcome;
  readonly warnings: readonly Warning[];
}

/**
 * A contest before its first fact. `athletes` by id, in starting order.
 * @example createVerticalContest(findVerticalRules({ g0: 900_001 }), ['412', '87']).phase // 'before'
 */
export function createVerticalContest(rules: VerticalRules, athletes: readonly string[]): VerticalContest {
  return {
    rules,
    athletes,
    log: null,
    phase: 'before',
    series: [],
    bar: 0,
    lastRaise: 0,
    sheets: athletes.map(() => BLANK_SHEET),
    ranks: athletes.map(() => null),
    next: -1,
    leftAtBar: 0,
    lastToJump: -1,
    retakes: [],
    warnings: [],
  };
}
