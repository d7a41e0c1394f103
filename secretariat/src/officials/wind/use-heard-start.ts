import { useEffect, useState } from 'react';
import { useConsole } from '../use-console.ts';

interface Window {
  /** The start that the starter's device said, by the server's clock; undefined before one, and after a recall. */
  readonly startedAt: string | undefined;
  /** How long the wind is measured from the gun, ms; undefined where the gun does not begin it. */
  readonly ms: number | undefined;
  /** Whether no window that somebody else opened runs, and nothing is being read. */
  readonly isFree: boolean;
  /** Begins at a count of this page, ms; undefined: the start was recalled. */
  readonly onStart: (count: number | undefined) => void;
}

/** Opens the window of a race when the start of its starter is heard, as long before as it was said; a recall closes it. */
export function useHeardStart({ startedAt, ms, isFree, onStart }: Window): void {
  const { log } = useConsole();
  const [heard, setHeard] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (ms === undefined) return;
    if (heard === startedAt) {
      // It was stopped here.
      if (isFree) setOpen(false);
      return;
    }
    if (startedAt === undefined) {
      setHeard(undefined);
      if (isOpen) onStart(undefined);
      setOpen(false);
      return;
    }
    if (!isFree && !isOpen) return;
    setHeard(startedAt);
    const age = Math.max(0, log.clock.at() - Date.parse(startedAt));
    // Whoever hears of it when the window is over has nothing left to measure.
    if (age >= ms) return;
    setOpen(true);
    onStart(performance.now() - age);
  }, [startedAt, ms, isFree, onStart, heard, isOpen, log]);
}
