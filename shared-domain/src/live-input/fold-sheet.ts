import { type HorizontalStanding, listHorizontalStandings } from '../contest/horizontal/standings.ts';
import { addNoMarks } from '../contest/no-marks.ts';
import { listVerticalStandings, type VerticalStanding } from '../contest/vertical/standings.ts';
import type { FactFault } from '../contract/fact-faults.ts';
import type { LiveState, SentMark } from '../contract/types.ts';
import { readEvent } from '../discipline/challenge-event.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { findWalkResult } from '../race/walk-result.ts';
import { completeMark } from '../ranking/best-from-attempts.ts';
import { findEntryParticipation, findRowParticipation } from '../ranking/entry-participation.ts';
import { findShownRank } from '../ranking/judged-rank.ts';
import { rankResults } from '../ranking/rank-results.ts';
import { formatCanonicalJson, type LoggedFact } from './fact.ts';
import { buildFactRows, isTrialOver } from './fact-rows.ts';
import { mergeRow } from './merge-rows.ts';
import { indexStartRows } from './start-rows.ts';
import type { TrialState } from './trial-facts.ts';
import { type DeskRow, type FoldedTrial, readTrialState } from './trial-state.ts';

/** A row of the sheet; `isTyped`: the secretariat wrote it by hand, and its value counts. */
export interface SheetRow extends Partial<SentMark> {
  readonly row: string;
  readonly rank?: number;
  /** How far behind the leader, as both are shown, in the unit of the event (Q15). */
  readonly gap?: number;
  /** How a row without a rank takes part, in a list of 1000 rows or more (Q13). */
  readonly standing?: 'guest' | 'outOfCompetition';
  readonly isTyped: boolean;
}

/** A trial after its facts. */
export interface TrialSheet {
  /** In starting order, without ranks for those without a mark. */
  readonly rows: readonly SheetRow[];
  /** Who is next, the bar and the attempt; a field event only. */
  readonly live: LiveState | undefined;
  /** The standing of each athlete of a field event, in starting order. */
  readonly standings: readonly VerticalStanding[] | readonly HorizontalStanding[];
  /** Why a fact does not count, by its id. */
  readonly refusals: ReadonlyMap<string, FactFault>;
  readonly state: TrialState;
}

function listStandings({ contest }: TrialState): TrialSheet['standings'] {
  if (contest === undefined) return [];
  return contest.kind === 'vertical' ? listVerticalStandings(contest.state) : listHorizontalStandings(contest.state);
}

/** The row of an athlete whose row the secretariat changed: where an old fact has no row any more, it was deleted. */
function mergeTyped(
  { now, before }: DeskRow,
  facts: SentMark | undefined,
  event: EventRef,
  isOver: boolean,
): SentMark | undefined {
  if (now !== undefined) return mergeRow(now, before, facts, event, isOver);
  if (facts === undefined || formatCanonicalJson(facts) === formatCanonicalJson(before)) return undefined;
  return mergeRow({ prf: { st: MARK_STATUS.dash } }, undefined, facts, event, isOver);
}

/** Rows with their marks as a list shows them: the best attempt, the penalty of a walk, NM for whoever has no attempt left. */
function completeRows(
  merged: readonly SheetRow[],
  { category, round, dets, rows, fold }: FoldedTrial,
  event: EventRef,
  { status }: TrialState,
): readonly SheetRow[] {
  const starts = new Map(rows.map((row) => [row.row, row]));
  const marked = merged.flatMap((one) => {
    if (one.prf === undefined) return [];
    const { addedMs = 0 } = fold?.listed?.[one.row] ?? {};
    const prf = findWalkResult(completeMark(one.prf, one.attempts, event), { addedMs });
    return [{ ...one, prf: prf as SentMark['prf'], category: starts.get(one.row)?.category }];
  });
  const participations = marked.map(({ row }) =>
    findRowParticipation(starts.get(row), fold?.listed?.[row], marked.length),
  );
  const shown = addNoMarks(marked, { event, category, round, dets, status }, participations);
  const prfs = new Map(shown.map(({ row, prf }) => [row, prf]));
  return merged.map((one) => (one.prf === undefined ? one : { ...one, prf: prfs.get(one.row) ?? one.prf }));
}

/** Rows with their places and gaps, by all that the lists say of them. */
function rankRows(rows: readonly SheetRow[], { rows: starts, fold }: FoldedTrial, event: EventRef): SheetRow[] {
  const participations = new Map(starts.map(({ row, flg }) => [row, findEntryParticipation(flg)]));
  const marked = rows.flatMap(({ row, prf, attempts }) => {
    const { rank, standing } = fold?.listed?.[row] ?? {};
    return prf === undefined ? [] : [{ row, prf, attempts, rank, standing: standing ?? participations.get(row) }];
  });
  const rankings = new Map(rankResults(marked, event).map((ranking, at) => [marked[at]?.row, ranking]));
  return rows.map((one) => {
    const { rank: computed, gap, standing } = rankings.get(one.row) ?? {};
    const rank = findShownRank(computed, fold?.listed?.[one.row]?.judgedRank);
    return {
      ...one,
      ...(rank === undefined ? {} : { rank }),
      ...(gap === undefined ? {} : { gap }),
      ...(standing === undefined ? {} : { standing }),
    };
  });
}

/**
 * The sheet of a trial from its facts: rows with marks and places, who is next, the standing, and why a fact does not count. `kind` is
 * that of the competition.
 * @example foldSheet({ g0: 900_005, g1: '0', round: 'f', status: 25, dets: {}, rows: [{ row: 'bib:7', bib: '7' }] }, []).rows
 * // [{ row: 'bib:7', isTyped: false }]
 */
export function foldSheet(trial: FoldedTrial, facts: readonly LoggedFact[], kind?: string): TrialSheet {
  const { rows, fold } = trial;
  const state = readTrialState(trial, facts);
  const { orderedKeys } = indexStartRows(rows);
  const event = readEvent(trial, kind);
  const factRows = buildFactRows(state, event);
  const isOver = isTrialOver(state);
  const merged = orderedKeys.map((row) => {
    const [factRow, typed] = [factRows.get(row), fold?.desk?.[row]];
    if (typed === undefined) return { row, isTyped: false, ...factRow };
    return { row, isTyped: true, ...mergeTyped(typed, factRow, event, isOver) };
  });
  const completed = completeRows(merged, trial, event, state);
  return {
    state,
    live: state.live,
    refusals: state.refusals,
    standings: listStandings(state),
    rows: rankRows(completed, trial, event),
  };
}
