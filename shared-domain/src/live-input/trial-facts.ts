import type { ContestAbsences } from '../contest/absence.ts';
import type { FactFault } from '../contract/fact-faults.ts';
import type { TrialDetails, LiveState as WireLiveState } from '../contract/types.ts';
import type { Attempts } from '../performance/attempts.ts';
import type { Participation } from '../ranking/rank-input.ts';
import type { ContestState, FieldContest } from './contest.ts';
import type { FindRowKey } from './contest-fact.ts';
import type { FactOfKind } from './fact.ts';
import type { FinishFact } from './finish-kinds.ts';
import type { PitSetting } from './pit-state.ts';
import type { FiledReport } from './report-state.ts';
import type { EvidenceEntry, PresenceCheck, RecallState } from './start-facts.ts';
import type { WalkerState } from './walk-state.ts';
import type { AttemptWind, UnattachedWind } from './wind-facts.ts';

/** What facts are applied to: the trial, its athletes, and the status it starts from. */
export interface TrialSetup {
  readonly g0: number;
  readonly g1: string;
  readonly category?: number | undefined;
  readonly round: string;
  readonly dets: TrialDetails;
  /** Keys of the start list, in starting order. */
  readonly athletes: readonly string[];
  /** The categories of the athletes, in the same order: in a contest of several, each may have its own implement. */
  readonly rowCategories?: readonly (number | undefined)[] | undefined;
  /** How athletes take part, by row key. */
  readonly participations?: ReadonlyMap<string, Participation> | undefined;
  readonly findRowKey: FindRowKey;
  /** Athletes for whom a field event does not wait. */
  readonly absences: ContestAbsences;
  /** Numbers up to which facts `check` are overruled by the secretariat, by row, and rows that the list has as absent. */
  readonly deskChecks?: Readonly<Record<string, number>>;
  readonly listedAbsent?: ReadonlySet<string>;
  /** The status to start from. When the secretariat has set it by hand, facts up to `lastIgnoredNumber` no longer change it. */
  readonly initialStatus: number;
  readonly lastIgnoredNumber: number;
}

/** A fact about an athlete; without a `row` it is not known whose it is. */
export interface RowFact<K extends 'time' | 'raw' | 'word'> {
  readonly fact: FactOfKind<K>;
  readonly row: string | undefined;
  readonly at: string;
}

/** The state of a trial after all its facts, whatever the order of their arrival. */
export interface TrialState {
  /** Why a fact does not count, by its id. */
  readonly refusals: ReadonlyMap<string, FactFault>;
  readonly warnings: ContestState['warnings'];
  readonly series: ReadonlyMap<string, Attempts>;
  readonly isEnded: boolean;
  /** DNS, DNF, DQ… as officials sent them, by row key. */
  readonly athleteStatuses: ReadonlyMap<string, RowFact<'word'>>;
  readonly wind: number | undefined;
  /** Readings of a gauge for attempts, by `{number} {row key}`: also of one that is not written yet. */
  readonly attemptWinds: ReadonlyMap<string, AttemptWind>;
  /** Readings for a jump without an attempt, the oldest first. */
  readonly unattachedWinds: readonly UnattachedWind[];
  readonly heights: readonly number[] | undefined;
  readonly startedAt: string | undefined;
  readonly status: number;
  /** When each status was reached, by the devices' clocks. */
  readonly statusTimes: ReadonlyMap<number, string>;
  /** Hand times. */
  readonly times: readonly RowFact<'time'>[];
  readonly photoFinishes: readonly RowFact<'raw'>[];
  /** What is read at the finish line and counts: times, rows of photo finishes, the order of finish, passages of laps. */
  readonly finishFacts: readonly FinishFact[];
  readonly live: WireLiveState | undefined;
  /** A field event once somebody was called, timed or judged there. */
  readonly contest: FieldContest | undefined;
  /** What is noted for each athlete of a field event by row key, and for the event by an empty key. */
  readonly settings: ReadonlyMap<string, PitSetting>;
  /** Recalls of a race and what they mean; who was there, by row key; what was checked for records and protests. */
  readonly starts: RecallState;
  readonly checks: ReadonlyMap<string, PresenceCheck>;
  readonly evidence: readonly EvidenceEntry[];
  /** Walkers of a race walk with a card or a penalty, by row key. */
  readonly walkers: ReadonlyMap<string, WalkerState>;
  /** What officials reported, with the referee's answers. */
  readonly reports: readonly FiledReport[];
}
