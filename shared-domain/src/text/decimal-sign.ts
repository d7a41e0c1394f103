import type { Language } from './language.ts';

/** A number with the decimal sign of the language: a comma in French. @example formatDecimal(7.26, 'fr') // '7,26' */
export function formatDecimal(number: number | string, language: Language): string {
  return String(number).replace('.', language === 'fr' ? ',' : '.');
}
