import { compareCountback } from '../../ranking/horizontal-countback.ts';

/** The smallest distance that is measured, mm (TR 29.9). */
const CENTIMETRE = 10;

/**
 * The shortest next trial, in mm, that puts an athlete `ahead` of another, or at least `level`, by countback (TR 25.22).
 * Marks are valid distances in whole centimetres, best first. Undefined when no trial is needed.
 * @example findMarkNeeded([8000], [8100, 7900], 'ahead') // 8100
 */
export function findMarkNeeded(
  own: readonly number[],
  other: readonly number[],
  aim: 'ahead' | 'level',
): number | undefined {
  const isReached = (marks: readonly number[]) => compareCountback(marks, other) < (aim === 'ahead' ? 0 : 1);
  if (isReached(own)) return undefined;
  const candidates = [CENTIMETRE, ...other, ...other.map((mark) => mark + CENTIMETRE)].sort((a, b) => a - b);
  return candidates.find((mark) => isReached([...own, mark].sort((a, b) => b - a)));
}
