import { calls } from 'shared-domain/contract';
import {
  confirmSecondFactorBody,
  emptyAnswer,
  proofBody,
  recoveryCodesAnswer,
  secondFactorAnswer,
} from 'shared-domain/contract/schemas';
import { getCaller, requireSession } from '../../http/access/request-session.ts';
import { NOTICE_KIND } from '../../services/accounts/account-letters.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '../../services/accounts/second-factor.ts';
import type { OutgoingMail } from '../../services/mail/outgoing-mail.ts';
import { findAccountByOid } from '../../store/accounts/organisers.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

const bodyLimit = 16 * 1024;

/** The second factor of the caller's account: codes of an authenticator (RFC 6238), or recovery codes instead. */
export function registerSecondFactorRoutes(app: App, ctx: RouteContext, mail: OutgoingMail): void {
  const secured = { tags: ['sign-in'], security: [{ token: [] }] };
  const onRequest = requireSession(ctx);
  const notifyOwner = (recipient: string, what: string) => mail.queue({ kind: NOTICE_KIND, recipient, body: { what } });

  app.post(
    calls.startSecondFactor.path,
    { bodyLimit, onRequest, schema: { ...secured, body: proofBody, ...respondWith(secondFactorAnswer) } },
    (request) => startSecondFactor(ctx, getCaller(request), request.body),
  );
  app.put(
    calls.confirmSecondFactor.path,
    {
      bodyLimit,
      onRequest,
      schema: { ...secured, body: confirmSecondFactorBody, ...respondWith(recoveryCodesAnswer) },
    },
    async (request) => {
      const caller = getCaller(request);
      const codes = await confirmSecondFactor(ctx, caller, request.body.code);
      const account = await findAccountByOid(ctx.store.db, caller.organiser);
      if (account !== undefined) await notifyOwner(account.email, 'second factor on');
      return { codes };
    },
  );
  app.post(
    calls.endSecondFactor.path,
    { bodyLimit, onRequest, schema: { ...secured, body: proofBody, ...respondWith(emptyAnswer) } },
    async (request) => {
      const { email } = await endSecondFactor(ctx, getCaller(request), request.body);
      await notifyOwner(email, 'second factor off');
      return {};
    },
  );
  app.post(
    calls.renewRecoveryCodes.path,
    { bodyLimit, onRequest, schema: { ...secured, body: proofBody, ...respondWith(recoveryCodesAnswer) } },
    async (request) => ({ codes: await renewRecoveryCodes(ctx, getCaller(request), request.body) }),
  );
}
