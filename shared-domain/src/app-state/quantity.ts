/** How many rows `pes` and `cpes` answer where no `qty` is asked for (P9.7). */
export const QTY_DEFAULT = 10;

/** The most they answer (Q16). */
export const QTY_MAX = 1000;

/**
 * The `qty` of a call of `pes` or `cpes`: 10 where none is asked for, undefined for what is no whole number from 1 to
 * 1000.
 * @example parseQty('25') // 25
 */
export function parseQty(text: string | undefined): number | undefined {
  if (text === undefined) return QTY_DEFAULT;
  const qty = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return qty >= 1 && qty <= QTY_MAX ? qty : undefined;
}
