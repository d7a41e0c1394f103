import type { Language } from '../text/language.ts';

/** Names of rounds by their position among all rounds of a group (P4.3). */
export const ROUND_POSITIONS = ['direct', 'final', 'semi', 'quarter', 'round'] as const;

/** One of `ROUND_POSITIONS`. */
export type RoundPosition = (typeof ROUND_POSITIONS)[number];

/**
 * `position` counts from 1 to `total` (P4.3). The only round is a direct final.
 * @example findRoundPosition(2, 3) // 'semi'
 */
export function findRoundPosition(position: number, total: number): RoundPosition {
  if (total <= 1) return 'direct';
  switch (total - position) {
    case 0:
      return 'final';
    case 1:
      return 'semi';
    case 2:
      return 'quarter';
    default:
      return 'round';
  }
}

const LABELS: Readonly<Record<Language, Readonly<Record<RoundPosition, string>>>> = {
  fr: { direct: 'Finale directe', final: 'Finale', semi: 'Demi-finale', quarter: 'Quart de finale', round: 'Tour' },
  en: { direct: 'Timed final', final: 'Final', semi: 'Semi-final', quarter: 'Quarter-final', round: 'Round' },
};

/**
 * The name of a round by its position, from 1, among `total` rounds (P4.3); rounds before the quarter-final are numbered.
 * @example formatRoundPosition(2, 3, 'fr') // 'Demi-finale'
 */
export function formatRoundPosition(position: number, total: number, language: Language): string {
  const name = findRoundPosition(position, total);
  return name === 'round' ? `${LABELS[language].round} ${position}` : LABELS[language][name];
}
