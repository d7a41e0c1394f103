import { Worker } from 'node:worker_threads';
import type { Language } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ListKind } from './gather.ts';
import type { PicturePage } from './sheet/sheet.ts';

export interface DocumentJob {
  readonly kind: ListKind | 'snapshot' | 'ratification';
  readonly challenge: Challenge;
  /** `GatheredList`s as JSON. */
  readonly lists: readonly string[];
  /** `Sheet`s as JSON that come before the lists. */
  readonly sheets?: readonly string[];
  /** Pictures that come after the lists, each on a page of its own. */
  readonly pictures?: readonly PicturePage[];
  readonly language: Language;
  readonly drawnAt: Date;
}

interface Drawer {
  /** @throws Error when the document could not be drawn, or not in time */
  draw(job: DocumentJob): Promise<Buffer>;
  close(): Promise<void>;
}

/** A thread without work for this long, ms, is ended to free its memory. */
const IDLE_MS = 60_000;

/** ms after which a drawing has failed: ten times what the longest document takes. */
const TIMEOUT_MS = 50_000;

/** As much as the longest document needs: with more, a thread collects its garbage too late. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 4 } as const;

interface DrawingAnswer {
  readonly id: number;
  readonly bytes?: Uint8Array;
  readonly error?: string;
}

interface PendingDrawing {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

/** Draws documents in a separate thread, so that calls and streams do not wait for them. */
export function openDrawer(): Drawer {
  const pendingDrawings = new Map<number, PendingDrawing>();
  let worker: Worker | undefined;
  let lastId = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  function stopWorker(reason: string): Promise<unknown> | undefined {
    clearTimeout(idleTimer);
    const termination = worker?.terminate();
    worker = undefined;
    for (const { reject } of pendingDrawings.values()) reject(new Error(reason));
    pendingDrawings.clear();
    return termination;
  }

  function startWorker(): Worker {
    const newWorker = new Worker(new URL('./document-worker.ts', import.meta.url), { resourceLimits: MEMORY_LIMITS });
    newWorker.unref();
    newWorker.on('message', ({ id, bytes, error }: DrawingAnswer) => {
      const drawing = pendingDrawings.get(id);
      pendingDrawings.delete(id);
      if (bytes === undefined) drawing?.reject(new Error(error));
      else drawing?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
    newWorker.on('error', (error) => {
      if (worker === newWorker) void stopWorker(error.message);
    });
    return newWorker;
  }

  return {
    async draw(job) {
      clearTimeout(idleTimer);
      worker ??= startWorker();
      const id = ++lastId;
      const timeout = setTimeout(() => void stopWorker(`a document took more than ${TIMEOUT_MS} ms`), TIMEOUT_MS);
      try {
        return await new Promise<Buffer>((resolve, reject) => {
          pendingDrawings.set(id, { resolve, reject });
          worker?.postMessage({ id, job });
        });
      } finally {
        clearTimeout(timeout);
        idleTimer = setTimeout(() => void stopWorker('idle'), IDLE_MS);
        idleTimer.unref();
      }
    },
    async close() {
      await stopWorker('the server is stopping');
    },
  };
}
