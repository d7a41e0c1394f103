/** From what officials say to the sheet of a trial: the same rules on the server and on their devices. */

export { applyTrialFacts } from './apply-trial-facts.ts';
export { listAwayRows } from './away-rows.ts';
export {
  type CallKind,
  type CallMinutes,
  findCallKind,
  findClosing,
  findNewestMinutes,
  PROPOSED_MINUTES,
} from './call-time.ts';
export { findEventFault, findRightFault } from './check-fact.ts';
export { AMENDABLE_KINDS, RACE_CODE_KINDS, SETTABLE_STATUSES, SIGNABLE_FACTS } from './code-rights.ts';
export type { FieldContest } from './contest.ts';
export type { ContestAthlete } from './contest-athlete.ts';
export type { FindRowKey } from './contest-fact.ts';
export { applyCurrentKeys, type Renumbering } from './current-keys.ts';
export {
  type DeviceTrial,
  type FoldedTrialView,
  foldTrialView,
  type KnownCompetition,
  type SeenFact,
} from './device-view.ts';
export {
  type Correction,
  type FactOfKind,
  formatCanonicalJson,
  type LoggedFact,
  listTrialFacts,
  type PlainFact,
  type ReadFact,
  type SignedFact,
} from './fact.ts';
export { sortFacts } from './fact-order.ts';
export { type CurrentFact, registerFacts } from './fact-register.ts';
export { buildFactRows, isTrialOver } from './fact-rows.ts';
export { FINISH_KINDS, type FinishFact, isSharedFact, listFinishFacts } from './finish-kinds.ts';
export { type FinishPlace, isOrderPlace, isPlaceTime, pairFinish, shiftPlaces } from './finish-pairs.ts';
export { foldSheet, type SheetRow, type TrialSheet } from './fold-sheet.ts';
export { formatAttempt } from './format-attempt.ts';
export { isRaceWalk } from './judging-fact.ts';
export { JUDGING_FACT_KINDS } from './judging-kinds.ts';
export {
  countLaps,
  countPassages,
  findBoardCount,
  type LapCount,
  type LapDifference,
  type LapFact,
  type LapRunner,
  listLapDifferences,
  listLapFacts,
  startLapCount,
} from './lap-count.ts';
export { findLapRace, isLapRace, LAP_LENGTHS, type LapRace } from './lap-race.ts';
export { mergeRow } from './merge-rows.ts';
export { listWrittenRows, type PhotoRow, type WrittenRow } from './photo-rows.ts';
export type { PitSetting } from './pit-state.ts';
export type { ProtestPlaces } from './protest-places.ts';
export {
  type AttemptsAthlete,
  type AttemptsView,
  findWritten,
  isTypedAttempt,
  listLeaders,
  readAttempts,
} from './read-attempts.ts';
export {
  type BarsAthlete,
  type BarsColumn,
  type BarsView,
  readBars,
  readLetters,
  readSheetLetters,
} from './read-bars.ts';
export {
  countReds,
  listAlarms,
  listJudges,
  listReachedCards,
  type ReachedCards,
  readWalkers,
  type Walker,
} from './read-walk.ts';
export { type FiledReport, isReportOpen, type ReportAnswer, readReports } from './report-state.ts';
export { listRivals } from './rival-facts.ts';
export { setAside } from './set-aside.ts';
export { listStandingWords, type StandingWord } from './standing-words.ts';
export type {
  EvidenceEntry,
  PresenceCheck,
  RecallReading,
  RecallState,
} from './start-facts.ts';
export { findJudgeSignature, findStartSignal, listEvidence, type SheetSignature, START_SIGNAL } from './start-facts.ts';
export { type CheckItem, type ListedAthlete, listAthletes } from './start-list.ts';
export { indexStartRows, type KeyedRow } from './start-rows.ts';
export type { TrialSetup, TrialState } from './trial-facts.ts';
export {
  type DeskRow,
  type FoldedTrial,
  type FoldStart,
  type ListedResult,
  readTrialState,
  startContest,
} from './trial-state.ts';
export { findTurnWatch, listOtherPools, type TurnWatch } from './turn-watch.ts';
export {
  buildWalkCards,
  findWalkAlarm,
  readWalkState,
  type ShownCard,
  type WalkAlarm,
  type WalkerState,
} from './walk-state.ts';
export type { AttemptWind, UnattachedWind } from './wind-facts.ts';
export { listWrittenAttempts, type WrittenAttempt } from './written-attempts.ts';
