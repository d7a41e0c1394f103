import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Call, calls } from 'shared-domain/contract';
import { refusal } from '../base/refusal.ts';
import { type Caller, readCaller } from '../http/access/caller-address.ts';
import type { App } from '../routes/route-context.ts';
import { createWorkQueue, type WorkQueue } from '../services/context/work-queue.ts';
import { createUnsentAnswers } from './unsent-answers.ts';

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

/** Bytes of answers that their readers have not taken yet: of one network, which then waits to have another one made, and in all. */
export const UNSENT_LIMITS = { ofNetwork: 32 * 1024 * 1024, inAll: 192 * 1024 * 1024 } as const;

/** The turns of a call: one of its network, and one of the server. */
interface Turns {
  readonly network: string;
  readonly maxUnsent: number;
  readonly leaveNetwork: () => void;
  readonly leaveShared: () => void;
}

const countBytes = (payload: unknown, reply: FastifyReply): number =>
  typeof payload === 'string' || Buffer.isBuffer(payload)
    ? Buffer.byteLength(payload)
    : Number(reply.getHeader('content-length') ?? 0);

/**
 * Builds long answers one at a time for each network, so that one reader's exports do not block others'. A turn ends when the answer is
 * made: who reads slowly holds nobody up but its own network, and that one only with as much as `UNSENT_LIMITS` says.
 */
export function limitHeavyCalls(app: App, unsentLimits: typeof UNSENT_LIMITS = UNSENT_LIMITS): void {
  const sharedQueue = createWorkQueue({
    maxRunning: MAX_AT_ONCE,
    maxWaiting: MAX_WAITING,
    maxWaitMs: MAX_WAIT_MS,
    refuse: createServerRefusal,
  });
  const queueByNetwork = new Map<string, WorkQueue>();
  const turnsByRequest = new WeakMap<FastifyRequest, Turns>();
  const unsent = createUnsentAnswers(unsentLimits.inAll);

  function ensureQueue({ network, factor }: Caller): WorkQueue {
    const existing = queueByNetwork.get(network);
    if (existing !== undefined) return existing;
    const queue = createWorkQueue({
      // Many callers who share an address have as many turns as there are.
      maxRunning: Math.min(factor, MAX_AT_ONCE),
      maxWaiting: MAX_WAITING_OF_NETWORK * factor,
      maxWaitMs: MAX_WAIT_MS,
      refuse: createNetworkRefusal,
    });
    queueByNetwork.set(network, queue);
    return queue;
  }

  async function enterQueues(caller: Caller): Promise<Turns> {
    const { network, factor } = caller;
    const queue = ensureQueue(caller);
    const leaveQueue = await queue.enter();
    const leaveNetwork = (): void => {
      leaveQueue();
      if (queue.running === 0) queueByNetwork.delete(network);
    };
    try {
      const leaveShared = await sharedQueue.enter();
      return { network, maxUnsent: unsentLimits.ofNetwork * factor, leaveNetwork, leaveShared };
    } catch (error) {
      leaveNetwork();
      throw error;
    }
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!isHeavy(request)) return;
    const turns = await enterQueues(readCaller(request));
    if (!reply.raw.destroyed) {
      turnsByRequest.set(request, turns);
      return;
    }
    // The caller disconnected while waiting.
    turns.leaveShared();
    turns.leaveNetwork();
    reply.hijack();
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const turns = turnsByRequest.get(request);
    if (turns === undefined) return;
    turnsByRequest.delete(request);
    const { network, maxUnsent, leaveNetwork, leaveShared } = turns;
    leaveShared();
    const isGone = reply.raw.destroyed;
    if (!isGone) unsent.add(network, countBytes(payload, reply), reply.raw);
    if (!isGone && unsent.countBytes(network) > maxUnsent) reply.raw.once('close', leaveNetwork);
    else leaveNetwork();
  });
}
