/** An entry in an event of the meet, of an athlete or of a relay with its members. */
export interface MeetEntry {
  readonly event: string;
  readonly athlete?: string;
  readonly members?: readonly string[];
  /** Start of the event or of its next round, ms since 1970. */
  readonly start: number;
}

/** An athlete who confirmed or qualified and did not take part. */
export interface Absence {
  readonly athlete: string;
  readonly event: string;
  /** ms since 1970. */
  readonly at: number;
  /** Excused by the referee: without consequences. */
  readonly excused?: boolean;
}

/**
 * Later entries of an athlete who failed to take part, relays included, for the referee to decide on (TR 4.4). Empty where the
 * athlete is excused.
 * @example selectRemainingEntries([{ event: '200', athlete: '7', start: 9 }], { athlete: '7', event: '100', at: 5 }).length // 1
 */
export function selectRemainingEntries<E extends MeetEntry>(
  entries: readonly E[],
  { athlete, event, at, excused = false }: Absence,
): E[] {
  if (excused) return [];
  const isConcerned = (entry: E) => entry.athlete === athlete || entry.members?.includes(athlete) === true;
  return entries
    .filter((entry) => isConcerned(entry) && entry.event !== event && entry.start >= at)
    .sort((a, b) => a.start - b.start);
}
