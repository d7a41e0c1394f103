import { calls } from 'shared-domain/contract';
import {
  accountAnswer,
  accountLinkAnswer,
  accountLinkBody,
  addressAnswer,
  changeAddressBody,
  emptyAnswer,
  forgotPasswordBody,
  proofBody,
  resetPasswordBody,
} from 'shared-domain/contract/schemas';
import { createRateLimit } from '../../base/rate-limit.ts';
import { refusal } from '../../base/refusal.ts';
import { createAttemptLimit } from '../../http/access/attempt-limit.ts';
import { getCaller, requireSession } from '../../http/access/request-session.ts';
import { canSendLetters } from '../../services/accounts/account-letters.ts';
import { readAccountLink } from '../../services/accounts/account-links.ts';
import { changeAddress, confirmAddress, requestVerification } from '../../services/accounts/address.ts';
import { deleteAccount } from '../../services/accounts/delete-account.ts';
import { readAccount } from '../../services/accounts/read-account.ts';
import { requestPasswordReset, resetPassword } from '../../services/accounts/reset-password.ts';
import type { OutgoingMail } from '../../services/mail/outgoing-mail.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

const HOUR_MS = 60 * 60_000;
/** Mails to one address in an hour, so that nobody can flood a mailbox through this server. */
const MAX_LETTERS = 5;

const bodyLimit = 16 * 1024;

/** Calls of the links in mails, and for an account's address, forgotten password and deletion. */
export function registerAccountLinkRoutes(app: App, ctx: RouteContext, mail: OutgoingMail): void {
  const tags = ['sign-in'];
  const secured = { tags, security: [{ token: [] }] };
  const onRequest = requireSession(ctx);
  const attemptLimit = createAttemptLimit(ctx.readSteadyClock);
  const letterLimit = createRateLimit(MAX_LETTERS, HOUR_MS, ctx.readSteadyClock);
  const requireMail = (): void => {
    if (!canSendLetters(ctx.config))
      throw refusal('conflict', 'this server writes no mail; ask whoever runs it (npm run account)');
  };

  app.post(
    calls.forgotPassword.path,
    { bodyLimit, schema: { tags, body: forgotPasswordBody, ...respondWith(emptyAnswer) } },
    async (request) => {
      requireMail();
      attemptLimit.take(request);
      letterLimit.take(request.body.email.trim().toLowerCase());
      await requestPasswordReset(ctx, request.body.email, mail);
      return {};
    },
  );
  app.post(
    calls.readAccountLink.path,
    { bodyLimit, schema: { tags, body: accountLinkBody, ...respondWith(accountLinkAnswer) } },
    (request) => attemptLimit.attempt(request, () => readAccountLink(ctx, request.body.key)),
  );
  app.post(
    calls.resetPassword.path,
    { bodyLimit, schema: { tags, body: resetPasswordBody, ...respondWith(addressAnswer) } },
    (request) => attemptLimit.attempt(request, () => resetPassword(ctx, request.body, mail)),
  );
  app.get(calls.account.path, { onRequest, schema: { ...secured, ...respondWith(accountAnswer) } }, (request) =>
    readAccount(ctx, getCaller(request).organiser, canSendLetters(ctx.config)),
  );
  app.post(
    calls.askVerification.path,
    { onRequest, schema: { ...secured, ...respondWith(emptyAnswer) } },
    async (request) => {
      requireMail();
      letterLimit.take(getCaller(request).organiser);
      await requestVerification(ctx, getCaller(request), mail);
      return {};
    },
  );
  app.put(
    calls.changeAddress.path,
    { bodyLimit, onRequest, schema: { ...secured, body: changeAddressBody, ...respondWith(emptyAnswer) } },
    async (request) => {
      requireMail();
      letterLimit.take(getCaller(request).organiser);
      letterLimit.take(request.body.email.trim().toLowerCase());
      await changeAddress(ctx, getCaller(request), request.body, mail);
      return {};
    },
  );
  app.post(
    calls.confirmAddress.path,
    { bodyLimit, onRequest, schema: { ...secured, body: accountLinkBody, ...respondWith(addressAnswer) } },
    (request) => confirmAddress(ctx, getCaller(request), request.body.key, mail),
  );
  app.post(
    calls.deleteAccount.path,
    { bodyLimit, onRequest, schema: { ...secured, body: proofBody, ...respondWith(emptyAnswer) } },
    async (request) => {
      await deleteAccount(ctx, getCaller(request), request.body, mail);
      return {};
    },
  );
}
