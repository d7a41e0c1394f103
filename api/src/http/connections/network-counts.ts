/** How many of something each network has, for a limit by address; a network without any is forgotten. */
interface NetworkCounts {
  add(network: string): void;
  remove(network: string): void;
  of(network: string): number;
}

export function createNetworkCounts(): NetworkCounts {
  const counts = new Map<string, number>();
  return {
    add: (network) => void counts.set(network, (counts.get(network) ?? 0) + 1),
    remove(network) {
      const remaining = (counts.get(network) ?? 0) - 1;
      if (remaining > 0) counts.set(network, remaining);
      else counts.delete(network);
    },
    of: (network) => counts.get(network) ?? 0,
  };
}
