/** Counts for each network, for example of its connections; a network that is back at 0 takes no memory. */
interface NetworkCounts {
  add(network: string): void;
  remove(network: string): void;
  get(network: string): number;
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
    get: (network) => counts.get(network) ?? 0,
  };
}
