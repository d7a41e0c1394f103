/** What an organiser says once of the stadium: how many lanes, and own lane groups where it has some. */
interface Venue {
  readonly lanes?: number;
  /** By class of race and number of lanes, `lap 8`. */
  readonly groups: Readonly<Record<string, string>>;
}

const key = (org: string): string => `foulee.venue.${org}`;

export function readVenue(org: string): Venue {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(org)) ?? 'null');
    return typeof stored === 'object' && stored !== null && 'groups' in stored ? (stored as Venue) : { groups: {} };
  } catch {
    return { groups: {} };
  }
}

export function keepVenue(org: string, venue: Venue): void {
  try {
    localStorage.setItem(key(org), JSON.stringify(venue));
  } catch {
    return;
  }
}
