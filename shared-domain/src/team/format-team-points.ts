import { formatDecimal } from '../text/decimal-sign.ts';
import type { Language } from '../text/language.ts';

/** Formats points of a team, which shared places make fractions. @example formatTeamPoints(36.5, 'fr') // '36,5' */
export function formatTeamPoints(points: number, language: Language): string {
  return formatDecimal(points, language);
}
