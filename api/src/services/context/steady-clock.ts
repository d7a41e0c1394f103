import { uptime } from 'node:os';

/** A clock that does not jump when the machine's clock is set, so that ten minutes last ten minutes. */
export interface SteadyClock {
  now(): Date;
  /** How far the machine's clock is ahead of this one, ms; negative where it is behind. */
  measureLead(): number;
}

/** How often to check whether the machine has slept, ms: the monotonic clock stops meanwhile. */
const SLEEP_CHECK_MS = 10_000;
/** Smaller differences are inaccuracies of the clocks, ms. */
const NOISE_MS = 2000;

/** Clocks of the machine, ms; only the first can be set. */
interface ClockSources {
  readonly wall: () => number;
  /** Never jumps; stops while the machine sleeps. */
  readonly monotonic: () => number;
  /** Never jumps and counts sleep, but is coarse. */
  readonly sinceBoot: () => number;
}

const MACHINE: ClockSources = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  sinceBoot: () => uptime() * 1000,
};

/** Starts at `startMs` (ms since 1970), by default the machine's time, and runs independently of it from then on. */
export function createSteadyClock(startMs?: number, { wall, monotonic, sinceBoot } = MACHINE): SteadyClock {
  const baseMs = (startMs ?? wall()) - monotonic();
  const initialGap = sinceBoot() - monotonic();
  let sleptMs = 0;
  let checkedAt = monotonic();
  const now = (): number => {
    if (monotonic() - checkedAt > SLEEP_CHECK_MS) {
      checkedAt = monotonic();
      const sleptSinceStart = sinceBoot() - checkedAt - initialGap;
      if (sleptSinceStart - sleptMs > NOISE_MS) sleptMs = sleptSinceStart;
    }
    return baseMs + monotonic() + sleptMs;
  };
  return { now: () => new Date(now()), measureLead: () => wall() - now() };
}
