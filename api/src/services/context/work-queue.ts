import type { Refusal } from '../../base/refusal.ts';

/** Limits how many pieces of work run at once; others wait for their turn, for a limited time. */
export interface WorkQueue {
  /** Waits for a turn; the returned function ends it. @throws Refusal when too many wait already, or the wait is too long */
  enter(): Promise<() => void>;
  run<T>(work: () => Promise<T>): Promise<T>;
  readonly waiting: number;
  readonly running: number;
}

interface WorkQueueOptions {
  readonly maxRunning: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
  readonly refuse: () => Refusal;
}

export function createWorkQueue({ maxRunning, maxWaiting, maxWaitMs, refuse }: WorkQueueOptions): WorkQueue {
  const waiting = new Set<() => void>();
  let running = 0;

  function createLeave(): () => void {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const [next] = waiting;
      if (next === undefined) running -= 1;
      else next();
    };
  }

  function enter(): Promise<() => void> {
    if (running < maxRunning) {
      running += 1;
      return Promise.resolve(createLeave());
    }
    if (waiting.size >= maxWaiting) return Promise.reject(refuse());
    return new Promise((resolve, reject) => {
      const startTurn = (): void => {
        clearTimeout(timeout);
        waiting.delete(startTurn);
        resolve(createLeave());
      };
      const timeout = setTimeout(() => {
        waiting.delete(startTurn);
        reject(refuse());
      }, maxWaitMs);
      waiting.add(startTurn);
    });
  }

  return {
    enter,
    async run(work) {
      const leave = await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    get waiting() {
      return waiting.size;
    },
    get running() {
      return running;
    },
  };
}
