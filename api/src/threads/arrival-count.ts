/** Counts messages as they arrive, for a receiver that learns on another channel how many were sent. */
interface ArrivalCount {
  add(): void;
  /** Resolves once `count` messages have arrived, or at the end; undefined where they have already. */
  waitFor(count: number): Promise<void> | undefined;
  /** Called when no more will arrive: all promises resolve. */
  end(): void;
}

interface Waiter {
  readonly count: number;
  readonly resolve: () => void;
}

export function createArrivalCount(): ArrivalCount {
  /** In the order of their counts. */
  let waiters: Waiter[] = [];
  let arrivedCount = 0;
  let hasEnded = false;
  return {
    add() {
      arrivedCount += 1;
      if (waiters.length === 0) return;
      const ready = waiters.filter(({ count }) => count <= arrivedCount);
      waiters = waiters.filter(({ count }) => count > arrivedCount);
      for (const { resolve } of ready) resolve();
    },
    waitFor(count) {
      if (hasEnded || !(count > arrivedCount)) return undefined;
      return new Promise((resolve) => waiters.push({ count, resolve }));
    },
    end() {
      hasEnded = true;
      for (const { resolve } of waiters) resolve();
      waiters = [];
    },
  };
}
