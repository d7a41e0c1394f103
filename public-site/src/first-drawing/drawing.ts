import type { InjectableStore, PageAnswer } from 'shared-domain/platform';
import { publicApi } from '../api/public-api.ts';
import { holdPageClock } from '../components/page-clock.ts';

/** What the browser must know of how the server drew a page, to draw the same. */
export interface Drawing {
  /** When, ms since 1970. */
  readonly at: number;
  /** For the URL of each answer that it was drawn from (with a blank and the request's body after it for POST), the endpoint that asks for it and its argument. */
  readonly reads: Readonly<Record<string, readonly [endpoint: string, argument: unknown]>>;
}

let currentDrawing: string | undefined;

/** The lowest revision of what the page was drawn from, by competition; of the page at `drawnPath` alone, as the next ones fetch theirs. */
const drawnRevisions = new Map<string, number>();
let drawnPath: string | undefined;

/** As the page has it in `data-drawn`; undefined for a page that the browser draws. */
export const readDrawing = (): string | undefined => currentDrawing;

/**
 * Puts the answers that a page is drawn from in the store, as if the page had asked for them, and holds its clock.
 * @param isHydrated false for a page that the browser draws anew
 */
export function startDrawing(
  text: string,
  answers: readonly PageAnswer[],
  store: InjectableStore,
  isHydrated = true,
): void {
  currentDrawing = isHydrated ? text : undefined;
  const { at, reads } = JSON.parse(text) as Drawing;
  holdPageClock(at);
  drawnPath = globalThis.location?.pathname;
  for (const { of } of answers)
    if (of !== undefined)
      drawnRevisions.set(of.challenge, Math.min(drawnRevisions.get(of.challenge) ?? of.revision, of.revision));
  const entries = answers.flatMap(({ url, body }) => {
    const [endpointName, arg] = reads[url] ?? [];
    // The store freezes what is not frozen, down to the last mark.
    return endpointName === undefined ? [] : [{ endpointName, arg, value: Object.freeze(body) }];
  });
  store.dispatch(publicApi.util.upsertQueryEntries(entries as never));
}

/** The page is the browser's: what is drawn from now on is not the server's. */
export function endDrawing(): void {
  currentDrawing = undefined;
}

/**
 * A revision that nothing of a competition in the drawn page is older than, only once; undefined where that is not known, and in the pages
 * after it.
 */
export function takeDrawnRevision(chOID: string): number | undefined {
  const revision = drawnRevisions.get(chOID);
  drawnRevisions.delete(chOID);
  return globalThis.location?.pathname === drawnPath ? revision : undefined;
}
