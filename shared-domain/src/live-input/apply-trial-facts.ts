import type { ContestAbsences } from '../contest/absence.ts';
import { createFault, type FactFault } from '../contract/fact-faults.ts';
import type { TrialDetails, LiveState as WireLiveState } from '../contract/types.ts';
import { isFieldEvent } from '../discipline/event-ref.ts';
import type { AccessCodeKind } from '../organisation/access-code-kind.ts';
import type { Attempts } from '../performance/attempts.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { EXCLUDING_DECISIONS } from '../race/umpire-report.ts';
import { canChangeStatus, isCorrection, isToStart, TRIAL_STATUS } from '../trial/trial-status.ts';
import { AMENDABLE_KINDS, SETTABLE_STATUSES } from './code-rights.ts';
import { applyContestFacts, type ContestState, type FieldContest } from './contest.ts';
import type { FindRowKey } from './contest-fact.ts';
import type { FactOfKind, LoggedFact, PlainFact, SignedFact } from './fact.ts';
import { type CurrentFact, registerFacts } from './fact-register.ts';
import { FINISH_KINDS, type FinishFact, listFinishFacts } from './finish-kinds.ts';
import { buildLiveState } from './live-state.ts';
import { type PitSetting, readSettings } from './pit-state.ts';
import { type FiledReport, readReports } from './report-state.ts';
import { setAside } from './set-aside.ts';
import {
  applyChecks,
  applyRecalls,
  type EvidenceEntry,
  listEvidence,
  type PresenceCheck,
  type RecallState,
  readChecks,
} from './start-facts.ts';
import { readWalkState, type WalkerState } from './walk-state.ts';

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

interface RowFact<K extends 'time' | 'raw' | 'word'> {
  readonly fact: FactOfKind<K>;
  readonly row: string | undefined;
  readonly at: string;
}

/** A gauge's reading for an attempt, m/s, and when it was taken. */
export interface AttemptWind {
  readonly w: number;
  readonly at: string;
}

/** A gauge's reading, m/s, of which nobody has said yet to which attempt it belongs. */
export interface UnattachedWind extends AttemptWind {
  /** The fact that a correction replaces to name its attempt. */
  readonly id: string;
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

/** Kinds of facts with which a field event has a state, besides those that its rules decide on. */
const OPENING_KINDS: readonly string[] = ['call', 'clock', 'word'];

const hasAthlete = (fact: { row?: string | undefined; bib?: string | undefined; lane?: number | undefined }): boolean =>
  fact.row !== undefined || fact.bib !== undefined || fact.lane !== undefined;

/** The kind of access code (judge, secretary…) under which the fact, or its last correction, was sent. */
const findSignerKind = ({ correction, original }: CurrentFact): AccessCodeKind => (correction ?? original).signerKind;

const isKind =
  <K extends CurrentFact['content']['kind']>(kind: K) =>
  (one: CurrentFact): one is CurrentFact & { readonly content: FactOfKind<K> } =>
    one.content.kind === kind;

/** Keys of rows with an attempt that was not corrected away. */
function findStartedRows(fieldFacts: readonly LoggedFact[], findRowKey: FindRowKey): ReadonlySet<string> {
  const replaced = new Set(fieldFacts.map(({ fact }) => (fact.kind === 'correction' ? fact.replaces : undefined)));
  const facts = fieldFacts.flatMap(({ fact }): (SignedFact | PlainFact)[] =>
    fact.kind === 'correction' ? fact.with : [fact],
  );
  return new Set(
    facts.flatMap((fact) => (fact.kind === 'attempt' && !replaced.has(fact.id) ? (findRowKey(fact) ?? []) : [])),
  );
}

/** The last status that facts give a trial, and when each was reached; only allowed changes count (Q8). */
function applyStatusFacts(
  orderedFacts: readonly LoggedFact[],
  statusFacts: readonly CurrentFact[],
  { initialStatus, lastIgnoredNumber }: TrialSetup,
  countedIds: ReadonlySet<string>,
) {
  let status = initialStatus;
  const refusals = new Map<string, FactFault>();
  const statusTimes = new Map<number, string>();
  const moveTo = (to: number, at: string) => {
    status = to;
    statusTimes.set(to, at);
  };
  const movesByFact = Map.groupBy(statusFacts, ({ original }) => original.fact.id);
  for (const { fact, arrivalNumber } of orderedFacts) {
    if (arrivalNumber <= lastIgnoredNumber) continue;
    if (fact.kind === 'attempt' && countedIds.has(fact.id) && isToStart(status)) moveTo(TRIAL_STATUS.running, fact.at);
    for (const one of movesByFact.get(fact.id) ?? []) {
      const { content } = one;
      const signerKind = findSignerKind(one);
      if (content.kind === 'start' && isToStart(status)) moveTo(TRIAL_STATUS.running, fact.at);
      if (content.kind !== 'status' || content.status === status) continue;
      if (!canChangeStatus(status, content.status)) {
        refusals.set(
          fact.id,
          createFault('no such status step', `status: a trial does not go from ${status} to ${content.status}`),
        );
      } else if (isCorrection(status, content.status) && !SETTABLE_STATUSES[signerKind].includes(status)) {
        const detail = `status: a code of kind ${signerKind} does not take a trial back from ${status}`;
        refusals.set(fact.id, createFault('takes no status back', detail));
      } else if (isCorrection(status, content.status) && content.why === undefined) {
        refusals.set(fact.id, createFault('reason missing', 'status.why: is missing; a correction says why'));
      } else moveTo(content.status, fact.at);
    }
  }
  return { status, refused: refusals, reached: statusTimes };
}

/** Attempts with the wind gauge's readings, which override the judge's. */
function applyWinds(
  series: ReadonlyMap<string, Attempts>,
  winds: ReadonlyMap<string, AttemptWind>,
): ReadonlyMap<string, Attempts> {
  if (winds.size === 0) return series;
  return new Map(
    [...series].map(([row, attempts]) => [
      row,
      attempts.map((one, index) => {
        const wind = winds.get(`${index + 1} ${row}`);
        return wind === undefined || 'h' in one ? one : { ...one, w: wind.w };
      }) as Attempts,
    ]),
  );
}

/** Disqualifications that follow from what a judge of a walk noted, or that a referee decided on a report. */
function* listExclusions(walkers: ReadonlyMap<string, WalkerState>, reports: readonly FiledReport[]) {
  for (const [row, { excludedBy }] of walkers)
    if (excludedBy !== undefined) yield { row, id: excludedBy.id, at: excludedBy.at, rules: [excludedBy.rule] };
  for (const { row, answer } of reports)
    if (row !== undefined && answer !== undefined && EXCLUDING_DECISIONS.includes(answer.act))
      yield { row, id: answer.id, at: answer.at, rules: answer.rules };
}

/** Applies every fact of a trial in the order in which they took place. */
export function applyTrialFacts(trial: TrialSetup, facts: readonly LoggedFact[]): TrialState {
  const { facts: orderedFacts, refusals: asideRefusals } = setAside(facts);
  const { currentFacts, fieldFacts, refusals: correctionRefusals } = registerFacts(orderedFacts);
  const refusals = new Map([...asideRefusals, ...correctionRefusals]);
  const listedFacts = currentFacts.filter(({ content, original, correction }) => {
    if (content.kind === 'check' && !hasAthlete(content)) {
      refusals.set(
        (correction ?? original).fact.id,
        createFault('not listed', 'check: names nobody of the start list'),
      );
      return false;
    }
    if (
      !('row' in content || 'bib' in content || 'lane' in content) ||
      !hasAthlete(content) ||
      trial.findRowKey(content) !== undefined
    )
      return true;
    // A finish without a known athlete counts; the secretariat decides whose it is.
    if (FINISH_KINDS.includes(content.kind)) return true;
    refusals.set(
      (correction ?? original).fact.id,
      createFault('not listed', `${content.kind}: nobody of the start list goes by that`),
    );
    return false;
  });
  const isCombined = trial.round === 'c' || trial.dets.combined !== undefined;
  const {
    facts: countedFacts,
    state: starts,
    refusals: recallRefusals,
  } = applyRecalls(listedFacts, isCombined, trial.findRowKey);
  for (const [id, error] of recallRefusals) refusals.set(id, error);
  const checks = readChecks(countedFacts, trial.findRowKey, trial.deskChecks ?? {});
  const absences = applyChecks(trial.absences, checks, trial.listedAbsent ?? new Set());
  const listReadings = <K extends 'time' | 'raw' | 'word'>(kind: K): RowFact<K>[] =>
    countedFacts
      .filter(({ content }) => content.kind === kind)
      .map(({ content, original }) => ({
        fact: content as FactOfKind<K>,
        row: trial.findRowKey(content as FactOfKind<K>),
        at: original.fact.at,
      }));
  const athleteStatuses = new Map<string, RowFact<'word'>>();
  const rowsWithJudgeStatus = new Set<string>();
  const endedRowByFactId = new Map<string, string>();
  const startedRows = findStartedRows(fieldFacts, trial.findRowKey);
  for (const one of countedFacts.filter(isKind('word'))) {
    const row = trial.findRowKey(one.content);
    if (row === undefined) {
      refusals.set(
        (one.correction ?? one.original).fact.id,
        createFault('not listed', 'word: names nobody of the start list'),
      );
    } else if (one.content.st === MARK_STATUS.dns && startedRows.has(row)) {
      refusals.set(
        (one.correction ?? one.original).fact.id,
        createFault('has started', `word: ${row} has an attempt already, so cannot be DNS`),
      );
    } else if (rowsWithJudgeStatus.has(row) && !AMENDABLE_KINDS[findSignerKind(one)].includes('judge')) {
      refusals.set(
        (one.correction ?? one.original).fact.id,
        createFault('judge decides', `word: a judge gave ${row} a status; only a judge may change it`),
      );
    } else {
      if (findSignerKind(one) === 'judge') rowsWithJudgeStatus.add(row);
      athleteStatuses.set(row, { fact: one.content, row, at: one.original.fact.at });
      if (startedRows.has(row)) endedRowByFactId.set(one.original.fact.id, row);
    }
  }
  const { walkers, refusals: walkRefusals } = readWalkState({
    facts: countedFacts,
    findRowKey: trial.findRowKey,
    penaltyMs: trial.dets.penaltyZone,
  });
  const { reports, refusals: reportRefusals } = readReports({
    facts: countedFacts,
    fieldFacts,
    isField: isFieldEvent(trial.g0),
    findRowKey: trial.findRowKey,
  });
  for (const [id, error] of [...walkRefusals, ...reportRefusals]) refusals.set(id, error);
  for (const { row, id, at, rules } of listExclusions(walkers, reports)) {
    athleteStatuses.set(row, { fact: { id, kind: 'word', row, st: MARK_STATUS.dq, rules: [...rules] }, row, at });
    if (startedRows.has(row)) endedRowByFactId.set(id, row);
  }
  const isField = isFieldEvent(trial.g0);
  const winds = new Map<string, AttemptWind>();
  const unattachedWinds: UnattachedWind[] = [];
  for (const { content, original } of countedFacts.filter(isKind('wind'))) {
    const row = trial.findRowKey(content);
    const { id, n, w } = content;
    if (isField && n === undefined && w !== undefined) unattachedWinds.push({ id, w, at: original.fact.at });
    if (row === undefined || n === undefined) continue;
    const key = `${n} ${row}`;
    // Where the gauge measured nothing, what the judge read stays.
    if (w === undefined) winds.delete(key);
    else winds.set(key, { w, at: original.fact.at });
  }
  const athletes = trial.athletes.filter((key) => startedRows.has(key) || !athleteStatuses.has(key));
  const contestFacts = orderedFacts.filter((one) => fieldFacts.includes(one) || endedRowByFactId.has(one.fact.id));
  const contest =
    isField && (fieldFacts.length > 0 || countedFacts.some(({ content }) => OPENING_KINDS.includes(content.kind)))
      ? applyContestFacts({ ...trial, absences, athletes, endedRowByFactId }, contestFacts, trial.findRowKey)
      : undefined;
  for (const [id, error] of contest?.refusals ?? []) refusals.set(id, error);
  const statusFacts = countedFacts.filter(({ content }) => content.kind === 'status' || content.kind === 'start');
  const {
    status,
    reached: statusTimes,
    refused: statusRefusals,
  } = applyStatusFacts(orderedFacts, statusFacts, trial, contest?.countedIds ?? new Set());
  for (const [id, error] of statusRefusals) refusals.set(id, error);
  const gun = countedFacts.filter(isKind('gun')).at(-1)?.content.time;
  return {
    refusals,
    status,
    statusTimes,
    athleteStatuses,
    warnings: contest?.warnings ?? [],
    attemptWinds: winds,
    unattachedWinds,
    series: applyWinds(contest?.series ?? new Map(), winds),
    isEnded: contest?.isEnded ?? false,
    heights: fieldFacts.some(({ fact }) => fact.kind === 'heights') ? contest?.heights : undefined,
    wind: isField ? undefined : countedFacts.filter(isKind('wind')).at(-1)?.content.w,
    startedAt: gun ?? countedFacts.filter(isKind('start')).at(-1)?.original.fact.at,
    times: listReadings('time'),
    photoFinishes: listReadings('raw'),
    walkers,
    reports,
    finishFacts: listFinishFacts(countedFacts),
    contest: contest?.contest,
    settings: readSettings(countedFacts.filter(isKind('setting')), trial.findRowKey),
    starts,
    checks,
    evidence: listEvidence(countedFacts),
    live:
      contest &&
      buildLiveState(contest, {
        orderedFacts,
        calls: countedFacts.filter(isKind('call')),
        clocks: countedFacts.filter(isKind('clock')),
        findRowKey: trial.findRowKey,
      }),
  };
}
