import { findStatusCode, MARK_STATUS } from '../performance/mark-status.ts';
import { createMark, type Performance } from '../performance/performance.ts';
import { rankResults } from '../ranking/rank-results.ts';
import { scoreCombinedPart } from '../scoring/combined-points.ts';
import type { CombinedRow, Programme, ScorePart } from './combined-row.ts';
import { hasTakenPart, type ParticipationOptions } from './participation.ts';

/** The score of one athlete in one event. */
export interface CombinedCell {
  readonly points: number;
  /** The status in place of a mark, such as `NM`, which scores 0 points. */
  readonly code?: string;
  /** Points up to and including this event. */
  readonly total: number;
  /** Place by these totals among the athletes who have done this event; equal totals share it (Q13). */
  readonly rank?: number;
}

/** An athlete's points and place in a combined event so far (TR 39). */
export interface CombinedStanding {
  /** In the order of the programme; undefined for an event not done yet, and from `endedAt` on. */
  readonly cells: readonly (CombinedCell | undefined)[];
  /** Points so far, kept for an athlete who is out. */
  readonly points: number;
  /** The total as a result row has it: points, or DNF, DNS or DQ for an athlete who is out. */
  readonly total: Performance;
  /** Place by points so far, none for an athlete who is out. */
  readonly rank?: number;
  /** Points behind the leader. */
  readonly gap?: number;
  /** Index of the event that the athlete did not start, which ended their competition. */
  readonly endedAt?: number;
  /** Whether every event is done. */
  readonly isComplete: boolean;
}

/** `points` replaces the points of the combined tables. */
export interface CombinedOptions extends ParticipationOptions {
  readonly points?: ScorePart;
}

const FIRST_COMBINED = 800_000;

function scoreEvents(
  { marks }: CombinedRow,
  { events, sex, isEventOfficial = [] }: Programme,
  { points = scoreCombinedPart, ...options }: CombinedOptions,
) {
  const cells: (CombinedCell | undefined)[] = events.map(() => undefined);
  let total = 0;
  for (const [index, event] of events.entries()) {
    const mark = marks[index];
    const isEventOver = isEventOfficial[index];
    const participation =
      mark && hasTakenPart(mark, { ...options, ...(isEventOver === undefined ? {} : { isEventOver }) });
    const hasTaken = participation ?? (isEventOver === true ? false : undefined);
    if (hasTaken === undefined) continue;
    if (mark === undefined || !hasTaken) return { cells, total, endedAt: index };
    const eventPoints = mark.points ?? points(event, sex, mark.prf) ?? 0;
    const code = findStatusCode(mark.prf);
    total += eventPoints;
    cells[index] = code === undefined ? { points: eventPoints, total } : { points: eventPoints, code, total };
  }
  return { cells, total, endedAt: undefined };
}

function buildTotal(row: CombinedRow, total: number, endedAt: number | undefined): Performance {
  if (row.isDisqualified === true) return { st: MARK_STATUS.dq };
  if (endedAt === undefined) return createMark(total, 'pts');
  return { st: endedAt === 0 ? 2 : 3 };
}

/**
 * Totals and places after each event of a combined event (TR 39). No valid mark, a DQ or a DNF scores 0 with its code, and the
 * athlete goes on. The first event without a start or without an attempt ends the athlete's competition: no later event counts, there
 * is no place, and the total is DNF, or DNS where it was the first event. Equal totals share the place after every event (Q13; in the
 * rules since 2018-19 not confirmed). An event without a table scores 0.
 * @example rankCombined({ events: [{ g0: 100, g1: '0' }], sex: 1 }, [{ marks: [{ prf: { v: 10_460, u: 'ms', st: 1 } }] }])
 * // [{ cells: [{ points: 985, total: 985, rank: 1 }], points: 985, total: { v: 985, u: 'pts', st: 1 }, rank: 1, gap: 0, isComplete: true }]
 */
export function rankCombined(
  programme: Programme,
  rows: readonly CombinedRow[],
  options: CombinedOptions = {},
): CombinedStanding[] {
  const event = { g0: FIRST_COMBINED + programme.events.length, g1: '0' };
  const rowScores = rows.map((row) => scoreEvents(row, programme, options));
  const ranksByEvent = programme.events.map((_, index) =>
    rankResults(
      rowScores.map(({ cells }, row) => {
        const cell = rows[row]?.isDisqualified === true ? undefined : cells[index];
        return { prf: cell ? createMark(cell.total, 'pts') : { st: MARK_STATUS.dash } };
      }),
      event,
    ),
  );
  const totals = rowScores.map(({ total, endedAt }, row) => buildTotal(rows[row] ?? { marks: [] }, total, endedAt));
  const finalRanks = rankResults(
    totals.map((prf) => ({ prf })),
    event,
  );
  return rowScores.map(({ cells, total, endedAt }, row) => ({
    cells: cells.map((cell, index) => {
      const rank = ranksByEvent[index]?.[row]?.rank;
      return cell && rank !== undefined ? { ...cell, rank } : cell;
    }),
    points: total,
    total: totals[row] ?? { st: MARK_STATUS.dash },
    ...finalRanks[row],
    ...(endedAt === undefined ? {} : { endedAt }),
    isComplete: cells.every((cell) => cell !== undefined),
  }));
}
