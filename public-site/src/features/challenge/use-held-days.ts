import { useState, useSyncExternalStore } from 'react';
import { atPlaces, movedCount, placesOf } from './held-programme.ts';
import type { ProgrammeDay, ProgrammeItem } from './programme.ts';

const SCROLLED_PX = 200;

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

interface HeldDays {
  readonly days: readonly ProgrammeDay[];
  /** Lines that wait behind the pill. */
  readonly pending: number;
  readonly release: () => void;
}

/** Lines never move under the reader (P10.12): past 200 px they keep their places until the way back up, or the pill. */
export function useHeldDays(wanted: readonly ProgrammeDay[], items: readonly ProgrammeItem[]): HeldDays {
  const scrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_PX,
    () => false,
  );
  const places = placesOf(wanted);
  const [shown, setShown] = useState(places);
  const hold = scrolled && shown !== places;
  if (!hold && shown !== places) setShown(places);
  return {
    days: hold ? atPlaces(shown, items) : wanted,
    pending: hold ? movedCount(shown, places) : 0,
    release: () => setShown(places),
  };
}
