import { formatHeight } from 'shared-domain';
import type { Translate } from '../use-console.ts';
import type { BarsAthlete } from './read-bars.ts';

/** Bib, else the name. */
export const formatBib = ({ start }: Pick<BarsAthlete, 'start'>): string => start.bib ?? start.last;

export const formatBar = (h: number): string => formatHeight(h);

/** The letters of a cell as they are read on paper. */
export const formatLetters = (letters: string): string => letters.replaceAll('-', '–');

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
