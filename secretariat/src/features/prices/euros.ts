import { formatDecimal } from 'shared-domain';
import type { Language } from 'shared-domain/platform';

const CENTS = 100;
const MAX_CENTS = 100_000_000;

/**
 * The cents of a typed amount, with a comma or a point, with or without the euro sign; undefined for an invalid one.
 * @example parseEuros('12,5 €') // 1250
 */
export function parseEuros(text: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s\u00a0\u202f€]/g, ''));
  if (match === null) return undefined;
  const cents = Number(match[1]) * CENTS + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : undefined;
}

/** Cents as they are shown. @example formatEuros(1200, 'fr') // '12,00 €' */
export const formatEuros = (cents: number, language: Language): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'fr-FR', { style: 'currency', currency: 'EUR' }).format(
    cents / CENTS,
  );

/** Cents as they are edited. @example formatTypedEuros(1200, 'fr') // '12,00' */
export const formatTypedEuros = (cents: number, language: Language): string =>
  formatDecimal((cents / CENTS).toFixed(2), language);
