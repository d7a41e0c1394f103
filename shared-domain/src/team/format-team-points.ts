import type { Language } from '../text/language.ts';

/** Points of a team as they are written: shared places make halves and thirds. @example formatTeamPoints(36.5, 'fr') // '36,5' */
export function formatTeamPoints(points: number, language: Language): string {
  return String(points).replace('.', language === 'fr' ? ',' : '.');
}
