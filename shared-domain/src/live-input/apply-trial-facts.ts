import { isFieldEvent } from '../discipline/event-ref.ts';
import { isCombinedPart } from '../trial/combined-part.ts';
import { findStartedRows, listExclusions, readAthleteStatuses } from './athlete-status-facts.ts';
import { applyContestFacts } from './contest.ts';
import { isCurrentKind } from './current-fact.ts';
import type { FactOfKind, LoggedFact } from './fact.ts';
import { registerFacts } from './fact-register.ts';
import { listFinishFacts } from './finish-kinds.ts';
import { listLiftedExclusions } from './lifted-exclusions.ts';
import { selectListedFacts } from './listed-facts.ts';
import { buildLiveState } from './live-state.ts';
import { readSettings } from './pit-state.ts';
import { readReports } from './report-state.ts';
import { setAside } from './set-aside.ts';
import { applyChecks, applyRecalls, listEvidence, readChecks } from './start-facts.ts';
import { applyStatusFacts } from './status-facts.ts';
import type { RowFact, TrialSetup, TrialState } from './trial-facts.ts';
import { readWalkState } from './walk-state.ts';
import { applyWinds, readWinds } from './wind-facts.ts';

/** Kinds of facts with which a field event has a state, besides those that its rules decide on. */
const OPENING_KINDS: readonly string[] = ['call', 'clock', 'word'];

/** Applies every fact of a trial in the order in which they took place. */
export function applyTrialFacts(trial: TrialSetup, facts: readonly LoggedFact[]): TrialState {
  const { facts: orderedFacts, refusals: asideRefusals } = setAside(facts);
  const { currentFacts, fieldFacts, refusals: correctionRefusals } = registerFacts(orderedFacts);
  const { listedFacts, refusals: unlistedRefusals } = selectListedFacts(currentFacts, trial.findRowKey);
  const {
    facts: countedFacts,
    state: starts,
    refusals: recallRefusals,
  } = applyRecalls(listedFacts, isCombinedPart(trial), trial.findRowKey);
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
  const startedRows = findStartedRows(fieldFacts, trial.findRowKey);
  const {
    athleteStatuses,
    endedRowByFactId,
    refusals: wordRefusals,
  } = readAthleteStatuses(countedFacts, startedRows, trial.findRowKey);
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
  for (const excluded of listExclusions(walkers, reports)) {
    const { row, fact } = excluded;
    athleteStatuses.set(row, excluded);
    if (startedRows.has(row)) endedRowByFactId.set(fact.id, { row, isOut: true });
  }
  const isField = isFieldEvent(trial.g0);
  const { winds, unattachedWinds } = readWinds(countedFacts, isField, trial.findRowKey);
  const athletes = trial.athletes.filter((key) => startedRows.has(key) || !athleteStatuses.has(key));
  const lifted = isField ? listLiftedExclusions(orderedFacts, correctionRefusals, trial.findRowKey) : [];
  const turningIds = new Set(lifted.flatMap(({ from, until }) => [from, until]));
  const contestFacts = orderedFacts.filter(
    (one) => fieldFacts.includes(one) || endedRowByFactId.has(one.fact.id) || turningIds.has(one.fact.id),
  );
  const contest =
    isField && (fieldFacts.length > 0 || countedFacts.some(({ content }) => OPENING_KINDS.includes(content.kind)))
      ? applyContestFacts({ ...trial, absences, athletes, endedRowByFactId, lifted }, contestFacts, trial.findRowKey)
      : undefined;
  const statusFacts = countedFacts.filter(({ content }) => content.kind === 'status' || content.kind === 'start');
  const {
    status,
    statusTimes,
    refusals: statusRefusals,
  } = applyStatusFacts(orderedFacts, statusFacts, trial, contest?.countedIds ?? new Set());
  const gun = countedFacts.filter(isCurrentKind('gun')).at(-1)?.content.time;
  return {
    refusals: new Map([
      ...asideRefusals,
      ...correctionRefusals,
      ...unlistedRefusals,
      ...recallRefusals,
      ...wordRefusals,
      ...walkRefusals,
      ...reportRefusals,
      ...(contest?.refusals ?? []),
      ...statusRefusals,
    ]),
    status,
    statusTimes,
    athleteStatuses,
    warnings: contest?.warnings ?? [],
    attemptWinds: winds,
    unattachedWinds,
    series: applyWinds(contest?.series ?? new Map(), winds),
    isEnded: contest?.isEnded ?? false,
    heights: fieldFacts.some(({ fact }) => fact.kind === 'heights') ? contest?.heights : undefined,
    wind: isField ? undefined : countedFacts.filter(isCurrentKind('wind')).at(-1)?.content.w,
    startedAt: gun ?? countedFacts.filter(isCurrentKind('start')).at(-1)?.original.fact.at,
    times: listReadings('time'),
    photoFinishes: listReadings('raw'),
    walkers,
    reports,
    finishFacts: listFinishFacts(countedFacts),
    contest: contest?.contest,
    settings: readSettings(countedFacts.filter(isCurrentKind('setting')), trial.findRowKey),
    starts,
    checks,
    evidence: listEvidence(countedFacts),
    live:
      contest &&
      buildLiveState(contest, {
        orderedFacts,
        calls: countedFacts.filter(isCurrentKind('call')),
        clocks: countedFacts.filter(isCurrentKind('clock')),
        findRowKey: trial.findRowKey,
      }),
  };
}
