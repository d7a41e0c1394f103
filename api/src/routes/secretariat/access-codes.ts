import type { FastifyRequest } from 'fastify';
import { calls } from 'shared-domain/contract';
import {
  askCodeAnswer,
  checkCodeAnswer,
  codeKind,
  codesAnswer,
  makeCodeAnswer,
  makeCodeQuery,
  revokeCodeAnswer,
  validCodeAnswer,
} from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { refusalAt } from '../../base/refusal.ts';
import { readCodeHeader } from '../../http/access/access-code.ts';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import type { CodeGuesses } from '../../http/access/code-guesses.ts';
import { getSession } from '../../http/access/request-session.ts';
import { requireChallengeWriteAccess } from '../../policies/challenge-policy.ts';
import { checkCode, createCode, readCodes, readValidCode, revokeCode } from '../../services/live-input/access-codes.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

const codeQuery = z.object({ code: z.string().max(40) });

/**
 * The code that is asked about: in the header, so that no log or history of addresses has it, or in the query.
 * @throws Refusal `invalid request` where it is in neither
 */
function readAskedCode(request: FastifyRequest, { code }: { readonly code?: string | undefined }): string {
  const asked = readCodeHeader(request) ?? code;
  if (asked === undefined)
    throw refusalAt('invalid request', 'query.code', 'is missing, as is the header x-access-code');
  return asked;
}

/** Codes for officials and their devices (Q24): organisers create them, and anyone may check one. */
export function registerAccessCodeRoutes(app: App, ctx: RouteContext, guesses: CodeGuesses): void {
  const secured = { tags: ['codes'], security: [{ token: [] }] };
  const asked = { tags: ['codes'], security: [{ code: [] }, {}], querystring: codeQuery.partial() };

  app.get(
    calls.askCode.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
      schema: {
        ...secured,
        querystring: z.object({ chOID: z.string(), kind: codeKind }),
        ...respondWith(askCodeAnswer),
      },
    },
    async ({ query }) => {
      const code = (await readCodes(ctx, query.chOID)).find(({ kind }) => kind === query.kind);
      return code === undefined ? {} : { code };
    },
  );
  app.post(
    calls.makeCode.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'id'),
      schema: {
        ...secured,
        params: z.object({ id: z.string() }),
        querystring: makeCodeQuery,
        ...respondWith(makeCodeAnswer),
      },
    },
    async (request) => ({
      code: await createCode(ctx, getSession(request).organiser, request.params.id, request.query),
    }),
  );
  app.get(
    calls.codes.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
      schema: { ...secured, querystring: z.object({ chOID: z.string() }), ...respondWith(codesAnswer) },
    },
    async ({ query }) => ({ codes: await readCodes(ctx, query.chOID) }),
  );
  app.delete(
    calls.revokeCode.path,
    {
      onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
      schema: { ...secured, querystring: codeQuery.extend({ chOID: z.string() }), ...respondWith(revokeCodeAnswer) },
    },
    async (request) => ({
      code: await revokeCode(ctx, getSession(request).organiser, request.query.chOID, request.query.code),
    }),
  );
  app.get(calls.checkCode.path, { schema: { ...asked, ...respondWith(checkCodeAnswer) } }, async (request) => {
    const code = readAskedCode(request, request.query);
    return (await guesses.tryCode(request, code)) ? checkCode(ctx, code) : { exists: false as const };
  });
  app.get(calls.validCode.path, { schema: { ...asked, ...respondWith(validCodeAnswer) } }, async (request) => {
    const code = readAskedCode(request, request.query);
    return (await guesses.tryCode(request, code)) ? readValidCode(ctx, code) : { valid: false as const };
  });
}
