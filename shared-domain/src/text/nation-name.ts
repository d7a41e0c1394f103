import { findIso2, NEUTRAL_TEAMS } from './country.ts';
import type { Language } from './language.ts';

/** Whether a text is the code of a nation, or of a team without a flag. @example isNationCode('KEN') // true */
export function isNationCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text) && (findIso2(text) !== undefined || NEUTRAL_TEAMS.includes(text));
}

/**
 * The name of a nation, else its code.
 * @example formatNation('GER', 'fr') // 'Allemagne'
 */
export function formatNation(code: string, language: Language): string {
  const iso2 = findIso2(code);
  if (iso2 === undefined) return code;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(iso2) ?? code;
}
