import type { Context } from '../context/context.ts';

interface Read<T> {
  readonly revision: number;
  readonly value: T;
}

/** A competition at one revision. */
export interface AtRevision {
  readonly oid: string;
  readonly revision: number;
}

const MAX_READS = 50;

/**
 * Keeps what was read last of each competition as long as its revision is the same: many devices ask for it, and it changes with the
 * revision alone. What was read longest ago is dropped first.
 */
export function createRevisionReads<T>() {
  const readsOfServer = new WeakMap<Context['programmes'], Map<string, Read<T>>>();
  return async (
    { programmes }: Pick<Context, 'programmes'>,
    { oid, revision }: AtRevision,
    read: () => Promise<T>,
  ): Promise<T> => {
    const reads = readsOfServer.get(programmes) ?? new Map<string, Read<T>>();
    readsOfServer.set(programmes, reads);
    const before = reads.get(oid);
    if (before?.revision === revision) return before.value;
    const value = await read();
    reads.delete(oid);
    reads.set(oid, { revision, value });
    const [oldest] = reads.keys();
    if (reads.size > MAX_READS && oldest !== undefined) reads.delete(oldest);
    return value;
  };
}
