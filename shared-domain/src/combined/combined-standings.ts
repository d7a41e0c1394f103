import { findStatusCode, MARK_STATUS } from '../performance/mark-status.ts';
import { type Performance, realMark } from '../performance/performance.ts';
import { rankResults } from '../ranking/rank-results.ts';
import { scoreCombinedPart } from '../scoring/combined-points.ts';
import type { CombinedRow, PointsOf, Programme } from './combined-row.ts';
import { hasTakenPart, type TookPartOptions } from './participation.ts';

/** One event of one athlete. */
export interface CombinedStage {
  readonly points: number;
  /** What stands in place of a mark, such as `NM` with its 0 points. */
  readonly code?: string;
  /** Points up to and with this event. */
  readonly total: number;
  /** Place by those totals among the athletes who have done this event; equal totals share it (Q13). */
  readonly rank?: number;
}

/** One athlete of a combined event, as far as it has gone (TR 39). */
export interface CombinedStanding {
  /** By event of the programme; undefined for an event not done: to come, or closed by `ended`. */
  readonly cells: readonly (CombinedStage | undefined)[];
  /** Points so far: they stay visible after the end. */
  readonly points: number;
  /** The total as a result row holds it: points, DNF or DNS after the competition has ended, DQ. */
  readonly total: Performance;
  /** Place by points so far, none for an athlete who is out. */
  readonly rank?: number;
  /** Points behind the leader. */
  readonly gap?: number;
  /** Index of the event that was not started: the later start lists are closed. */
  readonly ended?: number;
  /** Every event is done. */
  readonly complete: boolean;
}

/** Points of a mark other than those of the combined tables, and what a missing trial does. */
export interface CombinedOptions extends TookPartOptions {
  readonly points?: PointsOf;
}

const FIRST_COMBINED = 800_000;

function cellsOf(
  { marks }: CombinedRow,
  { events, sex, official = [] }: Programme,
  { points = scoreCombinedPart, ...options }: CombinedOptions,
) {
  const cells: (CombinedStage | undefined)[] = events.map(() => undefined);
  let total = 0;
  for (const [index, event] of events.entries()) {
    const mark = marks[index];
    const took = (mark && hasTakenPart(mark, options)) ?? (official[index] === true ? false : undefined);
    if (took === undefined) continue;
    if (mark === undefined || !took) return { cells, total, ended: index };
    const scored = mark.points ?? points(event, sex, mark.prf) ?? 0;
    const code = findStatusCode(mark.prf);
    total += scored;
    cells[index] = code === undefined ? { points: scored, total } : { points: scored, code, total };
  }
  return { cells, total, ended: undefined };
}

function totalOf(row: CombinedRow, total: number, ended: number | undefined): Performance {
  if (row.disqualified === true) return { st: MARK_STATUS.dq };
  if (ended === undefined) return realMark(total, 'pts');
  return { st: ended === 0 ? 2 : 3 };
}

/**
 * Running totals and places after each event of a combined event (TR 39), recomputed from the marks at every call, so that
 * a correction needs nothing more. Fouled out, DQ or DNF in a race is 0 points with its code, and the athlete goes on. The
 * first event without a start or without a trial ends the competition: no later event counts, no place, the total is DNF,
 * DNS where it was the first; an athlete without a row in an official event did not start it. Equal totals share the place at every stage (Q13; in the rules since 2018-19 not
 * confirmed). An event without a table scores 0.
 * @example rankCombined({ events: [{ g0: 100, g1: '0' }], sex: 1 }, [{ marks: [{ prf: { v: 10_460, u: 'ms', st: 1 } }] }])
 * // [{ cells: [{ points: 985, total: 985, rank: 1 }], points: 985, total: { v: 985, u: 'pts', st: 1 }, rank: 1, gap: 0, complete: true }]
 */
export function rankCombined(
  programme: Programme,
  rows: readonly CombinedRow[],
  options: CombinedOptions = {},
): CombinedStanding[] {
  const event = { g0: FIRST_COMBINED + programme.events.length, g1: '0' };
  const scored = rows.map((row) => cellsOf(row, programme, options));
  const stages = programme.events.map((_, index) =>
    rankResults(
      scored.map(({ cells }, row) => {
        const cell = rows[row]?.disqualified === true ? undefined : cells[index];
        return { prf: cell ? realMark(cell.total, 'pts') : { st: MARK_STATUS.dash } };
      }),
      event,
    ),
  );
  const totals = scored.map(({ total, ended }, row) => totalOf(rows[row] ?? { marks: [] }, total, ended));
  const now = rankResults(
    totals.map((prf) => ({ prf })),
    event,
  );
  return scored.map(({ cells, total, ended }, row) => ({
    cells: cells.map((cell, index) => {
      const rank = stages[index]?.[row]?.rank;
      return cell && rank !== undefined ? { ...cell, rank } : cell;
    }),
    points: total,
    total: totals[row] ?? { st: MARK_STATUS.dash },
    ...now[row],
    ...(ended === undefined ? {} : { ended }),
    complete: cells.every((cell) => cell !== undefined),
  }));
}
