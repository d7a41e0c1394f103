import type { Caller } from '../http/access/caller-address.ts';
import { createNetworkCounts } from '../http/connections/network-counts.ts';
import { THREAD_ROLES, type ThreadRole } from './thread-of-call.ts';

export interface CallLimitSettings {
  /** Simultaneous calls of one thread. */
  readonly callsPerThread: number;
  /** Simultaneous calls of one network at all threads together; high because the phones in a stadium often share one address. */
  readonly callsPerNetwork: number;
  /**
   * Simultaneous calls with a large body, which may take long to arrive. A thread has separate places for them; they count towards
   * `callsPerNetwork` too.
   */
  readonly largeCallsPerThread: number;
  readonly largeCallsPerNetwork: number;
}

export const CALL_LIMITS: CallLimitSettings = {
  callsPerThread: 2000,
  callsPerNetwork: 200,
  largeCallsPerThread: 200,
  largeCallsPerNetwork: 20,
};

/** Gives back the place that a call took. */
type Release = () => void;

/** Limits the calls under way, for each thread and each network. Each method returns a function to call when the call is over. */
interface CallLimits {
  /** Counts a call of the caller's network; undefined at its limit. */
  enterNetwork(caller: Caller): Release | undefined;
  /** Takes one of a thread's places; undefined when all are taken. */
  takePlace(role: ThreadRole): Release | undefined;
  /** The same for a call with a large body; `network` when the caller's network is at its limit for them. */
  takeLargePlace(role: ThreadRole, caller: Caller): Release | 'network' | undefined;
}

/** Counts the calls of each thread; undefined for a call beyond the limit. */
function createThreadLimit(limit: number): (role: ThreadRole) => Release | undefined {
  const counts = Object.fromEntries(THREAD_ROLES.map((role) => [role, 0])) as Record<ThreadRole, number>;
  return (role) => {
    if (counts[role] >= limit) return undefined;
    counts[role] += 1;
    return () => {
      counts[role] -= 1;
    };
  };
}

/** Counts the calls of each network; undefined for a call beyond the limit, which is multiplied by the factor of a network that many share. */
function createNetworkLimit(limit: number): (caller: Caller) => Release | undefined {
  const counts = createNetworkCounts();
  return ({ network, factor }) => {
    if (counts.get(network) >= limit * factor) return undefined;
    counts.add(network);
    return () => counts.remove(network);
  };
}

export function createCallLimits(limits: CallLimitSettings): CallLimits {
  const enterNetworkWithLargeBody = createNetworkLimit(limits.largeCallsPerNetwork);
  const takeLargeBodyPlace = createThreadLimit(limits.largeCallsPerThread);
  return {
    enterNetwork: createNetworkLimit(limits.callsPerNetwork),
    takePlace: createThreadLimit(limits.callsPerThread),
    takeLargePlace(role, caller) {
      const leave = enterNetworkWithLargeBody(caller);
      if (leave === undefined) return 'network';
      const release = takeLargeBodyPlace(role);
      if (release === undefined) {
        leave();
        return undefined;
      }
      return () => {
        release();
        leave();
      };
    },
  };
}
