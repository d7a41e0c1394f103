/** Why something new comes onto a stadium's wall, the most pressing first (officials 5.3). */
export const NEWS_RANKS = ['record', 'final', 'heat', 'field'] as const;
export type NewsRank = (typeof NEWS_RANKS)[number];

/** A result, or a new leader, that a wall shows once it has come. */
export interface News {
  readonly trial: string;
  /** When the server had it, ms. */
  readonly at: number;
  readonly rank: NewsRank;
  /** Athletes of its list. */
  readonly rows: number;
}

/** What a wall shows at an instant: something new, since when, or part `index` of what it shows otherwise. */
export type MixPicture =
  | { readonly kind: 'news'; readonly news: News; readonly since: number; readonly until: number }
  | { readonly kind: 'filler'; readonly index: number; readonly since: number; readonly until: number };

/** Time of a picture, and what each of its rows adds, ms. */
const PICTURE_MS = 8000;
export const FILLER_MS = PICTURE_MS;
const ROW_MS = 500;
/** Rows of a picture, of which the first stay on each further one. */
export const MIX_ROWS = 8;
const HEAD_ROWS = 3;
/** Rows of something new that are shown, four parts: what comes meanwhile waits for them. */
export const MAX_NEWS_ROWS = 23;
/** How many wait; of more the least pressing are left out. */
const MAX_WAITING = 5;

/** How many rows each part of a list has: eight, then five more under the first three, which stay. */
export function listPageSizes(rows: number): readonly number[] {
  if (rows <= MIX_ROWS) return [rows];
  const rest = rows - HEAD_ROWS;
  const size = MIX_ROWS - HEAD_ROWS;
  return Array.from({ length: Math.ceil(rest / size) }, (_, at) => HEAD_ROWS + Math.min(size, rest - at * size));
}

const findPageMs = (rows: number): number => PICTURE_MS + ROW_MS * rows;

/** How long something new is shown, with all its parts or the first four of a longer list, ms. */
export const findNewsMs = (rows: number): number =>
  listPageSizes(Math.min(rows, MAX_NEWS_ROWS)).reduce((sum, size) => sum + findPageMs(size), 0);

/** The rows of a list that are shown so long after its first picture; `endMs`: how long after it they are gone. */
export function findMixPart<T>(
  rows: readonly T[],
  shownMs: number,
): { readonly rows: readonly T[]; readonly index: number; readonly of: number; readonly endMs: number } {
  const sizes = listPageSizes(rows.length);
  let [index, endMs] = [0, findPageMs(sizes[0] ?? 0)];
  while (shownMs >= endMs && index < sizes.length - 1) {
    index += 1;
    endMs += findPageMs(sizes[index] ?? 0);
  }
  const from = HEAD_ROWS + index * (MIX_ROWS - HEAD_ROWS);
  const shown =
    sizes.length === 1 ? rows : [...rows.slice(0, HEAD_ROWS), ...rows.slice(from, from + (MIX_ROWS - HEAD_ROWS))];
  return { rows: shown, index, of: sizes.length, endMs };
}

const compare = (a: News, b: News): number => NEWS_RANKS.indexOf(a.rank) - NEWS_RANKS.indexOf(b.rank) || a.at - b.at;

/** The newer word about a trial takes the place of the one that waits; more than five do not wait. */
const enqueue = (waiting: readonly News[], news: News): readonly News[] =>
  [...waiting.filter(({ trial }) => trial !== news.trial), news].toSorted(compare).slice(0, MAX_WAITING);

/**
 * What a wall shows at an instant. It follows from when things happened and nothing else, so every screen, and one that was opened just now,
 * shows the same: what is new comes before what is shown otherwise, one after the other, the most pressing of those that wait first.
 */
export function planMix(news: readonly News[], at: number, fillers: number): MixPicture {
  const coming = news.filter((one) => one.at <= at).toSorted((a, b) => a.at - b.at);
  let waiting: readonly News[] = [];
  let next = 0;
  let free = Number.NEGATIVE_INFINITY;
  const takeUntil = (instant: number) => {
    for (let one = coming[next]; one !== undefined && one.at <= instant; one = coming[next]) {
      waiting = enqueue(waiting, one);
      next += 1;
    }
  };
  for (;;) {
    const start = waiting.length > 0 ? free : Math.max(free, coming[next]?.at ?? Number.POSITIVE_INFINITY);
    if (start > at) break;
    takeUntil(start);
    const [first, ...rest] = waiting;
    if (first === undefined) break;
    waiting = rest;
    const until = start + findNewsMs(first.rows);
    if (at < until) return { kind: 'news', news: first, since: start, until };
    takeUntil(until);
    free = until;
  }
  const since = Math.floor(at / PICTURE_MS) * PICTURE_MS;
  const index = fillers > 0 ? (since / PICTURE_MS) % fillers : 0;
  return { kind: 'filler', index, since, until: since + PICTURE_MS };
}
