import { Worker } from 'node:worker_threads';
import type { SiteFacts } from '../site-facts.ts';

/** Paths of the modules that draw the shell's frame and the remote's page. */
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

/** A drawn page for readers without scripts, with its facts for the head. */
export interface DrawnFirstPage {
  readonly html: string;
  readonly facts: { readonly title?: string; readonly description?: string; readonly noindex?: boolean };
}

/** `failed`: it would fail again. `skipped`: it was not begun, because too many pages or no reader waited. */
type DrawResult = DrawnFirstPage | 'failed' | 'skipped';

export interface PageDrawer {
  /** @param isWanted whether somebody still waits; called when the page's turn comes */
  draw(job: DrawJob, isWanted?: () => boolean): Promise<DrawResult>;
  close(): void;
}

interface PageDrawerOptions {
  readonly warn: (message: string) => void;
  /** How long a page may take to draw, ms. */
  readonly maxDrawMs: number;
}

/** How long the thread may take to read its modules, ms. */
const LOADING_TIMEOUT_MS = 15_000;

/** Pages that wait for their turn; any more are drawn by the browser. */
const MAX_WAITING = 32;

type WorkerMessage =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'drawn'; readonly drawn: DrawnFirstPage }
  | { readonly kind: 'failed'; readonly reason: string };

interface WaitingPage {
  readonly job: DrawJob;
  readonly isWanted: () => boolean;
  readonly settle: (result: DrawResult) => void;
}

interface DrawThread {
  readonly worker: Worker;
  isLoaded: boolean;
}

/**
 * Draws pages one after the other in a separate thread, so that calls and streams never wait for a page. If a page hangs, only that
 * thread is ended, and a new one draws the waiting pages.
 */
export function openPageDrawer(sources: DrawSources, { warn, maxDrawMs }: PageDrawerOptions): PageDrawer {
  const waiting: WaitingPage[] = [];
  let thread: DrawThread | undefined;
  let current: WaitingPage | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Settles the current page and begins the next one. */
  function settleCurrent(result: DrawResult): void {
    clearTimeout(timer);
    const settled = current;
    current = undefined;
    settled?.settle(result);
    drawNext();
  }

  function endThread(): void {
    clearTimeout(timer);
    void thread?.worker.terminate();
    thread = undefined;
  }

  function failCurrent(reason: string): void {
    warn(reason);
    endThread();
    current ??= waiting.shift();
    settleCurrent('failed');
  }

  function openThread(): DrawThread {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
      workerData: sources,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const opened: DrawThread = { worker, isLoaded: false };
    worker.unref();
    worker.on('message', (message: WorkerMessage) => {
      if (thread !== opened) return;
      if (message.kind === 'loaded') {
        clearTimeout(timer);
        opened.isLoaded = true;
        drawNext();
      } else if (message.kind === 'drawn') {
        settleCurrent(message.drawn);
      } else {
        warn(`a page could not be drawn: ${message.reason}`);
        settleCurrent('failed');
      }
    });
    worker.on('error', (error) => {
      if (thread === opened) failCurrent(`drawing pages failed: ${error.message}`);
    });
    timer = setTimeout(() => failCurrent('what draws pages could not be read in time'), LOADING_TIMEOUT_MS);
    timer.unref();
    return opened;
  }

  function dropUnwanted(): void {
    const all = waiting.splice(0);
    for (const each of all) {
      if (each.isWanted()) waiting.push(each);
      else each.settle('skipped');
    }
  }

  function drawNext(): void {
    if (current !== undefined) return;
    dropUnwanted();
    if (waiting.length === 0) return;
    thread ??= openThread();
    if (!thread.isLoaded) return;
    current = waiting.shift();
    timer = setTimeout(() => failCurrent(`a page took more than ${maxDrawMs} ms to draw`), maxDrawMs);
    timer.unref();
    thread.worker.postMessage(current?.job);
  }

  return {
    draw(job, isWanted = () => true) {
      if (waiting.length >= MAX_WAITING) dropUnwanted();
      if (waiting.length >= MAX_WAITING) return Promise.resolve('skipped');
      return new Promise((settle) => {
        waiting.push({ job, isWanted, settle });
        drawNext();
      });
    },
    close() {
      endThread();
      for (const { settle } of [current, ...waiting.splice(0)].filter((each) => each !== undefined)) settle('skipped');
      current = undefined;
    },
  };
}
