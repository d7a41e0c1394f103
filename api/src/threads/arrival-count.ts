/** Counts messages as they arrive, for a receiver that learns on another channel how many were sent. */
interface ArrivalCount {
  add(): void;
  /** Resolves once `count` messages have arrived, or at the end; undefined where they have already. */
  reached(count: number): Promise<void> | undefined;
  /** Called when no more will arrive: all promises resolve. */
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
