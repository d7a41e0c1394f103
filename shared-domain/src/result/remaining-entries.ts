/** An entry in an event of the meet: the athlete's own, or a relay's with those who are entered for it. */
export interface MeetEntry {
  readonly event: string;
  readonly athlete?: string;
  readonly members?: readonly string[];
  /** When the event, or its next round, starts: an instant, ms since 1970. */
  readonly start: number;
}

/** Somebody who confirmed or qualified and did not take part. */
export interface Absence {
  readonly athlete: string;
  readonly event: string;
  /** When: an instant, ms since 1970. */
  readonly at: number;
  /** Excused by the referee: nothing follows. */
  readonly excused?: boolean;
}

/**
 * Entries that failing to take part puts in question: the athlete's later ones, relays included (TR 4.4). It is a question
 * to the referee and takes nobody out by itself. Empty when the athlete is excused.
 * @example selectRemainingEntries([{ event: '200', athlete: '7', start: 9 }], { athlete: '7', event: '100', at: 5 }).length // 1
 */
export function selectRemainingEntries<E extends MeetEntry>(
  entries: readonly E[],
  { athlete, event, at, excused = false }: Absence,
): E[] {
  if (excused) return [];
  const concerned = (entry: E) => entry.athlete === athlete || entry.members?.includes(athlete) === true;
  return entries
    .filter((entry) => concerned(entry) && entry.event !== event && entry.start >= at)
    .sort((a, b) => a.start - b.start);
}
