import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SiteFacts } from '../site-facts.ts';

/** Modules that draw: the shell's frame, the remote's page. */
export interface DrawSources {
  readonly shell: string;
  readonly remote: string;
}

export interface DrawJob {
  readonly path: string;
  /** `?t=starts`, or empty. */
  readonly search: string;
  readonly language: 'fr' | 'en';
  readonly site: SiteFacts;
  readonly answers: readonly { readonly url: string; readonly json: string }[];
}

/** A page as a reader without scripts sees it, and what it says of itself. */
export interface DrawnFirstPage {
  readonly html: string;
  readonly facts: { readonly title?: string; readonly description?: string; readonly noindex?: boolean };
}

export interface Drawing {
  /** Undefined when the page could not be drawn in time: the reader's browser draws it then. */
  draw(job: DrawJob): Promise<DrawnFirstPage | undefined>;
  close(): void;
}

/** A page that takes longer than this is the browser's to draw, ms. */
const PATIENCE = 3000;

const WORKER = join(import.meta.dirname, 'draw-worker.ts');

interface Answer {
  readonly id: number;
  readonly drawn?: DrawnFirstPage;
  readonly error?: string;
}

/**
 * Draws pages in a thread of its own, so that calls and streams never wait for a page. A thread that hangs or ends is
 * replaced at the next page.
 */
export function openDrawing(sources: DrawSources, warn: (message: string) => void): Drawing {
  const waiting = new Map<number, (drawn: DrawnFirstPage | undefined) => void>();
  let worker: Worker | undefined;
  let count = 0;

  function end(): void {
    void worker?.terminate();
    worker = undefined;
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
  }

  function begin(): Worker {
    const begun = new Worker(WORKER, { workerData: sources, resourceLimits: { maxOldGenerationSizeMb: 256 } });
    begun.unref();
    begun.on('message', ({ id, drawn, error }: Answer) => {
      if (error !== undefined) warn(`a page could not be drawn: ${error}`);
      waiting.get(id)?.(drawn);
      waiting.delete(id);
    });
    begun.on('error', (error) => {
      warn(`drawing pages failed: ${error.message}`);
      if (worker === begun) end();
    });
    return begun;
  }

  return {
    draw(job) {
      worker ??= begin();
      const id = ++count;
      return new Promise((resolve) => {
        const late = setTimeout(() => {
          warn(`a page took more than ${PATIENCE} ms to draw`);
          end();
        }, PATIENCE);
        waiting.set(id, (drawn) => {
          clearTimeout(late);
          resolve(drawn);
        });
        worker?.postMessage({ id, job });
      });
    },
    close: end,
  };
}
