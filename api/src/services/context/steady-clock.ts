import { uptime } from 'node:os';

/** A clock that a machine's jumps do not touch: what lasts ten minutes lasts ten minutes. */
export interface SteadyClock {
  now(): Date;
  /** By how much the machine's clock is ahead of this one, ms; behind where it is negative. */
  measureLead(): number;
}

/** A machine that slept went on in time, but its monotonic clock did not: looked at this often, ms. */
const SLEEP_CHECK_MS = 10_000;
/** Differences below this are the clocks' own, ms. */
const NOISE_MS = 2000;

interface Sources {
  readonly wall: () => number;
  /** Never jumps; stops while the machine sleeps. */
  readonly monotonic: () => number;
  /** Never jumps, and counts sleep; coarse. */
  readonly sinceBoot: () => number;
}

const MACHINE: Sources = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  sinceBoot: () => uptime() * 1000,
};

/** Starts from the machine's time (`from`: another, better known one) and goes on by itself. */
export function createSteadyClock(from?: number, { wall, monotonic, sinceBoot } = MACHINE): SteadyClock {
  const base = (from ?? wall()) - monotonic();
  const initialGap = sinceBoot() - monotonic();
  let sleptMs = 0;
  let checkedAt = monotonic();
  const now = (): number => {
    if (monotonic() - checkedAt > SLEEP_CHECK_MS) {
      checkedAt = monotonic();
      const sleptSinceStart = sinceBoot() - checkedAt - initialGap;
      if (sleptSinceStart - sleptMs > NOISE_MS) sleptMs = sleptSinceStart;
    }
    return base + monotonic() + sleptMs;
  };
  return { now: () => new Date(now()), measureLead: () => wall() - now() };
}
