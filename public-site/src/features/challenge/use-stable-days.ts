import { useState, useSyncExternalStore } from 'react';
import type { ProgrammeDay, ProgrammeItem } from './programme.ts';

const RUNNING = 'running';

/** The positions of all items as one text to compare: lines of `day part key`, where part is an hour or `running`. */
export function listPlaces(days: readonly ProgrammeDay[]): string {
  const line = (day: string, part: string) => (item: ProgrammeItem) => `${day} ${part} ${item.key}`;
  return days
    .flatMap(({ day, running, hours }) => [
      ...running.map(line(day, RUNNING)),
      ...hours.flatMap(({ hour, items }) => items.map(line(day, hour))),
    ])
    .join('\n');
}

/** The current items at stored positions; new items are left out, and missing ones are skipped. */
export function putAtPlaces(places: string, items: readonly ProgrammeItem[]): ProgrammeDay[] {
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
export function countMoved(shown: string, wanted: string): number {
  const here = new Set(shown.split('\n'));
  return Math.max(1, wanted.split('\n').filter((place) => !here.has(place)).length);
}

const SCROLLED_PX = 200;

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

interface HeldDays {
  readonly days: readonly ProgrammeDay[];
  /** Number of items whose new position waits for the reader. */
  readonly pending: number;
  readonly release: () => void;
}

/** Keeps items from moving while the reader has scrolled past 200 px (P10.12), until they scroll up or call `release`. */
export function useStableDays(wanted: readonly ProgrammeDay[], items: readonly ProgrammeItem[]): HeldDays {
  const scrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_PX,
    () => false,
  );
  const places = listPlaces(wanted);
  const [shown, setShown] = useState(places);
  const hold = scrolled && shown !== places;
  if (!hold && shown !== places) setShown(places);
  return {
    days: hold ? putAtPlaces(shown, items) : wanted,
    pending: hold ? countMoved(shown, places) : 0,
    release: () => setShown(places),
  };
}
