/** When the page that is being drawn or hydrated was drawn by the server, ms since 1970. */
let heldTime: number | undefined;
const listeners = new Set<() => void>();

/** The present, which all that is drawn goes by: the server's and the first drawing in the browser are of one instant. */
export const readNow = (): Date => new Date(heldTime ?? Date.now());

/** Holds the present at an instant, while the server draws a page and until the browser has hydrated it. */
export function holdPageClock(time: number): void {
  heldTime = time;
}

/** Lets time go on. */
export function releasePageClock(): void {
  if (heldTime === undefined) return;
  heldTime = undefined;
  for (const onRelease of listeners) onRelease();
}

/** The instant at which the page's clock is held, ms since 1970. */
export const readHeldTime = (): number | undefined => heldTime;

/** Calls `onRelease` when time goes on; returns the function that unsubscribes. */
export function subscribeToRelease(onRelease: () => void): () => void {
  listeners.add(onRelease);
  return () => listeners.delete(onRelease);
}
