/** The server's clock as measured: its instant is the device's plus `ms`, give or take `error`. */
export interface ClockOffset {
  readonly ms: number;
  readonly error: number;
  /** When it was measured, by the device's clock, ms. */
  readonly measured: number;
}

/** How far the server's time may be wrong, s, as people are told: to the tenth, and at least one. */
export const roundClockError = ({ error }: Pick<ClockOffset, 'error'>): number =>
  Math.max(0.1, Math.round(error / 100) / 10);

/** A round trip: the device's clock before and after, and the server's `now` in between. */
export interface RoundTrip {
  readonly sent: number;
  readonly received: number;
  readonly server: number;
  /** How exactly the server tells its time, ms: a header has whole seconds. */
  readonly grain: number;
}

const MAX_TRIPS = 5;
/** A device's clock that differs more from its own count was set by somebody, or slept. */
const JUMP_MS = 2000;

/** The clock of a device: it never goes back, whatever is done to the phone's. */
export interface DeviceClock {
  /** The device's clock, ms. */
  readonly now: () => number;
  /** The server's instant, as far as it is known. */
  readonly at: () => number;
  readonly offset: () => ClockOffset | undefined;
  /** Whether the server's clock was measured since the page began, or since the device's clock was set or slept. */
  readonly isMeasured: () => boolean;
  /** The offset after one more round trip; undefined for one in which the device's clock was set or slept. */
  readonly measure: (trip: RoundTrip) => ClockOffset | undefined;
}

/** Clocks of the machine: the wall clock that people set, and the count since the page began. */
export interface MachineClocks {
  readonly wall: () => number;
  readonly count: () => number;
}

const MACHINE: MachineClocks = { wall: () => Date.now(), count: () => performance.now() };

function findOffset(trips: readonly RoundTrip[], measured: number): ClockOffset {
  const offsets = trips
    .map(({ sent, received, server, grain }) => ({
      ms: server + grain / 2 - (sent + received) / 2,
      error: (received - sent) / 2 + grain / 2,
    }))
    .toSorted((a, b) => a.ms - b.ms);
  const median = offsets[Math.floor(offsets.length / 2)] ?? { ms: 0, error: 0 };
  return { ...median, measured };
}

/**
 * Opens the clock. `floor` is the last instant that was given, so that a clock set back while the page was closed is caught up with.
 */
export function openDeviceClock(
  { floor = 0, offset: initial }: { readonly floor?: number; readonly offset?: ClockOffset | undefined } = {},
  { wall, count }: MachineClocks = MACHINE,
): DeviceClock {
  let offset = initial;
  let base = Math.max(wall(), floor - (initial?.ms ?? 0)) - count();
  let trips: readonly RoundTrip[] = [];
  let jumped = Number.NEGATIVE_INFINITY;

  function now(): number {
    // A phone that slept may not have counted; one whose clock was set back goes on from where it was.
    if (wall() - (base + count()) > JUMP_MS) {
      base = wall() - count();
      trips = [];
      jumped = base + count();
    }
    return base + count();
  }

  return {
    now,
    at: () => now() + (offset?.ms ?? 0),
    offset: () => offset,
    isMeasured: () => trips.length > 0,
    measure(trip) {
      const measured = now();
      if (trip.sent < jumped) return undefined;
      trips = [...trips, trip].slice(-MAX_TRIPS);
      offset = findOffset(trips, measured);
      return offset;
    },
  };
}
