import type { IncomingMessage } from 'node:http';
import type { Caller } from './caller-address.ts';

/**
 * Different pages and pictures that are being read for one network at once. A page asks up to five calls of its own, so that they are as many
 * as the calls that a network may have under way. Readers of the same page count once: a stadium's phones open it together.
 */
const MAX_PAGES = 40;

/** How long a reader waits for a place before a refusal: a message wakes phones behind one address, each on its own athlete's page. */
const MAX_WAIT_MS = 3000;

interface Limits {
  readonly maxPages?: number;
  readonly maxWait?: number;
}

interface Network {
  /** Readers of each page. */
  readonly readers: Map<string, number>;
  /** Those who wait, the first first, as many as the pages at most: each enters if it can. */
  readonly waiting: Set<() => void>;
}

/** Counts a page for its caller while it is read; the answer ends that, and is undefined where the caller has too many. */
export type EnterPage = (req: IncomingMessage) => Promise<(() => void) | undefined>;

/** Limits the pages being read for each network: one that asks for thousands must not hold up the calls of others. */
export function createPageLimit(
  findCaller: (req: IncomingMessage) => Pick<Caller, 'network' | 'factor'>,
  { maxPages = MAX_PAGES, maxWait = MAX_WAIT_MS }: Limits = {},
): EnterPage {
  const networks = new Map<string, Network>();

  function leave(name: string, url: string): void {
    const network = networks.get(name);
    if (network === undefined) return;
    const remaining = (network.readers.get(url) ?? 1) - 1;
    if (remaining > 0) {
      network.readers.set(url, remaining);
      return;
    }
    network.readers.delete(url);
    for (const enter of [...network.waiting]) enter();
    if (network.readers.size === 0) networks.delete(name);
  }

  return async (req) => {
    const { network: name, factor } = findCaller(req);
    const url = req.url ?? '/';
    const network = networks.get(name) ?? { readers: new Map(), waiting: new Set() };
    networks.set(name, network);
    const { readers, waiting } = network;
    const canEnter = () => readers.has(url) || readers.size < maxPages * factor;
    const enter = () => {
      readers.set(url, (readers.get(url) ?? 0) + 1);
      return () => leave(name, url);
    };
    if (canEnter()) return enter();
    if (waiting.size >= maxPages * factor) return undefined;
    return new Promise((resolve) => {
      const stop = (left: (() => void) | undefined) => {
        clearTimeout(timer);
        waiting.delete(tryEnter);
        resolve(left);
      };
      const tryEnter = () => {
        if (canEnter()) stop(enter());
      };
      const timer = setTimeout(stop, maxWait, undefined);
      waiting.add(tryEnter);
    });
  };
}
