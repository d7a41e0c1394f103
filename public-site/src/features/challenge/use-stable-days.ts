import { useState, useSyncExternalStore } from 'react';
import type { ProgrammeDay, ProgrammeItem } from './programme.ts';

const RUNNING = 'running';

/** The positions of all items as one text to compare: lines of `day part key`, where part is an hour or `running`. */
export function serialisePlaces(days: readonly ProgrammeDay[]): string {
  const formatLine = (day: string, part: string) => (item: ProgrammeItem) => `${day} ${part} ${item.key}`;
  return days
    .flatMap(({ day, running, hours }) => [
      ...running.map(formatLine(day, RUNNING)),
      ...hours.flatMap(({ hour, items }) => items.map(formatLine(day, hour))),
    ])
    .join('\n');
}

/** The current items at stored positions; new items are left out, and missing ones are skipped. */
export function restorePlaces(places: string, items: readonly ProgrammeItem[]): ProgrammeDay[] {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const days = new Map<string, Map<string, ProgrammeItem[]>>();
  for (const place of places.split('\n')) {
    const [day = '', part = '', key = ''] = place.split(' ');
    const item = byKey.get(key);
    if (item === undefined) continue;
    const parts = days.get(day) ?? new Map<string, ProgrammeItem[]>();
    days.set(day, parts.set(part, [...(parts.get(part) ?? []), item]));
  }
  return [...days].map(([day, parts]) => ({
    day,
    running: parts.get(RUNNING) ?? [],
    hours: [...parts].filter(([part]) => part !== RUNNING).map(([hour, lines]) => ({ hour, items: lines })),
  }));
}

/** Number of items whose position would change; at least 1, as the two texts differ. */
export function countMoved(shownPlaces: string, newestPlaces: string): number {
  const shownPlaceSet = new Set(shownPlaces.split('\n'));
  return Math.max(1, newestPlaces.split('\n').filter((place) => !shownPlaceSet.has(place)).length);
}

const SCROLLED_PX = 200;

function subscribeToScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

interface StableDays {
  readonly days: readonly ProgrammeDay[];
  /** Number of items whose new position waits for the reader. */
  readonly pendingCount: number;
  readonly release: () => void;
}

/** Keeps items from moving while the reader has scrolled past 200 px (P10.12), until they scroll up or call `release`. */
export function useStableDays(newestDays: readonly ProgrammeDay[], items: readonly ProgrammeItem[]): StableDays {
  const hasScrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > SCROLLED_PX,
    () => false,
  );
  const places = serialisePlaces(newestDays);
  const [shownPlaces, setShownPlaces] = useState(places);
  const isHeld = hasScrolled && shownPlaces !== places;
  if (!isHeld && shownPlaces !== places) setShownPlaces(places);
  return {
    days: isHeld ? restorePlaces(shownPlaces, items) : newestDays,
    pendingCount: isHeld ? countMoved(shownPlaces, places) : 0,
    release: () => setShownPlaces(places),
  };
}
