/** How long after the start, ms: its first readers are served by then, and no upgrade has begun. */
const DELAY_MS = 30_000;

/**
 * Loads rarely used modules some time after the start, and not when first used: by then an upgrade may have replaced the files of the
 * running server (docs/operations.md), and modules of two versions would not fit together.
 */
export function loadLate(load: () => Promise<unknown>, onError: (error: unknown) => void): void {
  setTimeout(() => void load().catch(onError), DELAY_MS).unref();
}
