import type { HorizontalAttempt } from '../performance/attempts.ts';
import { formatDistance } from '../performance/format-mark.ts';

const LETTERS: Readonly<Record<string, string>> = { x: 'X', '-': '–' };

/** An attempt as a cell of the sheet says it; '' where there is none. */
export function formatAttempt(attempt: HorizontalAttempt | undefined): string {
  if (attempt === undefined) return '';
  if (attempt.r === 'o') return attempt.v === undefined ? 'O' : formatDistance(attempt.v);
  return LETTERS[attempt.r] ?? attempt.r;
}
