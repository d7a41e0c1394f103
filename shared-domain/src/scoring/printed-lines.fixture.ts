import { type PointsRow, ROW_UNITS } from './points-row.ts';
import { quadraticPoints } from './quadratic-points.ts';

/** Most points of the printed tables of World Athletics. */
const MAX_PRINTED = 1400;

/** Road races print whole seconds, other times and distances hundredths: ms or mm from one mark to the next. */
function printedStep({ unit, event }: PointsRow): number {
  if (unit === 'pts') return 1;
  return unit === 's' && /-W?R$/.test(event) && event !== '001609-R' ? 1000 : 10;
}

/**
 * A row as a printed table has it: for each number of points from 1 to 1400 the worst mark that gives it, in ms, mm or points;
 * points that no mark gives have no line.
 */
export function printedLines(row: PointsRow): Map<number, number> {
  const formula = quadraticPoints({ ...row, scale: ROW_UNITS[row.unit].scale, isTime: row.unit === 's' });
  const exceptions = new Map(row.exceptions);
  const step = printedStep(row);
  const zero = row.unit === 's' ? Math.ceil((-Number(row.b) * 1000) / step) : 0;
  const markAt = (steps: number) => (row.unit === 's' ? zero - steps : steps) * step;
  const score = (mark: number) => exceptions.get(mark) ?? formula(mark);
  const lines = new Map<number, number>();
  let [known, best] = [0, 1];
  while (formula(markAt(best)) < MAX_PRINTED) best *= 2;
  for (let points = 1; points <= MAX_PRINTED; points += 1) {
    let [below, reached] = [known, best];
    while (reached - below > 1) {
      const middle = (below + reached) >> 1;
      if (formula(markAt(middle)) < points) below = middle;
      else reached = middle;
    }
    known = below;
    while (score(markAt(reached)) < points) reached += 1;
    if (score(markAt(reached)) === points) lines.set(points, markAt(reached));
  }
  return lines;
}
