import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Language } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ListKind } from './gather.ts';

export interface DocumentJob {
  readonly kind: ListKind | 'snapshot';
  readonly challenge: Challenge;
  /** `GatheredList`s as json. */
  readonly lists: readonly string[];
  readonly at: Date;
  readonly language: Language;
}

interface Drawer {
  /** @throws Error when the document could not be drawn, or not in time */
  draw(job: DocumentJob): Promise<Buffer>;
  close(): Promise<void>;
}

const WORKER = join(import.meta.dirname, 'document-worker.ts');

/** A thread that has drawn nothing for so long gives its memory back, ms. */
const IDLE_MS = 60_000;

/** Nothing takes longer, ms: the longest document is drawn in a tenth of it. */
const TIMEOUT_MS = 50_000;

/** What the longest document takes, and no more: a thread that may grow does not clean up behind itself. */
const MEMORY = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 4 } as const;

interface Answer {
  readonly id: number;
  readonly bytes?: Uint8Array;
  readonly error?: string;
}

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

/** Draws documents in a thread of its own: calls and streams never wait for one. */
export function openDrawer(): Drawer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let count = 0;
  let idle: NodeJS.Timeout | undefined;

  function end(reason: string): Promise<unknown> | undefined {
    clearTimeout(idle);
    const ended = worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
    return ended;
  }

  function begin(): Worker {
    const begun = new Worker(WORKER, { resourceLimits: MEMORY });
    begun.unref();
    begun.on('message', ({ id, bytes, error }: Answer) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (bytes === undefined) asked?.reject(new Error(error));
      else asked?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
    begun.on('error', (error) => {
      if (worker === begun) void end(error.message);
    });
    return begun;
  }

  return {
    async draw(job) {
      clearTimeout(idle);
      worker ??= begin();
      const id = ++count;
      const late = setTimeout(() => void end(`a document took more than ${TIMEOUT_MS} ms`), TIMEOUT_MS);
      try {
        return await new Promise<Buffer>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          worker?.postMessage({ id, job });
        });
      } finally {
        clearTimeout(late);
        idle = setTimeout(() => void end('idle'), IDLE_MS);
        idle.unref();
      }
    },
    async close() {
      await end('the server is stopping');
    },
  };
}
