import type { FastifyRequest } from 'fastify';
import { type Call, calls } from 'shared-domain/contract';
import { refusal } from '../base/refusal.ts';
import { readCaller } from '../http/access/caller-address.ts';
import type { App } from '../routes/route-context.ts';
import { createWorkQueue, type WorkQueue } from '../services/context/work-queue.ts';

/** Calls that make something of a whole competition. */
export const HEAVY_CALLS: readonly Call[] = [
  calls.calendar,
  calls.print,
  calls.snapshot,
  calls.resultsCsv,
  calls.exportCompetition,
  calls.lynxFile,
  calls.csvFile,
  calls.resultsTable,
  calls.listsPdf,
];

const PATHS = new Set<string | undefined>(HEAVY_CALLS.map(({ path }) => path));

const isHeavy = ({ method, routeOptions }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && PATHS.has(routeOptions.url);

/** Long answers made at once, and those that wait for all and for one address. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 200;
const MAX_WAITING_BY_ADDRESS = 20;
/** Nobody waits longer, ms. */
const MAX_WAIT_MS = 60_000;
/** When to ask again, seconds. */
const RETRY_AFTER_S = 10;

const tooManyHere = () =>
  refusal(
    'too many requests',
    'this address waits for many long answers already; ask again when they have come',
    RETRY_AFTER_S,
  );
const tooMany = () => refusal('unavailable', 'many long answers are being made; try again in a moment', RETRY_AFTER_S);

/** Builds long answers one at a time for each address, so that one reader's exports do not block others'. */
export function limitHeavyCalls(app: App): void {
  const all = createWorkQueue({
    maxRunning: MAX_AT_ONCE,
    maxWaiting: MAX_WAITING,
    maxWaitMs: MAX_WAIT_MS,
    refuse: tooMany,
  });
  const byAddress = new Map<string, WorkQueue>();

  function findQueue({ network, factor }: { readonly network: string; readonly factor: number }): WorkQueue {
    const known = byAddress.get(network);
    if (known !== undefined) return known;
    const maxWaiting = MAX_WAITING_BY_ADDRESS * factor;
    const queue = createWorkQueue({ maxRunning: 1, maxWaiting, maxWaitMs: MAX_WAIT_MS, refuse: tooManyHere });
    byAddress.set(network, queue);
    return queue;
  }

  async function enter(request: FastifyRequest): Promise<() => void> {
    const caller = readCaller(request);
    const queue = findQueue(caller);
    const leaveOwn = await queue.enter();
    const leave = (): void => {
      leaveOwn();
      if (queue.running === 0) byAddress.delete(caller.network);
    };
    try {
      const leaveAll = await all.enter();
      return () => {
        leaveAll();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!isHeavy(request)) return;
    const leave = await enter(request);
    reply.raw.once('close', leave);
    if (!reply.raw.destroyed) return;
    // Its caller has left while it waited.
    leave();
    reply.hijack();
  });
}
