import type { FastifyRequest } from 'fastify';
import { type Call, calls } from 'shared-domain/contract';
import { refusal } from '../base/refusal.ts';
import { readCaller } from '../http/access/caller-address.ts';
import type { App } from '../routes/route-context.ts';
import { createWorkQueue, type WorkQueue } from '../services/context/work-queue.ts';

/** Calls that build a long answer from a whole competition. */
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
  calls.ratification,
];

const HEAVY_PATHS = new Set<string | undefined>(HEAVY_CALLS.map(({ path }) => path));

const isHeavy = ({ method, routeOptions }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && HEAVY_PATHS.has(routeOptions.url);

/** How many long answers are built at once, and how many calls may wait: in all, and of one network. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 200;
const MAX_WAITING_OF_NETWORK = 20;
/** A call that has waited this long is refused, ms. */
const MAX_WAIT_MS = 60_000;
/** The `retry-after` of a refused call, seconds. */
const RETRY_AFTER_S = 10;

const createNetworkRefusal = () =>
  refusal(
    'too many requests',
    'this address waits for many long answers already; ask again when they have come',
    RETRY_AFTER_S,
  );
const createServerRefusal = () =>
  refusal('unavailable', 'many long answers are being made; try again in a moment', RETRY_AFTER_S);

/** Builds long answers one at a time for each network, so that one reader's exports do not block others'. */
export function limitHeavyCalls(app: App): void {
  const sharedQueue = createWorkQueue({
    maxRunning: MAX_AT_ONCE,
    maxWaiting: MAX_WAITING,
    maxWaitMs: MAX_WAIT_MS,
    refuse: createServerRefusal,
  });
  const queueByNetwork = new Map<string, WorkQueue>();

  function ensureQueue({ network, factor }: { readonly network: string; readonly factor: number }): WorkQueue {
    const existing = queueByNetwork.get(network);
    if (existing !== undefined) return existing;
    const maxWaiting = MAX_WAITING_OF_NETWORK * factor;
    const queue = createWorkQueue({ maxRunning: 1, maxWaiting, maxWaitMs: MAX_WAIT_MS, refuse: createNetworkRefusal });
    queueByNetwork.set(network, queue);
    return queue;
  }

  async function enterQueues(request: FastifyRequest): Promise<() => void> {
    const caller = readCaller(request);
    const queue = ensureQueue(caller);
    const leaveNetworkQueue = await queue.enter();
    const leave = (): void => {
      leaveNetworkQueue();
      if (queue.running === 0) queueByNetwork.delete(caller.network);
    };
    try {
      const leaveSharedQueue = await sharedQueue.enter();
      return () => {
        leaveSharedQueue();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!isHeavy(request)) return;
    const leave = await enterQueues(request);
    reply.raw.once('close', leave);
    if (!reply.raw.destroyed) return;
    // The caller disconnected while waiting.
    leave();
    reply.hijack();
  });
}
