import { calls } from 'shared-domain/contract';
import { z } from 'zod';
import { readScreenPicture } from '../../services/live-input/screen-pictures.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWithFile } from '../secretariat/file-answers.ts';

/** A picture shows itself and nothing more: opened as a page it runs nothing and asks for nothing. */
const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox; frame-ancestors 'none'";
/** An address has one picture for ever: another one has another name. */
const PICTURE_CACHE = 'public, max-age=86400, immutable';

/** A picture of a sponsor as screens show it (officials 5.1). */
export function registerScreenPictureRoute(app: App, ctx: RouteContext): void {
  app.get(
    calls.screenPicture.path,
    {
      schema: {
        tags: ['live input'],
        description: 'A picture that screens show. Its name is drawn by lot: whoever knows it may see the picture.',
        params: z.object({ chOID: z.string(), id: z.string().min(1).max(64) }),
        ...respondWithFile('image/*'),
      },
    },
    async ({ params: { chOID, id } }, reply) => {
      const { type, bytes } = await readScreenPicture(ctx, chOID, id);
      reply
        .headers({
          'cache-control': PICTURE_CACHE,
          'content-security-policy': PICTURE_POLICY,
          'x-robots-tag': 'noindex',
        })
        .type(type);
      // Fastify sends bytes as they are, although the schema says string.
      return bytes as unknown as string;
    },
  );
}
