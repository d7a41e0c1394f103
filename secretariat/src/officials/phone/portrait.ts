/** No side of a tablet or a computer is so short, CSS px. */
const MAX_PHONE_SIDE = 600;

interface LockableOrientation {
  /** Missing in Safari and in Firefox on computers; refused outside of full screen and installed applications. */
  readonly lock?: (orientation: 'portrait') => Promise<void>;
}

/** Asks a phone to stay upright; elsewhere, and where the browser refuses, nothing changes. */
export function askForPortrait(): void {
  const { orientation, width, height } = window.screen;
  if (Math.min(width, height) > MAX_PHONE_SIDE) return;
  void (orientation as LockableOrientation | undefined)?.lock?.('portrait').catch(() => undefined);
}
