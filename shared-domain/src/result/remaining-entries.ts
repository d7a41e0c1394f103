/** An entry in an event of the meet: of an athlete, or of a relay team with the ids of its members. */
export interface MeetEntry {
  readonly event: string;
  readonly athlete?: string;
  readonly members?: readonly string[];
  /** Start of the event or of its next round, ms since 1970. */
  readonly startMs: number;
}

/** An athlete who confirmed or qualified and did not take part. */
export interface Absence {
  readonly athlete: string;
  readonly event: string;
  /** Start of the event that they missed, ms since 1970. */
  readonly startMs: number;
  /** Excused by the referee: without consequences. */
  readonly isExcused?: boolean;
}

/**
 * Later entries of an athlete who failed to take part, relays included, for the referee to decide on (TR 4.4). Empty where the
 * athlete is excused.
 * @example selectRemainingEntries([{ event: '200', athlete: '7', startMs: 9 }], { athlete: '7', event: '100', startMs: 5 }).length // 1
 */
export function selectRemainingEntries<E extends MeetEntry>(
  entries: readonly E[],
  { athlete, event, startMs, isExcused = false }: Absence,
): E[] {
  if (isExcused) return [];
  const isConcerned = (entry: E) => entry.athlete === athlete || entry.members?.includes(athlete) === true;
  return entries
    .filter((entry) => isConcerned(entry) && entry.event !== event && entry.startMs >= startMs)
    .sort((a, b) => a.startMs - b.startMs);
}
