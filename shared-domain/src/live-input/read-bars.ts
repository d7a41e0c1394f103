import type { VerticalContest } from '../contest/vertical/contest.ts';
import { findTiedForFirst } from '../contest/vertical/jump-off.ts';
import { rankVerticalProtest, stepVertical } from '../contest/vertical/machine.ts';
import { findOpeningBar } from '../contest/vertical/settle.ts';
import { listVerticalStandings, type VerticalStanding } from '../contest/vertical/standings.ts';
import { areVertical, type VerticalAttempt } from '../performance/attempts.ts';
import type { ContestAthlete } from './contest-athlete.ts';
import type { FoldedTrialView } from './device-view.ts';
import { findPresence } from './presence.ts';
import { type ProtestPlaces, readProtestPlaces } from './protest-places.ts';
import { indexStartRows } from './start-rows.ts';
import { startContest } from './trial-state.ts';
import { listWrittenAttempts, type WrittenAttempt } from './written-attempts.ts';

/** An athlete of a high jump or pole vault. */
export interface BarsAthlete extends ContestAthlete {
  readonly standing: VerticalStanding | undefined;
}

/** What the console of a high jump or pole vault shows. Heights in mm. */
export interface BarsView {
  readonly contest: VerticalContest;
  readonly athletes: readonly BarsAthlete[];
  /** For whom the keys write; undefined between two bars and at the end. */
  readonly called: BarsAthlete | undefined;
  /** Letters of the called athlete at the bar. */
  readonly letters: string;
  /** Who comes next, two of them. */
  readonly following: readonly BarsAthlete[];
  /** The bars that have been put up, lowest first; the jump-off's after them. */
  readonly columns: readonly BarsColumn[];
  readonly attempts: readonly WrittenAttempt[];
  /** The next announced height above the bar. */
  readonly nextHeight: number | undefined;
  readonly protests: ProtestPlaces;
  /** A tie for first place that waits for the referee, and the bar at which a jump-off would begin. */
  readonly tie: { readonly athletes: readonly BarsAthlete[]; readonly bar: number } | undefined;
}

export interface BarsColumn {
  readonly h: number;
  /** Number of the bar of the jump-off, from 0; undefined in the contest. */
  readonly jumpOff?: number;
}

/** The letters of a series at a bar of the contest, or of the jump-off. */
function findLetters(attempts: readonly VerticalAttempt[], { h, jumpOff }: BarsColumn): string {
  if (jumpOff !== undefined) return attempts.filter(({ j }) => j === true)[jumpOff]?.r ?? '';
  return attempts.find((attempt) => attempt.h === h && attempt.j !== true)?.r ?? '';
}

/** What judges wrote of an athlete at a bar of the contest, or of the jump-off. */
export const readLetters = ({ standing }: Pick<BarsAthlete, 'standing'>, column: BarsColumn): string =>
  findLetters(standing?.attempts ?? [], column);

/** What the sheet has there: the secretariat's letters, which count, where it typed others. */
export function readSheetLetters(athlete: Pick<BarsAthlete, 'mark' | 'standing'>, column: BarsColumn): string {
  const { isTyped, attempts = [] } = athlete.mark;
  return isTyped && areVertical(attempts) ? findLetters(attempts, column) : readLetters(athlete, column);
}

/** Who jumps after the called athlete, by the rules: each in turn is taken to fail. */
function listFollowing(contest: VerticalContest, called: string | undefined, count: number): string[] {
  const following: string[] = [];
  let state = contest;
  for (let turn = 0; turn < contest.athletes.length * 3 && following.length < count; turn += 1) {
    const athlete = turn === 0 ? (called ?? state.athletes[state.next]) : state.athletes[state.next];
    if (athlete === undefined) break;
    if (turn > 0 && athlete !== called && !following.includes(athlete)) following.push(athlete);
    const step = stepVertical(state, { id: `turn ${turn}`, type: 'attempt', athlete, r: 'x' });
    if (step.refusal !== undefined) break;
    state = step.state;
  }
  return following;
}

function listColumns({ series, bar, phase, sheets }: VerticalContest): BarsColumn[] {
  const used = new Set(sheets.flatMap(({ bars }) => bars.map(({ h }) => h)));
  const highest = Math.max(0, ...used, phase === 'contest' ? bar : 0);
  const columns = series.filter((h) => h <= highest && (used.has(h) || h === bar)).map((h): BarsColumn => ({ h }));
  const rounds = sheets.map(({ jumpOff }) => jumpOff).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const jumped = rounds.map(({ h }, jumpOff): BarsColumn => ({ h, jumpOff }));
  const isNewBar = phase === 'jumpOff' && rounds.at(-1)?.h !== bar;
  return [...columns, ...jumped, ...(isNewBar ? [{ h: bar, jumpOff: jumped.length }] : [])];
}

/** Reads a folded trial as a high jump or pole vault. */
export function readBars(folded: FoldedTrialView): BarsView {
  const { trial, sheet, ordered } = folded;
  const { kind, state } = sheet.state.contest ?? startContest(trial, sheet.state.checks);
  if (kind !== 'vertical') throw new Error(`${trial.uid} has no bars`);
  const contest = state;
  const standings = new Map(listVerticalStandings(contest).map((standing) => [standing.athlete, standing]));
  const starts = new Map(trial.rows.map((start) => [start.row, start]));
  const { orderedKeys, findRowKey } = indexStartRows(trial.rows);
  const marks = new Map(sheet.rows.map((row) => [row.row, row]));
  const athletes = orderedKeys.flatMap((row): BarsAthlete[] => {
    const start = starts.get(row);
    const mark = marks.get(row);
    if (start === undefined || mark === undefined) return [];
    const presence = findPresence(start, sheet);
    return [{ row, start, mark, presence, standing: standings.get(row), absence: contest.absences[row] }];
  });
  const find = (row: string | undefined) => athletes.find((athlete) => athlete.row === row);
  const isJumping = contest.phase === 'contest' || contest.phase === 'jumpOff';
  // Whoever was called out of turn stays called until the attempt is written.
  const calledRow = isJumping && contest.next >= 0 ? (sheet.live?.row ?? contest.athletes[contest.next]) : undefined;
  const called = find(calledRow);
  const columns = listColumns(contest);
  const column = columns.at(-1);
  return {
    contest,
    athletes,
    called,
    columns,
    letters:
      called === undefined || column === undefined || column.h !== contest.bar ? '' : readLetters(called, column),
    following: listFollowing(contest, calledRow, 2).flatMap((row) => find(row) ?? []),
    attempts: listWrittenAttempts(ordered, sheet.refusals, findRowKey),
    nextHeight: contest.series.find((height) => height > contest.bar),
    protests: readProtestPlaces(contest.athletes, rankVerticalProtest(contest)),
    tie:
      contest.phase === 'tie'
        ? {
            athletes: findTiedForFirst(contest.sheets).flatMap((index) => find(contest.athletes[index]) ?? []),
            bar: findOpeningBar(contest),
          }
        : undefined,
  };
}
