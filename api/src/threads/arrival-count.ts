/** Counts messages as they arrive, for a reader that learns on another channel how many there are. */
interface ArrivalCount {
  add(): void;
  /** Undefined when so many have arrived already, else resolves once they have, or at the end. */
  reached(count: number): Promise<void> | undefined;
  /** No more will arrive: all waits resolve. */
  end(): void;
}

interface Waiting {
  readonly count: number;
  readonly resolve: () => void;
}

export function createArrivalCount(): ArrivalCount {
  /** In the order of their counts. */
  let waiting: Waiting[] = [];
  let arrived = 0;
  let hasEnded = false;
  return {
    add() {
      arrived += 1;
      if (waiting.length === 0) return;
      const ready = waiting.filter(({ count }) => count <= arrived);
      waiting = waiting.filter(({ count }) => count > arrived);
      for (const { resolve } of ready) resolve();
    },
    reached(count) {
      if (hasEnded || !(count > arrived)) return undefined;
      return new Promise((resolve) => waiting.push({ count, resolve }));
    },
    end() {
      hasEnded = true;
      for (const { resolve } of waiting) resolve();
      waiting = [];
    },
  };
}
