import type { AttemptsAthlete, AttemptsView } from 'shared-domain/live-input';
import type { Translate } from '../use-console.ts';

/** The place of an athlete, with «=» where it is shared; '' without one. */
export function formatRank(athlete: AttemptsAthlete, athletes: readonly AttemptsAthlete[]): string {
  const rank = athlete.standing?.rank;
  if (rank === undefined) return '';
  return `${rank}${athletes.filter(({ standing }) => standing?.rank === rank).length > 1 ? '=' : ''}`;
}

/** The two places of an athlete while a protest waits for its ruling; undefined where they are one. */
export function sayProtest(
  { protests }: Pick<AttemptsView, 'protests'>,
  row: string,
  t: Translate,
): string | undefined {
  const places = protests.get(row);
  return places && t('attempts.protest', { upheld: places.upheld ?? '–', dismissed: places.dismissed ?? '–' });
}
