import type { ContestAthlete, ProtestPlaces } from 'shared-domain/live-input';
import type { Translate } from '../use-console.ts';

/** Bib, else the name. */
export const formatBib = ({ start }: Pick<ContestAthlete, 'start'>): string => start.bib ?? start.last;

/** «1er essai», «2e essai». */
export const formatAttemptNumber = (n: number, t: Translate): string =>
  n === 1 ? t('attempt.first') : t('attempt', { n });

/** «3e», «4e à égalité», «1st». */
export function formatPlace(rank: number, isShared: boolean, language: 'fr' | 'en'): string {
  if (language === 'fr') return `${rank}${rank === 1 ? 'er' : 'e'}${isShared ? ' à égalité' : ''}`;
  const [ten, one] = [rank % 100, rank % 10];
  const ending = ten > 10 && ten < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][one] ?? 'th');
  return `${rank}${ending}${isShared ? ' equal' : ''}`;
}

/** As a board of LED has it: «3e», «=4» where others have the same place, '' without one. */
export function formatSharedPlace(rank: number | undefined, isShared: boolean, language: 'fr' | 'en'): string {
  if (rank === undefined) return '';
  return isShared ? `=${rank}` : formatPlace(rank, false, language);
}

/** The two places of an athlete while a protest waits for its ruling; undefined where they are one. */
export function sayProtest(
  { protests }: { readonly protests: ProtestPlaces },
  row: string,
  t: Translate,
): string | undefined {
  const places = protests.get(row);
  return places && t('attempts.protest', { upheld: places.upheld ?? '–', dismissed: places.dismissed ?? '–' });
}
