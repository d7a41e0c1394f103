/** Counts what came by one way, for who learns by another how much of it there is. */
interface Tally {
  add(): void;
  /** Undefined when so many have come already, else done once they have, or once nothing comes any more. */
  reached(count: number): Promise<void> | undefined;
  /** Nothing comes any more: nobody waits for it. */
  end(): void;
}

interface Waiting {
  readonly count: number;
  readonly resolve: () => void;
}

export function createTally(): Tally {
  /** In the order in which they came, which is that of their counts. */
  let waiting: Waiting[] = [];
  let come = 0;
  let hasEnded = false;
  return {
    add() {
      come += 1;
      if (waiting.length === 0) return;
      const ready = waiting.filter(({ count }) => count <= come);
      waiting = waiting.filter(({ count }) => count > come);
      for (const { resolve } of ready) resolve();
    },
    reached(count) {
      if (hasEnded || !(count > come)) return undefined;
      return new Promise((resolve) => waiting.push({ count, resolve }));
    },
    end() {
      hasEnded = true;
      for (const { resolve } of waiting) resolve();
      waiting = [];
    },
  };
}
