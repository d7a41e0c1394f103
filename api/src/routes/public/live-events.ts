import type { ServerResponse } from 'node:http';
import { calls } from 'shared-domain/contract';
import { z } from 'zod';
import { refusal } from '../../base/refusal.ts';
import { findNetwork, readCallerAddress } from '../../http/access/caller-address.ts';
import { createResponseTarget } from '../../live/stream.ts';
import { createMissingChallengeRefusal } from '../../services/context/programme.ts';
import type { App, RouteContext } from '../route-context.ts';

/** A revision, as `Last-Event-ID` or the query carries it. */
const parseRevision = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** An answer that waits for an earlier one has no socket yet, and frames are chunks of HTTP/1.1 (RFC 9112, 7.1). */
const canStream = ({ socket, req }: ServerResponse): boolean => socket !== null && req.httpVersion === '1.1';

const description = `Server-sent events. \`change\`: data is a ChangeEvent, id the challenge's revision. \`ready\`: the stream
has begun, at this revision. \`reset\`: what the reader has is too old; fetch again. Resumes from \`Last-Event-ID\` or \`lastEventId\`.`;

/** The live stream of a challenge (Q26). */
export function registerLiveEventRoutes(app: App, ctx: RouteContext): void {
  const schema = {
    tags: ['public'],
    description,
    params: z.object({ id: z.string() }),
    querystring: z.object({ lastEventId: z.string().optional() }),
  };
  app.get(calls.liveEvents.path, { schema, exposeHeadRoute: false }, async (request, reply) => {
    const { id } = request.params;
    const challenge = ctx.revisions.find(id);
    if (challenge === undefined || !challenge.visible) throw createMissingChallengeRefusal(id);
    const network = findNetwork(readCallerAddress(request));
    if (ctx.hub.isFull || ctx.hub.isFullFor(network))
      throw refusal('unavailable', 'this server has all the streams it takes; poll instead');
    if (!canStream(reply.raw))
      throw refusal('unavailable', 'a stream needs an HTTP/1.1 connection to itself; poll instead');
    const header = request.headers['last-event-id'];
    const lastId = parseRevision(typeof header === 'string' ? header : request.query.lastEventId);
    reply.hijack();
    // Node's parser may still be working on this request.
    setImmediate(() => {
      if (reply.raw.socket === null || reply.raw.socket.destroyed) return;
      ctx.hub.join(id, { ...createResponseTarget(reply.raw), network }, lastId, challenge.revision);
    });
  });
}
