import type { SignInAnswer } from 'shared-domain/contract';
import { refuseWeakPassword } from '../../base/password-rule.ts';
import { conflictAt, refusalAt } from '../../base/refusal.ts';
import { createOwner, findAccount, hasOrganiser, verifyAccount } from '../../store/accounts/organisers.ts';
import { writeLog } from '../../store/challenges/log.ts';
import { deleteSetting, readSetting, writeSetting } from '../../store/settings.ts';
import type { Context } from '../context/context.ts';
import { hashSecret, newSecret } from '../context/secret.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessions.ts';

const KEY = 'first organiser key';

interface OwnerDraft {
  readonly email: string;
  readonly password: string;
  readonly organisation: string;
  readonly demo?: boolean;
}

/** An account that the environment or the demo asks for; one that exists already keeps its password, and its address counts as proved. */
export async function ensureOwner(ctx: Context, draft: OwnerDraft): Promise<void> {
  const password = await hashPassword(draft.password);
  await ctx.store.transaction(async (tx) => {
    const known = await findAccount(tx, draft.email);
    if (known?.verified === null) await verifyAccount(tx, known.oid, known.email, ctx.clock());
    if (known !== undefined) return;
    await createOwner(tx, { ...draft, password, demo: draft.demo === true, now: ctx.clock() });
  });
}

/**
 * The key of the one-time link, as long as there is no organiser; a new one each start, of which only the hash is kept.
 * The demo's account does not count.
 */
export async function createFirstOrganiserKey(ctx: Context): Promise<string | undefined> {
  const { db } = ctx.store;
  if (await hasOrganiser(db)) {
    await deleteSetting(db, KEY);
    return undefined;
  }
  const key = newSecret();
  await writeSetting(db, KEY, hashSecret(key));
  return key;
}

/** Creates the first organiser and the organisation by the one-time link, and signs in. */
export async function createFirstOrganiser(
  ctx: Context,
  draft: OwnerDraft & { readonly key: string },
  ttlMs: number,
): Promise<SignInAnswer> {
  if ((await readSetting(ctx.store.db, KEY)) !== hashSecret(draft.key)) throw spent();
  refuseWeakPassword(draft.password, [draft.email, draft.organisation]);
  const password = await hashPassword(draft.password);
  const organiser = await ctx.store.transaction(async (tx) => {
    if ((await readSetting(tx, KEY)) !== hashSecret(draft.key)) throw spent();
    if ((await findAccount(tx, draft.email)) !== undefined) {
      throw conflictAt('address taken', '$.email', 'this address has an account already');
    }
    await deleteSetting(tx, KEY);
    const owner = await createOwner(tx, { ...draft, password, demo: false, now: ctx.clock() });
    await writeLog(tx, { organiser: owner.organiser, action: 'first organiser', detail: {}, now: ctx.clock() });
    return owner.organiser;
  });
  return openSession(ctx, organiser, ttlMs);
}

const spent = () =>
  refusalAt(
    'forbidden',
    '$.key',
    'this link has been used or replaced; the server prints the current one when it starts',
  );
