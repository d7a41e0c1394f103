import type { ContestAbsences } from '../contest/absence.ts';
import type { LiveState } from '../contest/field-contest.ts';
import { listAttemptsBefore } from '../contest/horizontal/attempt.ts';
import { type HorizontalContest, type HorizontalLogFact, readHorizontalLive } from '../contest/horizontal/contest.ts';
import { foldHorizontal, stepHorizontal } from '../contest/horizontal/machine.ts';
import { readHorizontalRules } from '../contest/horizontal/rules.ts';
import type { StepResult } from '../contest/log/machine.ts';
import type { Refusal } from '../contest/log/refusal.ts';
import { createVerticalContest, type VerticalContest } from '../contest/vertical/contest.ts';
import type { VerticalLogFact } from '../contest/vertical/fact.ts';
import { readVerticalLive } from '../contest/vertical/live.ts';
import { stepVertical } from '../contest/vertical/machine.ts';
import { findVerticalRules, readVerticalOptions } from '../contest/vertical/rules.ts';
import { writeAttempts } from '../contest/vertical/sheet.ts';
import { createFault, type FactFault } from '../contract/fact-faults.ts';
import type { TrialDetails } from '../contract/types.ts';
import { isVerticalJump } from '../discipline/event-ref.ts';
import type { Attempts } from '../performance/attempts.ts';
import { listUnranked } from '../ranking/entry-participation.ts';
import type { Participation } from '../ranking/rank-input.ts';
import { buildContestFact, type ContestFact, type FindRowKey } from './contest-fact.ts';
import { explainRefusal, type LoggedFact, type SignedFact } from './fact.ts';
import type { LiftedExclusion } from './lifted-exclusions.ts';

/** What the rules of a field event depend on; athletes are keys of rows, in starting order. */
interface ContestSetup {
  readonly g0: number;
  readonly g1: string;
  readonly category?: number | undefined;
  readonly round: string;
  readonly dets: TrialDetails;
  readonly athletes: readonly string[];
  readonly rowCategories?: readonly (number | undefined)[] | undefined;
  /** How athletes take part, by row key. */
  readonly participations?: ReadonlyMap<string, Participation> | undefined;
  /** Athletes for whom nobody waits. */
  readonly absences: ContestAbsences;
  /** By the id of the fact, the athlete who has started and whose attempts it ends (DNF, DQ…). */
  readonly endedRowByFactId: ReadonlyMap<string, EndedRow>;
  /** Who was out of the contest for a while: the others went on without them. */
  readonly lifted?: readonly LiftedExclusion[] | undefined;
}

/** An athlete who takes no more attempts; `isOut`: the marks do not count either (DNF, DQ). */
export interface EndedRow {
  readonly row: string;
  readonly isOut: boolean;
}

/** A field event by its kind: with bars, or with distances. */
export type FieldContest =
  | { readonly kind: 'vertical'; readonly state: VerticalContest }
  | { readonly kind: 'horizontal'; readonly state: HorizontalContest };

/** The state of a field event after its facts. */
export interface ContestState {
  /** Why a fact does not count, by its id. */
  readonly refusals: ReadonlyMap<string, FactFault>;
  readonly warnings: readonly { readonly id: string; readonly detail: string }[];
  readonly series: ReadonlyMap<string, Attempts>;
  /** Bars in mm, announced or added later; undefined for an event without bars. */
  readonly heights: readonly number[] | undefined;
  readonly live: LiveState;
  readonly isEnded: boolean;
  /** Ids of the facts that count. */
  readonly countedIds: ReadonlySet<string>;
  /** The contest itself, from which a console reads standings and ties. */
  readonly contest: FieldContest;
}

/** Whether the rules would have an attempt of an athlete now, for whom somebody waits. */
export function isAttemptAwaited({ kind, state }: FieldContest, row: string): boolean {
  if (state.absences[row] === 'scratched' || state.next < 0) return false;
  const attempt = { id: 'asked', type: 'attempt', athlete: row, r: 'x' } as const;
  const { refusal } = kind === 'vertical' ? stepVertical(state, attempt) : stepHorizontal(state, attempt);
  return refusal === undefined;
}

/** The rules of one kind of field event, applied one fact at a time to a state `S`. */
interface ContestRules<S> {
  readonly start: S;
  readonly step: (contest: S, fact: ContestFact) => StepResult<S>;
  readonly readSeries: (contest: S, index: number) => Attempts;
  /** How many attempts an athlete has behind, those a late one has missed included. */
  readonly countAttempts: (contest: S, index: number) => number;
  readonly readLive: (contest: S) => LiveState;
  readonly readHeights?: (contest: S) => readonly number[];
  readonly wrap: (contest: S) => FieldContest;
}

function createVerticalRules(
  { g0, round, dets, athletes, absences, participations }: ContestSetup,
  hasAnnouncedHeights: boolean,
): ContestRules<VerticalContest> {
  const unranked = listUnranked(athletes.map((key) => participations?.get(key)));
  const rules = {
    ...findVerticalRules({ g0 }, readVerticalOptions({ round, dets })),
    ...(unranked.length > 0 && { unranked }),
  };
  const emptyContest = createVerticalContest(rules, athletes, absences);
  const heights = (dets.heights ?? []).toSorted((a, b) => a - b);
  // Heights of the programme count as announced.
  const startContest =
    hasAnnouncedHeights || heights.length === 0
      ? emptyContest
      : stepVertical(emptyContest, { id: 'programme', type: 'start', bars: heights }).state;
  return {
    start: startContest,
    step: (contest, fact) => stepVertical(contest, fact as VerticalLogFact),
    readSeries: ({ sheets }, index) => {
      const sheet = sheets[index];
      return sheet === undefined ? [] : writeAttempts(sheet);
    },
    countAttempts: ({ sheets }, index) => sheets[index]?.bars.length ?? 0,
    readLive: readVerticalLive,
    readHeights: ({ series }) => series,
    wrap: (state) => ({ kind: 'vertical', state }),
  };
}

function createHorizontalRules(setup: ContestSetup): ContestRules<HorizontalContest> {
  const { athletes, absences, rowCategories, participations } = setup;
  const rules = readHorizontalRules(
    setup,
    rowCategories,
    athletes.map((key) => participations?.get(key)),
  );
  return {
    start: foldHorizontal(rules, athletes, [], { absences }).state,
    step: (contest, fact) => stepHorizontal(contest, fact as HorizontalLogFact),
    readSeries: ({ series }, index) => series[index] ?? [],
    countAttempts: (contest, index) => listAttemptsBefore(contest, index).length,
    readLive: readHorizontalLive,
    wrap: (state) => ({ kind: 'horizontal', state }),
  };
}

/** What is wrong with the number (`n`) of an attempt, which must be the athlete's next; undefined without a number. */
function checkAttemptNumber({ fact }: LoggedFact, attemptCount: number): string | undefined {
  if (fact.kind !== 'attempt' || fact.n === undefined || fact.n === attemptCount + 1) return undefined;
  return `the next attempt is number ${attemptCount + 1}, not ${fact.n}`;
}

function playFacts<
  S extends {
    readonly athletes: readonly string[];
    readonly phase: string;
    readonly warnings: readonly { readonly kind: string; readonly rule: string; readonly fact: string }[];
  },
>(
  contestRules: ContestRules<S>,
  { endedRowByFactId, lifted = [] }: ContestSetup,
  facts: readonly LoggedFact[],
  findRowKey: FindRowKey,
): ContestState {
  let contest = contestRules.start;
  /** Rows that were out just then, by a word that was taken back later. */
  const outRows = new Set<string>();
  const refusals = new Map<string, FactFault>();
  const countedIds = new Set<string>();

  function playFact(fact: ContestFact, factId: string, name: string): Refusal | undefined {
    const { state, refusal } = contestRules.step(contest, fact);
    contest = state;
    if (refusal === undefined) countedIds.add(factId);
    else refusals.set(factId, explainRefusal(refusal, name));
    return refusal;
  }

  const countAttempts = (athlete: string) => contestRules.countAttempts(contest, contest.athletes.indexOf(athlete));

  /** What the others went on without: whoever was out meanwhile has passed it, so that it stays possible. */
  function passForOthers(fact: SignedFact): void {
    if (fact.kind !== 'bar' && fact.kind !== 'attempt') return;
    const athlete = fact.kind === 'attempt' ? findRowKey(fact) : undefined;
    for (const row of outRows) {
      if (row === athlete) continue;
      const isBehind = () =>
        fact.kind === 'bar' ||
        (contestRules.readHeights === undefined &&
          athlete !== undefined &&
          countAttempts(row) < countAttempts(athlete));
      for (let pass = 1; isBehind(); pass += 1) {
        const made: ContestFact = { id: `${fact.id} ${row} ${pass}`, type: 'attempt', athlete: row, r: '-' };
        const { state, refusal } = contestRules.step(contest, made);
        if (refusal !== undefined) break;
        contest = state;
        if (fact.kind === 'bar') break;
      }
    }
  }

  for (const one of facts) {
    const { fact } = one;
    for (const { row, until } of lifted) if (until === fact.id) outRows.delete(row);
    for (const { row, from } of lifted) if (from === fact.id && contest.athletes.includes(row)) outRows.add(row);
    if (outRows.size > 0) passForOthers(fact);
    const ended = endedRowByFactId.get(fact.id);
    if (ended !== undefined) {
      const { row: endedAthlete, isOut } = ended;
      // `r`: retired. A refusal only means that the athlete was out already.
      const end: ContestFact = isOut
        ? { id: fact.id, type: 'exclusion', athlete: endedAthlete }
        : { id: fact.id, type: 'attempt', athlete: endedAthlete, r: 'r' };
      contest = contestRules.step(contest, end).state;
      continue;
    }
    // A word that was taken back, or what took it back.
    if (lifted.some(({ from, until }) => from === fact.id || until === fact.id)) continue;
    const athlete = fact.kind === 'attempt' ? findRowKey(fact) : undefined;
    const name = `${athlete ?? ''} ${fact.kind}`.trim();
    const attemptCount = athlete === undefined ? 0 : countAttempts(athlete);
    const numberFault = checkAttemptNumber(one, attemptCount);
    const contestFact = buildContestFact(fact, findRowKey);
    if (numberFault !== undefined || contestFact === undefined) {
      refusals.set(
        fact.id,
        numberFault === undefined
          ? createFault('not of a field event', `${name}: is no fact of a field event`)
          : createFault('not the next attempt', `${name}: ${numberFault}`),
      );
      continue;
    }
    if (fact.kind !== 'correction' || !refusals.has(fact.replaces)) {
      playFact(contestFact, fact.id, name);
      continue;
    }
    // The refused fact is not in the contest, so its replacements are applied at the place of the correction.
    refusals.delete(fact.replaces);
    countedIds.add(fact.id);
    for (const replacement of fact.with) {
      const replacementFact = buildContestFact(replacement, findRowKey);
      if (replacementFact !== undefined && playFact(replacementFact, fact.id, name) !== undefined)
        countedIds.delete(fact.id);
    }
  }
  return {
    refusals,
    countedIds,
    contest: contestRules.wrap(contest),
    live: contestRules.readLive(contest),
    isEnded: contest.phase === 'end',
    heights: contestRules.readHeights?.(contest),
    warnings: contest.warnings.map(({ kind, rule, fact }) => ({ id: fact, detail: `${kind}: ${rule}` })),
    series: new Map(contest.athletes.map((key, index) => [key, contestRules.readSeries(contest, index)])),
  };
}

/** Applies the facts of a field event, given in the order in which they took place. */
export function applyContestFacts(
  contest: ContestSetup,
  facts: readonly LoggedFact[],
  findRowKey: FindRowKey,
): ContestState {
  if (!isVerticalJump(contest.g0)) return playFacts(createHorizontalRules(contest), contest, facts, findRowKey);
  const hasAnnouncedHeights = facts.some(({ fact }) => fact.kind === 'heights');
  return playFacts(createVerticalRules(contest, hasAnnouncedHeights), contest, facts, findRowKey);
}
