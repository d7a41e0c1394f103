import type { ContestAbsences } from '../contest/absence.ts';
import type { SentMark, TrialDetails } from '../contract/types.ts';
import { findRowParticipation } from '../ranking/entry-participation.ts';
import type { Participation } from '../ranking/rank-input.ts';
import { applyTrialFacts } from './apply-trial-facts.ts';
import { applyContestFacts, type FieldContest } from './contest.ts';
import { applyCurrentKeys, type Renumbering } from './current-keys.ts';
import type { LoggedFact } from './fact.ts';
import { applyChecks } from './start-facts.ts';
import { indexStartRows, type KeyedRow } from './start-rows.ts';
import type { TrialSetup, TrialState } from './trial-facts.ts';

/** Where the secretariat's row differs from the facts: its row (`now`), absent where it was deleted, and what facts gave `before`. */
export interface DeskRow {
  readonly now?: SentMark | undefined;
  readonly before?: SentMark | undefined;
}

/** What the result list says of a row beside its mark. */
export interface ListedResult {
  /** The place of the photo finish, which separates equal times; 1000+n for a guest, 2000+n out of competition (Q13). */
  readonly rank?: number | undefined;
  readonly standing?: Participation | undefined;
  /** The place that a judge gave instead of the computed one. */
  readonly judgedRank?: number | undefined;
  /** The penalty of a race walk that its time has added, ms (TR 54.7.3). */
  readonly addedMs?: number | undefined;
}

/** What the lists of a trial make of its facts: a device gets it with the trial, and folds as the server does. */
export interface FoldStart {
  /** The status to start from; facts up to the number `since` no longer change it. */
  readonly status: number;
  readonly since: number;
  /** For whom a field event does not wait, by row. */
  readonly absences?: ContestAbsences | undefined;
  /** Rows that the secretariat changed by hand. */
  readonly desk?: Readonly<Record<string, DeskRow>> | undefined;
  /** What the result list says of its rows beside their marks. */
  readonly listed?: Readonly<Record<string, ListedResult>> | undefined;
  /** Rows whose presence the secretariat wrote by hand: facts `check` up to that number no longer change it. */
  readonly checked?: Readonly<Record<string, number>> | undefined;
}

/** A trial as a device gets it, as far as the fold of its facts depends on it. */
export interface FoldedTrial {
  readonly g0: number;
  readonly g1: string;
  readonly category?: number | undefined;
  readonly round: string;
  readonly status: number;
  readonly dets: TrialDetails;
  readonly rows: readonly KeyedRow[];
  readonly fold?: FoldStart | undefined;
  readonly renumbered?: readonly Renumbering[] | undefined;
}

function readSetup({ g0, g1, category, round, status, dets, rows, fold }: FoldedTrial): TrialSetup {
  const { orderedKeys, findRowKey } = indexStartRows(rows);
  const categories = new Map(rows.map((row) => [row.row, row.category]));
  return {
    g0,
    g1,
    category,
    round,
    dets,
    athletes: orderedKeys,
    participations: new Map(
      rows.map((row) => [row.row, findRowParticipation(row, fold?.listed?.[row.row], rows.length)]),
    ),
    rowCategories: orderedKeys.map((key) => categories.get(key)),
    absences: fold?.absences ?? {},
    deskChecks: fold?.checked ?? {},
    listedAbsent: new Set(rows.flatMap(({ row, presence }) => (presence === 'absent' ? [row] : []))),
    findRowKey,
    initialStatus: fold?.status ?? status,
    lastIgnoredNumber: fold?.since ?? 0,
  };
}

/**
 * The state of a trial after its facts, by the same function on the server and on an official's device.
 * @example readTrialState({ g0: 100, g1: '0', round: 'f', status: 25, dets: {}, rows: [] }, []).status // 25
 */
export function readTrialState(trial: FoldedTrial, facts: readonly LoggedFact[]): TrialState {
  const setup = readSetup(trial);
  return applyTrialFacts(setup, applyCurrentKeys(facts, trial.renumbered ?? [], setup.athletes));
}

/**
 * The contest of a field event before its first fact; nobody waits for those whom `checks` say to be absent.
 * @example startContest({ g0: 900_003, g1: '0', round: 'f', status: 25, dets: {}, rows: [] }).kind // 'horizontal'
 */
export function startContest(trial: FoldedTrial, checks: TrialState['checks'] = new Map()): FieldContest {
  const setup = readSetup(trial);
  const absences = applyChecks(setup.absences, checks, setup.listedAbsent ?? new Set());
  return applyContestFacts({ ...setup, absences, endedRowByFactId: new Map() }, [], setup.findRowKey).contest;
}
