/** The default length of a recent list (P3.13 and P9.7). */
export const MAX_RECENT_ITEMS = 20;

/** An item of a recent list: its key `k` and when it was last used, `t`, ms; callers add what they show. */
export interface RecentItem {
  readonly k: string;
  readonly t: number;
}

/** Orders recent items, the most recent first. @example compareRecent({ k: 'a', t: 1 }, { k: 'b', t: 2 }) // 1 */
export function compareRecent(a: RecentItem, b: RecentItem): number {
  return b.t - a.t;
}

/**
 * A copy of a recent list with one more item (P3.13), the most recent first, each key once, cut to `maxItems`.
 * @example addRecent([{ k: 'a', t: 1 }], { k: 'b', t: 2 }) // [{ k: 'b', t: 2 }, { k: 'a', t: 1 }]
 */
export function addRecent<Item extends RecentItem>(
  items: readonly Item[],
  item: Item,
  maxItems: number = MAX_RECENT_ITEMS,
): readonly Item[] {
  const others = items.filter(({ k }) => k !== item.k);
  return [item, ...others].sort(compareRecent).slice(0, Math.max(0, maxItems));
}
