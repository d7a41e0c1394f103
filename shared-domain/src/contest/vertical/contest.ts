import type { ContestAbsences } from '../absence.ts';
import type { Log } from '../log/log.ts';
import type { Warning } from '../log/warning.ts';
import type { VerticalLogFact } from './fact.ts';
import type { VerticalRules } from './rules.ts';
import { BLANK_SHEET, type VerticalSheet } from './sheet.ts';

/**
 * `before` the heights are announced; the `contest`; a `tie` for first place, until the referee decides; the `jumpOff`; the `end`.
 */
export const VERTICAL_PHASES = ['before', 'contest', 'tie', 'jumpOff', 'end'] as const;

/** One of `VERTICAL_PHASES`. */
export type VerticalPhase = (typeof VERTICAL_PHASES)[number];

/** What became of a tie for first place: where the jump-off is not held or stopped, the place is shared (TR 26.9). */
export type JumpOffOutcome = 'running' | 'won' | 'not held' | 'stopped';

/** The state of a high jump or pole vault, computed from its log; plain JSON. Lists are in the order of `athletes`. Heights in mm. */
export interface VerticalContest {
  readonly rules: VerticalRules;
  /** Ids, in starting order. */
  readonly athletes: readonly string[];
  /** Those for whom nobody waits, before the first fact. */
  readonly absences: ContestAbsences;
  /** Every fact that was accepted, including corrected ones. */
  readonly log: Log<VerticalLogFact>;
  readonly phase: VerticalPhase;
  /** The announced heights, and others at which the bar was put. */
  readonly series: readonly number[];
  /** The current bar, 0 before the start. */
  readonly bar: number;
  readonly lastRaise: number;
  readonly sheets: readonly VerticalSheet[];
  /** Places, ties shared; null without a height cleared. */
  readonly ranks: readonly (number | null)[];
  /** Index of the next athlete, -1 for nobody: between two bars, and at the end. */
  readonly next: number;
  /** How many athletes were still in when the bar was put up, on which the time for an attempt depends (TR 25.17). */
  readonly athletesAtBar: number;
  /** Index of the athlete who took the last attempt, -1 before the first. */
  readonly lastAthlete: number;
  /** Indexes of athletes who take a void attempt again. */
  readonly retakes: readonly number[];
  readonly jumpOff?: JumpOffOutcome;
  readonly warnings: readonly Warning[];
}

/**
 * A contest before its first fact. `athletes` by id, in starting order; `absences` of those for whom nobody waits.
 * @example createVerticalContest(findVerticalRules({ g0: 900_001 }), ['412', '87']).phase // 'before'
 */
export function createVerticalContest(
  rules: VerticalRules,
  athletes: readonly string[],
  absences: ContestAbsences = {},
): VerticalContest {
  return {
    rules,
    athletes,
    absences,
    log: null,
    phase: 'before',
    series: [],
    bar: 0,
    lastRaise: 0,
    sheets: athletes.map((id, index): VerticalSheet => {
      const isUnranked = rules.unranked?.includes(index) === true;
      if (absences[id] === undefined && !isUnranked) return BLANK_SHEET;
      return {
        ...BLANK_SHEET,
        ...(absences[id] !== undefined && { absence: absences[id] }),
        ...(isUnranked && { isUnranked }),
      };
    }),
    ranks: athletes.map(() => null),
    next: -1,
    athletesAtBar: 0,
    lastAthlete: -1,
    retakes: [],
    warnings: [],
  };
}
