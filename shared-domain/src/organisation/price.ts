/** What a price is for (P3.9, Q24), the values of its field `kd`: `ch` a competition, `tg` a team. */
export const PRICE_TARGETS = ['ch', 'tg'] as const;
/** One of PRICE_TARGETS. */
export type PriceTarget = (typeof PRICE_TARGETS)[number];

/** Prefixes of the `metadata.kd` of prices for some licence holders only (P3.9). */
export const PRICE_PREFIXES = { li: 'licence', rgn: 'region', dpt: 'department' } as const;
/** A prefix of `metadata.kd`. */
export type PricePrefix = keyof typeof PRICE_PREFIXES;

/** The `metadata.kd` of the public price. */
export const PUBLIC_PRICE = 'main';

/** Who pays a price: everyone, or the holders of a licence type, or of a region or department; `code` tells which, '' for any. */
export type PriceHolder =
  | { readonly holder: 'public' }
  | { readonly holder: (typeof PRICE_PREFIXES)[PricePrefix]; readonly code: string };

/** A price (P3.9, Q24): `unit_amount` in euro cents. */
export interface Price {
  readonly kd: PriceTarget;
  readonly unit_amount: number;
  readonly metadata: { readonly kd: string };
}

/** Whether a text is one of PRICE_TARGETS. @example isPriceTarget('tg') // true */
export function isPriceTarget(text: unknown): text is PriceTarget {
  return PRICE_TARGETS.some((target) => target === text);
}

const PREFIXES = Object.keys(PRICE_PREFIXES) as PricePrefix[];

/**
 * Reads who pays a price from its `metadata.kd` (P3.9); what follows a prefix is not checked. Undefined for a text that is neither `main` nor
 * begins with a prefix.
 * @example parsePriceHolder('rgn53') // { holder: 'region', code: '53' }
 */
export function parsePriceHolder(text: string): PriceHolder | undefined {
  if (text === PUBLIC_PRICE) return { holder: 'public' };
  const prefix = PREFIXES.find((candidate) => text.startsWith(candidate));
  return prefix === undefined ? undefined : { holder: PRICE_PREFIXES[prefix], code: text.slice(prefix.length) };
}

/** The inverse of `parsePriceHolder`. @example formatPriceHolder({ holder: 'department', code: '35' }) // 'dpt35' */
export function formatPriceHolder(holder: PriceHolder): string {
  if (holder.holder === 'public') return PUBLIC_PRICE;
  return `${PREFIXES.find((prefix) => PRICE_PREFIXES[prefix] === holder.holder)}${holder.code}`;
}
