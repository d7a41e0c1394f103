import { isMark, type Performance } from '../performance/performance.ts';
import { compareResults } from './order-results.ts';

interface LeaderRow {
  readonly rank?: number | undefined;
  readonly prf: Performance;
}

/**
 * Who leads a round: those in first place of the heat with its best mark, and of the other heats who have the same mark; none without a
 * mark. Of each heat the rows in first place are enough.
 * @example findRoundLeaders([[{ rank: 1, prf: { v: 9900, st: 1 } }], [{ rank: 1, prf: { v: 9810, st: 1 } }]])[0]?.prf.v // 9810
 */
export function findRoundLeaders<Row extends LeaderRow>(heats: readonly (readonly Row[])[]): Row[] {
  const heatWinners = heats.map((rows) => rows.filter(({ rank, prf }) => rank === 1 && isMark(prf)));
  const [best] = heatWinners.flatMap(([first]) => first ?? []).toSorted(compareMarks);
  if (best === undefined) return [];
  return heatWinners.flatMap((winners) =>
    winners.includes(best) ? winners : winners.filter((row) => compareMarks(row, best) === 0),
  );
}

const compareMarks = (a: LeaderRow, b: LeaderRow): number => compareResults(a, b);
