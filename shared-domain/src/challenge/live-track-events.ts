/** How many track events the live page shows at once (P9.7). */
export const MAX_LIVE_TRACK_EVENTS = 2;

/** What a track event shows: its start list, the race, its results (Q26). */
export const TRACK_EVENT_MODES = ['sl', 'run', 'res'] as const;
/** One of TRACK_EVENT_MODES. */
export type TrackEventMode = (typeof TRACK_EVENT_MODES)[number];

/**
 * The track events that the live page shows: the first two that show results, in their order (P9.7, Q26).
 * @example selectLiveTrackEvents([{ md: 'run' }, { md: 'res' }]) // [{ md: 'res' }]
 */
export function selectLiveTrackEvents<Event extends { readonly md: string }>(events: readonly Event[]): Event[] {
  return events.filter(({ md }) => md === 'res').slice(0, MAX_LIVE_TRACK_EVENTS);
}
