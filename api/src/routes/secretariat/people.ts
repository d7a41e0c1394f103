import { calls } from 'shared-domain/contract';
import { allowPersonAnswer, erasePersonAnswer, personBody, personDataAnswer } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireOwner } from '../../policies/organisation-policy.ts';
import { allowPerson, erasePerson } from '../../services/people/erase.ts';
import { exportPerson } from '../../services/people/export-person.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Calls by which an organisation's owners answer somebody who asks about their own data. */
export function registerPeopleRoutes(app: App, ctx: RouteContext): void {
  const onRequest = createAccessGuard(ctx, requireOwner, 'orgOID');
  const about = {
    tags: ['organisations'],
    security: [{ token: [] }],
    params: z.object({ orgOID: z.string() }),
    body: personBody,
  };
  const bodyLimit = 16 * 1024;

  app.post(
    calls.personData.path,
    { bodyLimit, onRequest, schema: { ...about, ...respondWith(personDataAnswer) } },
    (request) => exportPerson(ctx, request.params.orgOID, request.body),
  );
  app.post(
    calls.erasePerson.path,
    { bodyLimit, onRequest, schema: { ...about, ...respondWith(erasePersonAnswer) } },
    (request) => erasePerson(ctx, getSession(request).organiser, request.params.orgOID, request.body),
  );
  app.post(
    calls.allowPerson.path,
    { bodyLimit, onRequest, schema: { ...about, ...respondWith(allowPersonAnswer) } },
    (request) => allowPerson(ctx, request.params.orgOID, request.body),
  );
}
