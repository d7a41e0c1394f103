import type { IncomingMessage } from 'node:http';
import type { Caller } from './caller-address.ts';

/**
 * Different pages and pictures that are being read for one network at once. A page asks up to five calls of its own, so that they are as many
 * as the calls that a network may have under way. Readers of the same page count once: a stadium's phones open it together.
 */
const MAX_PAGES = 40;

/** Limits the pages being read for each network: one that asks for thousands must not hold up the calls of others. */
export function createPageLimit(
  findCaller: (req: IncomingMessage) => Pick<Caller, 'network' | 'factor'>,
  maxPages = MAX_PAGES,
): (req: IncomingMessage) => (() => void) | undefined {
  /** Readers of each page, by network. */
  const networks = new Map<string, Map<string, number>>();
  return (req) => {
    const { network, factor } = findCaller(req);
    const url = req.url ?? '/';
    const pages = networks.get(network) ?? new Map<string, number>();
    const readers = pages.get(url) ?? 0;
    if (readers === 0 && pages.size >= maxPages * factor) return undefined;
    pages.set(url, readers + 1);
    networks.set(network, pages);
    return () => {
      const remaining = (pages.get(url) ?? 1) - 1;
      if (remaining > 0) pages.set(url, remaining);
      else pages.delete(url);
      if (pages.size === 0) networks.delete(network);
    };
  };
}
