import type { Caller } from '../http/access/caller-address.ts';
import { createNetworkCounts } from '../http/connections/network-counts.ts';
import { THREAD_ROLES, type ThreadRole } from './thread-of-call.ts';

export interface CallLimitSettings {
  /** Simultaneous calls of one thread. */
  readonly callsPerThread: number;
  /** Simultaneous calls of one network at all threads together; high because the phones in a stadium often share one address. */
  readonly callsPerNetwork: number;
  /** Calls with a large body, which may take long to arrive; they take other places of a thread, and count in the network's limit besides. */
  readonly largeCallsPerThread: number;
  readonly largeCallsPerNetwork: number;
}

export const CALL_LIMITS: CallLimitSettings = {
  callsPerThread: 2000,
  callsPerNetwork: 200,
  largeCallsPerThread: 200,
  largeCallsPerNetwork: 20,
};

type Release = () => void;

/** Limits the calls under way, for each thread and each network. */
interface CallLimits {
  /** Counts a call of the caller's network; undefined at its limit. */
  enterNetwork(caller: Caller): Release | undefined;
  /** Takes one of a thread's places; undefined when all are taken. */
  takePlace(role: ThreadRole): Release | undefined;
  /** The same for a call with a large body; `network` when the caller's network is at its limit. */
  takeLargePlace(role: ThreadRole, caller: Caller): Release | 'network' | undefined;
}

/** A count for each thread, up to a limit. */
function createRoleCounts(limit: number): (role: ThreadRole) => Release | undefined {
  const counts = Object.fromEntries(THREAD_ROLES.map((role) => [role, 0])) as Record<ThreadRole, number>;
  return (role) => {
    if (counts[role] >= limit) return undefined;
    counts[role] += 1;
    return () => {
      counts[role] -= 1;
    };
  };
}

/** A count for each network; the limit of one that many callers share is multiplied by its factor. */
function createCallerCounts(limit: number): (caller: Caller) => Release | undefined {
  const counts = createNetworkCounts();
  return ({ network, factor }) => {
    if (counts.get(network) >= limit * factor) return undefined;
    counts.add(network);
    return () => counts.remove(network);
  };
}

export function createCallLimits(limits: CallLimitSettings): CallLimits {
  const enterLargeNetwork = createCallerCounts(limits.largeCallsPerNetwork);
  const takeThreadPlace = createRoleCounts(limits.largeCallsPerThread);
  return {
    enterNetwork: createCallerCounts(limits.callsPerNetwork),
    takePlace: createRoleCounts(limits.callsPerThread),
    takeLargePlace(role, caller) {
      const leave = enterLargeNetwork(caller);
      if (leave === undefined) return 'network';
      const release = takeThreadPlace(role);
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
