import type { Change } from '../services/context.ts';

/** Changes of one challenge that wait for the next frame, each trial and list once. */
export interface Pending {
  add(change: Change): void;
  /** What waits, and nothing waits any more. */
  take(): PendingChange | undefined;
}

export interface PendingChange {
  /** The newest revision among these changes: the one a reader has once they are told. */
  readonly revision: number;
  readonly trials: ReadonlySet<string>;
  readonly starts: ReadonlySet<string>;
  readonly results: ReadonlySet<string>;
  readonly structure: boolean;
  readonly challenge: boolean;
}

export function createPending(): Pending {
  const none = () => ({
    revision: 0,
    trials: new Set<string>(),
    starts: new Set<string>(),
    results: new Set<string>(),
    structure: false,
    challenge: false,
  });
  let waiting: ReturnType<typeof none> | undefined;
  return {
    add(change) {
      waiting ??= none();
      waiting.revision = Math.max(waiting.revision, change.revision);
      for (const oid of change.trials) waiting.trials.add(oid);
      for (const oid of change.starts) waiting.starts.add(oid);
      for (const oid of change.results) waiting.results.add(oid);
      waiting.structure ||= change.structure;
      waiting.challenge ||= change.challenge;
    },
    take() {
      const taken = waiting;
      waiting = undefined;
      return taken;
    },
  };
}
