import { listAttemptsBefore } from '../contest/horizontal/attempt.ts';
import type { HorizontalContest } from '../contest/horizontal/contest.ts';
import { listOwnGroup } from '../contest/horizontal/cut.ts';
import { rankHorizontalProtest, stepHorizontal } from '../contest/horizontal/machine.ts';
import { findHorizontalStage, type HorizontalStage } from '../contest/horizontal/stage.ts';
import { type HorizontalStanding, listHorizontalStandings } from '../contest/horizontal/standings.ts';
import { readEvent } from '../discipline/challenge-event.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import type { HorizontalAttempt } from '../performance/attempts.ts';
import { needsWind } from '../trial/list-type.ts';
import type { ContestAthlete } from './contest-athlete.ts';
import type { FoldedTrialView } from './device-view.ts';
import type { LoggedFact } from './fact.ts';
import { findPresence } from './presence.ts';
import { type ProtestPlaces, readProtestPlaces } from './protest-places.ts';
import { indexStartRows } from './start-rows.ts';
import { startContest } from './trial-state.ts';
import type { AttemptWind } from './wind-facts.ts';
import { listWrittenAttempts, type WrittenAttempt } from './written-attempts.ts';

/** An athlete of a long jump, a triple jump or a throw. */
export interface AttemptsAthlete extends ContestAthlete {
  readonly standing: HorizontalStanding | undefined;
  /** As the sheet has them: with the gauge's winds and what the secretariat typed. */
  readonly series: readonly HorizontalAttempt[];
  /** As officials said them, with the gauge's winds. */
  readonly own: readonly HorizontalAttempt[];
  /** The weight of the own implement, grams, where a contest has several: each has its own final. */
  readonly group: number | undefined;
  /** The best mark of the last one with that implement who would go on if the next cut were made now. */
  readonly lastGoingOn: { readonly place: number; readonly mark: number } | undefined;
}

/** What the console of a long jump, a triple jump or a throw shows. Distances in mm, winds in m/s. */
export interface AttemptsView {
  readonly contest: HorizontalContest;
  readonly event: EventRef;
  /** In the order of the present rounds; those who stopped after them. */
  readonly athletes: readonly AttemptsAthlete[];
  /** For whom the keys write; undefined at the end. */
  readonly called: AttemptsAthlete | undefined;
  /** Number of the called athlete's next attempt, from 1. */
  readonly number: number;
  /** Who comes next, two of them. */
  readonly following: readonly AttemptsAthlete[];
  /** The cut or the new order that waits for the judge. */
  readonly stage: HorizontalStage | undefined;
  readonly attempts: readonly WrittenAttempt[];
  readonly hasWind: boolean;
  /** The gauge's reading for the attempt that is next. */
  readonly gaugeWind: AttemptWind | undefined;
  readonly protests: ProtestPlaces;
}

/** Who follows the called athlete within the present rounds, by the rules: each in turn is taken to fail. */
function listFollowing(contest: HorizontalContest, called: string | undefined, count: number): string[] {
  const following: string[] = [];
  let state = contest;
  for (let turn = 0; turn <= contest.athletes.length && following.length < count; turn += 1) {
    const athlete = turn === 0 ? called : state.athletes[state.next];
    if (athlete === undefined || state.orderUntilRound !== contest.orderUntilRound) break;
    if (turn > 0 && athlete !== called && !following.includes(athlete)) following.push(athlete);
    const step = stepHorizontal(state, { id: `turn ${turn}`, type: 'attempt', athlete, r: 'x' });
    if (step.refusal !== undefined) break;
    state = step.state;
  }
  return following;
}

const CHANGES_ATTEMPTS: readonly string[] = ['attempt', 'correction', 'void', 'ruling', 'word'];

/** Whether somebody was called since the last change of the attempts: so the judge opens the rounds after a cut. */
function isStageOpened(facts: readonly LoggedFact[], refusals: ReadonlyMap<string, unknown>): boolean {
  const counting = facts.filter(({ fact }) => !refusals.has(fact.id));
  const calls = new Set(counting.filter(({ fact }) => fact.kind === 'call').map(({ fact }) => fact.id));
  const last = counting.findLastIndex(
    ({ fact }) => CHANGES_ATTEMPTS.includes(fact.kind) && !(fact.kind === 'correction' && calls.has(fact.replaces)),
  );
  const undone = new Set(counting.flatMap(({ fact }) => (fact.kind === 'correction' ? [fact.replaces] : [])));
  return counting.slice(last + 1).some(({ fact }) => fact.kind === 'call' && !undone.has(fact.id));
}

function findLastGoingOn(
  { rules, order, orderUntilRound }: HorizontalContest,
  standings: readonly HorizontalStanding[],
  index: number,
): AttemptsAthlete['lastGoingOn'] {
  const cut = rules.cuts.find(({ after }) => after >= orderUntilRound && after < rules.attemptCount);
  if (cut === undefined || listOwnGroup(order, index, rules).length <= cut.to) return undefined;
  const ranked = listOwnGroup([...standings.keys()], index, rules)
    .flatMap((other) => standings[other] ?? [])
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const mark = ranked[cut.to - 1]?.best;
  return mark === undefined ? undefined : { place: cut.to, mark };
}

/** Reads a folded trial as a long jump, a triple jump or a throw. */
export function readAttempts(folded: FoldedTrialView): AttemptsView {
  const { trial, sheet, ordered, kind } = folded;
  const field = sheet.state.contest ?? startContest(trial, sheet.state.checks);
  if (field.kind !== 'horizontal') throw new Error(`${trial.uid} has bars`);
  const contest = field.state;
  const listed = listHorizontalStandings(contest);
  const standings = new Map(listed.map((standing) => [standing.athlete, standing]));
  const starts = new Map(trial.rows.map((start) => [start.row, start]));
  const marks = new Map(sheet.rows.map((row) => [row.row, row]));
  const { orderedKeys, findRowKey } = indexStartRows(trial.rows);
  const inOrder = contest.order.flatMap((index) => contest.athletes[index] ?? []);
  const rows = [...inOrder, ...orderedKeys.filter((row) => !inOrder.includes(row))];
  const athletes = rows.flatMap((row): AttemptsAthlete[] => {
    const [start, mark] = [starts.get(row), marks.get(row)];
    if (start === undefined || mark === undefined) return [];
    const series = (mark.attempts ?? standings.get(row)?.attempts ?? []) as readonly HorizontalAttempt[];
    const own = (sheet.state.series.get(row) ?? []) as readonly HorizontalAttempt[];
    const index = contest.athletes.indexOf(row);
    const group = contest.rules.groups?.[index];
    const lastGoingOn = findLastGoingOn(contest, listed, index);
    const standing = standings.get(row);
    const presence = findPresence(start, sheet);
    return [{ row, start, mark, presence, series, own, standing, absence: contest.absences[row], group, lastGoingOn }];
  });
  const find = (row: string | undefined) => athletes.find((athlete) => athlete.row === row);
  const isOver = contest.phase === 'end' || contest.next < 0;
  // Whoever was called out of turn stays called until the attempt is written.
  const calledRow = isOver ? undefined : (sheet.live?.row ?? contest.athletes[contest.next]);
  const index = contest.athletes.indexOf(calledRow ?? '');
  const number = index < 0 ? 1 : listAttemptsBefore(contest, index).length + 1;
  const event = readEvent(trial, kind);
  return {
    contest,
    event,
    athletes,
    called: find(calledRow),
    number,
    following: listFollowing(contest, calledRow, 2).flatMap((row) => find(row) ?? []),
    stage: isStageOpened(ordered, sheet.refusals) ? undefined : findHorizontalStage(contest),
    attempts: listWrittenAttempts(ordered, sheet.refusals, findRowKey),
    hasWind: needsWind(event),
    gaugeWind: calledRow === undefined ? undefined : sheet.state.attemptWinds.get(`${number} ${calledRow}`),
    protests: readProtestPlaces(contest.athletes, rankHorizontalProtest(contest)),
  };
}

/** Whether the secretariat typed attempt number `at`, from 0, otherwise than officials said it. */
export function isTypedAttempt({ mark, series, own }: AttemptsAthlete, at: number): boolean {
  const [typed, said] = [series[at], own[at]];
  return mark.isTyped && (typed?.r !== said?.r || typed?.v !== said?.v || typed?.w !== said?.w);
}

/** Who leads among those with an athlete's implement; several where they are level. */
export function listLeaders(athletes: readonly AttemptsAthlete[], { group }: AttemptsAthlete): AttemptsAthlete[] {
  const rivals = athletes.filter((one) => one.group === group);
  const best = Math.min(...rivals.flatMap(({ standing }) => standing?.rank ?? []));
  return rivals.filter(({ standing }) => standing?.rank === best);
}

/** The fact behind attempt number `at`, from 0, of an athlete; undefined where the secretariat typed it, or a late athlete passed it. */
export function findWritten(
  attempts: readonly WrittenAttempt[],
  { row, standing }: AttemptsAthlete,
  at: number,
): WrittenAttempt | undefined {
  const own = attempts.filter((one) => one.row === row);
  return own[at - Math.max(0, (standing?.attempts.length ?? 0) - own.length)];
}
