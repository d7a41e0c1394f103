/** How many items a recent list keeps where no other size is said (P3.13 and P9.7). */
export const RECENT_SIZE = 20;

/** An item of a recent list: its key `k` and when it was last used `t`, ms; a caller adds what it shows. */
export interface RecentItem {
  readonly k: string;
  readonly t: number;
}

/** Orders recent items, the most recent first. @example compareRecent({ k: 'a', t: 1 }, { k: 'b', t: 2 }) // 1 */
export function compareRecent(a: RecentItem, b: RecentItem): number {
  return b.t - a.t;
}

/**
 * A recent list with one more item (P3.13): each key once, the most recent first, of equals the one just added;
 * what goes beyond the size falls off. The list given stays as it is.
 * @example addRecent([{ k: 'a', t: 1 }], { k: 'b', t: 2 }) // [{ k: 'b', t: 2 }, { k: 'a', t: 1 }]
 */
export function addRecent<Item extends RecentItem>(
  items: readonly Item[],
  item: Item,
  size: number = RECENT_SIZE,
): readonly Item[] {
  const others = items.filter(({ k }) => k !== item.k);
  return [item, ...others].sort(compareRecent).slice(0, Math.max(0, size));
}
