/** The organisation's last number of lanes and its own lane groups, stored on the device. */
interface Venue {
  readonly lanes?: number;
  /** Lane groups as text, by class of race and number of lanes: `lap 8`. */
  readonly groups: Readonly<Record<string, string>>;
}

const makeKey = (org: string): string => `foulee.venue.${org}`;

export function readVenue(org: string): Venue {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(makeKey(org)) ?? 'null');
    return typeof stored === 'object' && stored !== null && 'groups' in stored ? (stored as Venue) : { groups: {} };
  } catch {
    return { groups: {} };
  }
}

/** Lanes of a track whose number nobody has given. */
export const USUAL_LANES = 8;

/** Number of lanes of the organisation's stadium. */
export const readLaneCount = (org: string): number => readVenue(org).lanes ?? USUAL_LANES;

/** Stores the venue; without local storage it is not remembered. */
export function saveVenue(org: string, venue: Venue): void {
  try {
    localStorage.setItem(makeKey(org), JSON.stringify(venue));
  } catch {
    return;
  }
}
