import type { Price, SentPrice } from './prices-endpoints.ts';

/** An edit of one price; `before`: the price when it began. */
export type PriceEdit =
  | { readonly kind: 'set'; readonly before: Price; readonly after: Price }
  | { readonly kind: 'add'; readonly at: number; readonly price: SentPrice }
  | { readonly kind: 'delete'; readonly before: Price };

/** All prices after an edit, or a conflict: the price as somebody else changed it, undefined if they deleted it. */
type MergedEdit =
  | { readonly kind: 'prices'; readonly prices: readonly SentPrice[] }
  | { readonly kind: 'conflict'; readonly theirs: Price | undefined };

/** The parts of a price: two people may change different ones at once. */
export const PRICE_PARTS = {
  holder: ({ metadata }: Price) => metadata.kd,
  target: ({ kd }: Price) => kd as string,
  amount: (price: Price) => String(price.unit_amount),
} as const;
export type PricePart = keyof typeof PRICE_PARTS;

/** Parts in which two prices differ. */
export const listDifferences = (a: Price, b: Price): readonly PricePart[] =>
  (Object.keys(PRICE_PARTS) as PricePart[]).filter((part) => PRICE_PARTS[part](a) !== PRICE_PARTS[part](b));

/** A price with some parts of another. */
const copyParts = (price: Price, parts: readonly PricePart[], from: Price): Price => ({
  ...price,
  ...(parts.includes('holder') ? { metadata: { ...price.metadata, kd: from.metadata.kd } } : {}),
  ...(parts.includes('target') ? { kd: from.kd } : {}),
  ...(parts.includes('amount') ? { unit_amount: from.unit_amount } : {}),
});

/** The prices after an edit, keeping what others did to other prices or to other parts of this one. */
export function mergeEdit(edit: PriceEdit, prices: readonly Price[]): MergedEdit {
  if (edit.kind === 'add') return { kind: 'prices', prices: prices.toSpliced(edit.at, 0, edit.price as Price) };
  const { before } = edit;
  const theirs = prices.find(({ oid }) => oid === before.oid);
  if (edit.kind === 'delete') {
    if (theirs !== undefined && listDifferences(theirs, before).length > 0) return { kind: 'conflict', theirs };
    return { kind: 'prices', prices: prices.filter(({ oid }) => oid !== before.oid) };
  }
  if (theirs === undefined) return { kind: 'conflict', theirs };
  const { after } = edit;
  const myParts = listDifferences(before, after);
  const [theirParts, differentParts] = [listDifferences(theirs, before), listDifferences(theirs, after)];
  if (myParts.some((part) => theirParts.includes(part) && differentParts.includes(part)))
    return { kind: 'conflict', theirs };
  const merged = copyParts(theirs, myParts, after);
  return { kind: 'prices', prices: prices.map((one) => (one === theirs ? merged : one)) };
}

/** Adapts an edit to a price that the same person has just written, where it was begun before the page showed that. */
export function rebaseOnOwn(edit: PriceEdit, written: ReadonlyMap<string, Price>, prices: readonly Price[]): PriceEdit {
  if (edit.kind === 'add') return edit;
  const { before } = edit;
  const [ownPrice, currentPrice] = [written.get(before.oid), prices.find(({ oid }) => oid === before.oid)];
  if (ownPrice === undefined || currentPrice === undefined || listDifferences(ownPrice, currentPrice).length > 0)
    return edit;
  if (edit.kind === 'delete') return { ...edit, before: currentPrice };
  return {
    ...edit,
    before: currentPrice,
    after: copyParts(currentPrice, listDifferences(before, edit.after), edit.after),
  };
}

/** The same edit based on the present price, for a person who chose their own value in a conflict. */
export function overruleTheirs(edit: PriceEdit, theirs: Price | undefined, at: number): PriceEdit {
  if (edit.kind === 'add') return edit;
  if (theirs !== undefined) return { ...edit, before: theirs };
  const { oid: _oid, ...price } = edit.kind === 'set' ? edit.after : edit.before;
  return { kind: 'add', at, price };
}

/** The edit that undoes another; `before` and `after` are the lists before and after that one. */
export function reverseEdit(edit: PriceEdit, before: readonly Price[], after: readonly Price[]): PriceEdit | undefined {
  if (edit.kind === 'add') {
    const addedPrice = after.find(({ oid }) => before.every((one) => one.oid !== oid));
    return addedPrice && { kind: 'delete', before: addedPrice };
  }
  const { oid: _oid, ...price } = edit.before;
  if (edit.kind === 'delete') {
    return { kind: 'add', at: before.findIndex(({ oid }) => oid === edit.before.oid), price };
  }
  return { kind: 'set', before: edit.after, after: edit.before };
}
