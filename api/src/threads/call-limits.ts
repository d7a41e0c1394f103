import type { Caller } from '../http/access/caller-address.ts';
import { createNetworkCounts } from '../http/connections/network-counts.ts';
import { ROLES, type Role } from './thread-of-call.ts';

export interface PlaceLimits {
  /** Calls that one thread may have before it. */
  readonly calls: number;
  /** Of one address, at all threads together: a stadium's phones often share one. */
  readonly callsPerNetwork: number;
  /** Calls with a large body, which takes as long as its sender's network; they are not among the others. */
  readonly large: number;
  readonly largePerNetwork: number;
}

export const PLACE_LIMITS: PlaceLimits = { calls: 2000, callsPerNetwork: 200, large: 200, largePerNetwork: 20 };

type Give = () => void;

/** What is under way for each thread and each address. */
interface Places {
  /** Counts a call of an address; undefined if it has as many as it may. */
  enter(caller: Caller): Give | undefined;
  /** Takes one of a thread's places; undefined if there is none. */
  take(role: Role): Give | undefined;
  /** The same for a call with a large body: `network` when it is the address that has as many as it may. */
  takeLarge(role: Role, caller: Caller): Give | 'network' | undefined;
}

/** A count for each thread, up to a limit. */
function createRoleCounts(limit: number): (role: Role) => Give | undefined {
  const counts = Object.fromEntries(ROLES.map((role) => [role, 0])) as Record<Role, number>;
  return (role) => {
    if (counts[role] >= limit) return undefined;
    counts[role] += 1;
    return () => {
      counts[role] -= 1;
    };
  };
}

/** A count for each address; one that many share has a limit as many times as wide. */
function createCallerCounts(limit: number): (caller: Caller) => Give | undefined {
  const counts = createNetworkCounts();
  return ({ network, factor }) => {
    if (counts.of(network) >= limit * factor) return undefined;
    counts.add(network);
    return () => counts.remove(network);
  };
}

export function createPlaces(limits: PlaceLimits): Places {
  const enterLarge = createCallerCounts(limits.largePerNetwork);
  const takeOfLarge = createRoleCounts(limits.large);
  return {
    enter: createCallerCounts(limits.callsPerNetwork),
    take: createRoleCounts(limits.calls),
    takeLarge(role, caller) {
      const leave = enterLarge(caller);
      if (leave === undefined) return 'network';
      const give = takeOfLarge(role);
      if (give === undefined) {
        leave();
        return undefined;
      }
      return () => {
        give();
        leave();
      };
    },
  };
}
