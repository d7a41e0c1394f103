import { formatDistance, type HorizontalAttempt } from 'shared-domain';
import type { AttemptsAthlete } from './read-attempts.ts';

const LETTERS: Readonly<Record<string, string>> = { x: 'X', '-': '–' };

/** An attempt as a cell of the sheet says it; '' where there is none. */
export function formatAttempt(attempt: HorizontalAttempt | undefined): string {
  if (attempt === undefined) return '';
  if (attempt.r === 'o') return attempt.v === undefined ? 'O' : formatDistance(attempt.v);
  return LETTERS[attempt.r] ?? attempt.r;
}

/** The place of an athlete, with «=» where it is shared; '' without one. */
export function formatRank(athlete: AttemptsAthlete, athletes: readonly AttemptsAthlete[]): string {
  const rank = athlete.standing?.rank;
  if (rank === undefined) return '';
  return `${rank}${athletes.filter(({ standing }) => standing?.rank === rank).length > 1 ? '=' : ''}`;
}
