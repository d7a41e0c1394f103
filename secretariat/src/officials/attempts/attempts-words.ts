import type { AttemptsAthlete } from 'shared-domain/live-input';

/** The place of an athlete, with «=» where it is shared; '' without one. */
export function formatRank(athlete: AttemptsAthlete, athletes: readonly AttemptsAthlete[]): string {
  const rank = athlete.standing?.rank;
  if (rank === undefined) return '';
  return `${rank}${athletes.filter(({ standing }) => standing?.rank === rank).length > 1 ? '=' : ''}`;
}
