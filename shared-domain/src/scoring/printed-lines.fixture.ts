import { type PointsRow, ROW_UNITS } from './points-row.ts';
import { makeQuadraticFormula } from './quadratic-points.ts';

/** The printed tables of World Athletics end at these points. */
const MAX_PRINTED = 1400;

/** Step between printed marks, ms or mm: whole seconds in road races, else hundredths. */
function findPrintedStep({ unit, event }: PointsRow): number {
  if (unit === 'pts') return 1;
  return unit === 's' && /-W?R$/.test(event) && event !== '001609-R' ? 1000 : 10;
}

/**
 * The lines of a printed table: for each number of points from 1 to 1400 the worst mark that gives it, in ms, mm or points; no line
 * where no mark does.
 */
export function listPrintedLines(row: PointsRow): Map<number, number> {
  const formula = makeQuadraticFormula({ ...row, scale: ROW_UNITS[row.unit].scale, isTime: row.unit === 's' });
  const exceptions = new Map(row.exceptions);
  const step = findPrintedStep(row);
  const zero = row.unit === 's' ? Math.ceil((-Number(row.b) * 1000) / step) : 0;
  const markAt = (steps: number) => (row.unit === 's' ? zero - steps : steps) * step;
  const score = (mark: number) => exceptions.get(mark) ?? formula(mark);
  const lines = new Map<number, number>();
  let [lowerBound, upperBound] = [0, 1];
  while (formula(markAt(upperBound)) < MAX_PRINTED) upperBound *= 2;
  for (let points = 1; points <= MAX_PRINTED; points += 1) {
    let [below, reached] = [lowerBound, upperBound];
    while (reached - below > 1) {
      const middle = (below + reached) >> 1;
      if (formula(markAt(middle)) < points) below = middle;
      else reached = middle;
    }
    lowerBound = below;
    while (score(markAt(reached)) < points) reached += 1;
    if (score(markAt(reached)) === points) lines.set(points, markAt(reached));
  }
  return lines;
}
