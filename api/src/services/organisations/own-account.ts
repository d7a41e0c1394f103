import type { SessionLine } from 'shared-domain/contract';
import { refuseWeakPassword } from '../../base/password-rule.ts';
import { refusal } from '../../base/refusal.ts';
import { deleteAccountLinks } from '../../store/accounts/account-links.ts';
import { listOrgs, updatePassword } from '../../store/accounts/organisers.ts';
import { deleteOtherTokens, deleteToken, listTokens } from '../../store/accounts/tokens.ts';
import { writeLog } from '../../store/challenges/log.ts';
import { NOTICE_KIND } from '../accounts/account-letters.ts';
import { type Caller, provePassword } from '../accounts/identity.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Context } from '../context/context.ts';
import { hashSecret } from '../context/secret.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';

/** The public id of a session, by which nobody can sign in. */
const computeSessionOid = (hash: string): string => hashSecret(hash).slice(0, 22);

/** Changes the caller's password; every other session of the account ends, as the old password may have opened it. */
export async function changePassword(
  ctx: Context,
  { organiser, token }: Caller,
  { current, password }: { readonly current: string; readonly password: string },
  mail: OutgoingMail,
): Promise<{ ended: number }> {
  const account = await provePassword(ctx, organiser, current, 'current');
  const orgs = await listOrgs(ctx.store.db, organiser);
  refuseWeakPassword(password, [account.email, ...orgs.map(({ name }) => name)]);
  const passwordHash = await hashPassword(password);
  const ended = await ctx.store.transaction(async (tx) => {
    await updatePassword(tx, organiser, passwordHash);
    await deleteAccountLinks(tx, organiser, ['reset']);
    await writeLog(tx, { organiser, action: 'password changed', detail: {}, now: ctx.clock() });
    return deleteOtherTokens(tx, organiser, hashSecret(token));
  });
  await mail.queue({ kind: NOTICE_KIND, recipient: account.email, body: { what: 'password' } });
  return { ended };
}

export async function readSessions(ctx: Context, { organiser, token }: Caller): Promise<SessionLine[]> {
  const ownHash = hashSecret(token);
  return (await listTokens(ctx.store.db, organiser, ctx.readSteadyClock())).map(
    ({ hash, created, expires, challenge, stadium }) => ({
      oid: computeSessionOid(hash),
      created,
      expires,
      current: hash === ownHash,
      ...(challenge === null ? {} : { stadium: { chOID: challenge, name: stadium ?? '' } }),
    }),
  );
}

export const endOtherSessions = async (ctx: Context, { organiser, token }: Caller): Promise<{ ended: number }> => ({
  ended: await deleteOtherTokens(ctx.store.db, organiser, hashSecret(token)),
});

export async function endSession(ctx: Context, { organiser }: Caller, oid: string): Promise<{ oid: string }> {
  const tokens = await listTokens(ctx.store.db, organiser, ctx.readSteadyClock());
  const session = tokens.find(({ hash }) => computeSessionOid(hash) === oid);
  if (session === undefined) throw refusal('not found', `there is no session ${oid} of yours`);
  await deleteToken(ctx.store.db, session.hash);
  return { oid };
}
