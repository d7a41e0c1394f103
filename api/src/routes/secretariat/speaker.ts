import type { FastifyRequest } from 'fastify';
import { calls, SPEAKER_CODE_KIND } from 'shared-domain/contract';
import {
  deviceQuery,
  screensAnswer,
  screensBody,
  seenNoticesAnswer,
  seenNoticesBody,
  speakerAnswer,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { refusalAt } from '../../base/refusal.ts';
import { getOfficial, requireCode } from '../../http/access/access-code.ts';
import type { CodeGuesses } from '../../http/access/code-guesses.ts';
import { requireOpenDevice } from '../../policies/code-policy.ts';
import { readSpeaker, seeNotices } from '../../services/announcements/speaker.ts';
import { tellScreens } from '../../services/live-input/screens.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** The speaker's console (officials 2.11). */
export function registerSpeakerRoutes(app: App, ctx: RouteContext, guesses: CodeGuesses): void {
  const onRequest = requireCode(ctx, guesses);
  const secured = { tags: ['live input'], security: [{ code: [] }], params: z.object({ chOID: z.string() }) };

  /** The competition of a speaker's device. @throws Refusal for another kind of code, and for a device that organisers have closed */
  async function requireSpeaker(request: FastifyRequest, device: string): Promise<string> {
    const { kind, chOID } = getOfficial(request);
    if (kind !== SPEAKER_CODE_KIND)
      throw refusalAt('forbidden', 'header x-access-code', `a code ${kind} opens no speaker’s console`);
    await requireOpenDevice(ctx.store.db, chOID, device);
    return chOID;
  }

  app.get(
    calls.speaker.path,
    { onRequest, schema: { ...secured, querystring: deviceQuery, ...respondWith(speakerAnswer) } },
    async (request) => readSpeaker(ctx, await requireSpeaker(request, request.query.device)),
  );
  app.put(
    calls.seeNotices.path,
    { onRequest, schema: { ...secured, body: seenNoticesBody, ...respondWith(seenNoticesAnswer) } },
    async (request) => seeNotices(ctx, await requireSpeaker(request, request.body.device), request.body.notices),
  );
  app.put(
    calls.tellScreens.path,
    {
      onRequest,
      schema: { ...secured, querystring: deviceQuery, body: screensBody, ...respondWith(screensAnswer) },
    },
    async (request) => tellScreens(ctx, undefined, await requireSpeaker(request, request.query.device), request.body),
  );
}
