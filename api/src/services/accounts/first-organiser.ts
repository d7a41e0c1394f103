import type { SignInAnswer } from 'shared-domain/contract';
import type { Config } from '../../base/config.ts';
import { refuseWeakPassword } from '../../base/password-rule.ts';
import { conflictAt, refusalAt } from '../../base/refusal.ts';
import { createOwner, findAccount, hasOrganiser, verifyAccount } from '../../store/accounts/organisers.ts';
import { writeLog } from '../../store/challenges/log.ts';
import { deleteSetting, readSetting, writeSetting } from '../../store/settings.ts';
import type { Context } from '../context/context.ts';
import { createSecret, hashSecret } from '../context/secret.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessions.ts';

const KEY_SETTING = 'first organiser key';

interface OwnerDraft {
  readonly email: string;
  readonly password: string;
  readonly organisation: string;
  readonly demo?: boolean;
}

/**
 * Creates the first organiser that the environment configures, with an organisation. Once there is an organiser the environment makes no
 * other, so that a former address and its first password open nothing again at a restart.
 */
export async function createConfiguredOrganiser(
  ctx: Context,
  organiser: NonNullable<Config['organiser']>,
): Promise<void> {
  const { db } = ctx.store;
  if ((await findAccount(db, organiser.email)) === undefined && (await hasOrganiser(db)))
    return ctx.warn(
      'ORGANISER_EMAIL and ORGANISER_PASSWORD are ignored: they create the first organiser, and there are accounts, none of them with this address. Unset them.',
    );
  return ensureOwner(ctx, { ...organiser, organisation: 'Mon organisation' });
}

/** Creates the account that the environment or the demo configures; an existing one keeps its password and counts as confirmed. */
export async function ensureOwner(ctx: Context, draft: OwnerDraft): Promise<void> {
  const password = await hashPassword(draft.password);
  await ctx.store.transaction(async (tx) => {
    const account = await findAccount(tx, draft.email);
    if (account?.verified === null) await verifyAccount(tx, account.oid, account.email, ctx.clock());
    if (account !== undefined) return;
    await createOwner(tx, { ...draft, password, demo: draft.demo === true, now: ctx.clock() });
  });
}

/**
 * The key of the one-time link that creates the first organiser; undefined once there is one, not counting the demo's. Each start
 * makes a new key, of which only the hash is stored.
 */
export async function createFirstOrganiserKey(ctx: Context): Promise<string | undefined> {
  const { db } = ctx.store;
  if (await hasOrganiser(db)) {
    await deleteSetting(db, KEY_SETTING);
    return undefined;
  }
  const key = createSecret();
  await writeSetting(db, KEY_SETTING, hashSecret(key));
  return key;
}

/** Creates the first organiser and the organisation by the one-time link, and signs in. */
export async function createFirstOrganiser(
  ctx: Context,
  draft: OwnerDraft & { readonly key: string },
  ttlMs: number,
): Promise<SignInAnswer> {
  if ((await readSetting(ctx.store.db, KEY_SETTING)) !== hashSecret(draft.key)) throw createSpentKeyRefusal();
  refuseWeakPassword(draft.password, [draft.email, draft.organisation]);
  const password = await hashPassword(draft.password);
  const organiser = await ctx.store.transaction(async (tx) => {
    if ((await readSetting(tx, KEY_SETTING)) !== hashSecret(draft.key)) throw createSpentKeyRefusal();
    if ((await findAccount(tx, draft.email)) !== undefined) {
      throw conflictAt('address taken', '$.email', 'this address has an account already');
    }
    await deleteSetting(tx, KEY_SETTING);
    const owner = await createOwner(tx, { ...draft, password, demo: false, now: ctx.clock() });
    await writeLog(tx, { organiser: owner.organiser, action: 'first organiser', detail: {}, now: ctx.clock() });
    return owner.organiser;
  });
  return openSession(ctx, organiser, ttlMs);
}

const createSpentKeyRefusal = () =>
  refusalAt(
    'forbidden',
    '$.key',
    'this link has been used or replaced; the server prints the current one when it starts',
  );
