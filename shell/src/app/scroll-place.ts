/** Where a reader is in a page. */
export interface ScrollPlace {
  /** px from the top of the page. */
  readonly top: number;
  /** The row of a list that is nearest to the window's upper edge, by its link; `offset`: px below that edge. */
  readonly row?: { readonly href: string; readonly offset: number };
}

const PAGE_TOP: ScrollPlace = { top: 0 };

/** The rows of lists that are shown, without those of a column beside them, which may stay in sight while they scroll. */
function listRows(): Required<ScrollPlace>['row'][] {
  return [...document.querySelectorAll('main .rows > li')].flatMap((row) => {
    const href = row.querySelector('a[href]')?.getAttribute('href');
    const { top, height } = row.getBoundingClientRect();
    return href == null || height === 0 || row.closest('aside') !== null ? [] : [{ href, offset: top }];
  });
}

/**
 * Where the reader is now. Pixels alone do not tell which row was read: rows may have moved when the reader comes back, and those
 * that were never in sight had no height of their own.
 */
export function findScrollPlace(): ScrollPlace {
  const top = window.scrollY;
  if (top === 0) return PAGE_TOP;
  // A row further down may be there before what is above it.
  const rows = listRows().filter(({ offset }) => offset < window.innerHeight);
  const row = rows.sort((a, b) => Math.abs(a.offset) - Math.abs(b.offset))[0];
  return row === undefined ? { top } : { top, row };
}

/** px from the top of the page, as it is now, to a place in it. */
export function computePlaceTop({ top, row }: ScrollPlace): number {
  if (row === undefined) return top;
  const tops = listRows()
    .filter(({ href }) => href === row.href)
    .map(({ offset }) => Math.max(0, window.scrollY + offset - row.offset));
  // A trial may have a row in two lists.
  return tops.sort((a, b) => Math.abs(a - top) - Math.abs(b - top))[0] ?? top;
}

const buildStorageKey = (key: string): string => `foulee.scroll.${key}`;

/** The last place in a page; its top where the browser has no storage. */
export function readStoredPlace(key: string): ScrollPlace {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(buildStorageKey(key)) ?? 'null');
    return typeof place === 'object' && place !== null ? (place as ScrollPlace) : PAGE_TOP;
  } catch {
    return PAGE_TOP;
  }
}

export function storePlace(key: string, place: ScrollPlace): void {
  try {
    sessionStorage.setItem(buildStorageKey(key), JSON.stringify(place));
  } catch {
    return;
  }
}
