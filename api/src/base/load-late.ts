/** How long after the start, ms: its first readers are served by then, and no upgrade has begun. */
const LATE_MS = 30_000;

/**
 * Loads what few callers ask for some time after the start. An upgrade replaces the files of a server that still runs
 * (docs/operations.md): modules of two versions would not fit together.
 */
export function loadLate(load: () => Promise<unknown>, onError: (error: unknown) => void): void {
  setTimeout(() => void load().catch(onError), LATE_MS).unref();
}
