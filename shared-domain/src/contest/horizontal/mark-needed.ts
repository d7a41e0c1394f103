import { compareCountback } from '../../ranking/horizontal-countback.ts';

/** Distances are measured down to the whole centimetre (TR 29.9). */
const MEASURING_STEP_MM = 10;

/**
 * The shortest next attempt, in mm, that puts an athlete `ahead` of another, or at least `level`, by countback (TR 25.22).
 * Marks are valid distances in whole centimetres, best first. Undefined when no attempt is needed.
 * @example findMarkNeeded([8000], [8100, 7900], 'ahead') // 8100
 */
export function findMarkNeeded(
  ownMarks: readonly number[],
  rivalMarks: readonly number[],
  aim: 'ahead' | 'level',
): number | undefined {
  const isAimReached = (marks: readonly number[]) => compareCountback(marks, rivalMarks) < (aim === 'ahead' ? 0 : 1);
  if (isAimReached(ownMarks)) return undefined;
  const candidates = [MEASURING_STEP_MM, ...rivalMarks, ...rivalMarks.map((mark) => mark + MEASURING_STEP_MM)].sort(
    (a, b) => a - b,
  );
  return candidates.find((mark) => isAimReached([...ownMarks, mark].sort((a, b) => b - a)));
}
