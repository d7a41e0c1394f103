import { calls } from 'shared-domain/contract';
import { hideAthleteAnswer, hideAthleteBody } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { session } from '../http/access-token.ts';
import { guard } from '../http/guard.ts';
import { mayWriteChallenge } from '../policies/challenge-policy.ts';
import { setHidden } from '../services/hide-athlete.ts';
import type { App, RouteContext } from './route-context.ts';
import { answers } from './schema.ts';

/** Athletes who do not want their name shown. */
export function hiddenAthleteRoutes(app: App, ctx: RouteContext): void {
  app.put(
    calls.hideAthlete.path,
    {
      onRequest: guard(ctx, mayWriteChallenge, 'chOID'),
      schema: {
        tags: ['secretariat'],
        security: [{ token: [] }],
        params: z.object({ chOID: z.string() }),
        body: hideAthleteBody,
        ...answers(hideAthleteAnswer),
      },
    },
    (request) => setHidden(ctx, session(request).organiser, request.params.chOID, request.body),
  );
}
