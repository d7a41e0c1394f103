import type { Db } from '../db.ts';

interface SecondFactor {
  /** Base32; undefined while there is no second factor. */
  readonly secret: string | undefined;
  /** A secret whose first code has not been entered yet. */
  readonly pending: string | undefined;
}

export async function findSecondFactor(db: Db, organiser: string): Promise<SecondFactor> {
  const row = await db
    .selectFrom('organiser')
    .select(['totp_secret', 'totp_pending'])
    .where('oid', '=', organiser)
    .executeTakeFirst();
  return { secret: row?.totp_secret ?? undefined, pending: row?.totp_pending ?? undefined };
}

export async function writePendingSecret(db: Db, organiser: string, secret: string): Promise<void> {
  await db.updateTable('organiser').set({ totp_pending: secret }).where('oid', '=', organiser).execute();
}

/** Activates the pending secret; false when another one has replaced it. `step` is the TOTP time step of the code that proved it. */
export async function turnOnSecondFactor(
  db: Db,
  organiser: string,
  { secret, step, now }: { readonly secret: string; readonly step: number; readonly now: Date },
): Promise<boolean> {
  const updatedRows = await db
    .updateTable('organiser')
    .set({ totp_secret: secret, totp_pending: null, totp_step: step, second_factor: now.toISOString() })
    .where('oid', '=', organiser)
    .where('totp_pending', '=', secret)
    .where('totp_secret', 'is', null)
    .returning('oid')
    .execute();
  return updatedRows.length === 1;
}

export async function turnOffSecondFactor(db: Db, organiser: string): Promise<void> {
  await db
    .updateTable('organiser')
    .set({ totp_secret: null, totp_pending: null, totp_step: null, second_factor: null })
    .where('oid', '=', organiser)
    .execute();
  await db.deleteFrom('recovery_code').where('organiser', '=', organiser).execute();
}

/** Records the TOTP time step of a code; false unless it is later than all before: a code is valid once, on any instance. */
export async function claimStep(db: Db, organiser: string, step: number): Promise<boolean> {
  const updatedRows = await db
    .updateTable('organiser')
    .set({ totp_step: step })
    .where('oid', '=', organiser)
    .where((eb) => eb.or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .returning('oid')
    .execute();
  return updatedRows.length === 1;
}

export async function replaceRecoveryCodes(db: Db, organiser: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('organiser', '=', organiser).execute();
  await db
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ hash, organiser })))
    .execute();
}

export async function spendRecoveryCode(db: Db, organiser: string, hash: string): Promise<boolean> {
  const deletedRows = await db
    .deleteFrom('recovery_code')
    .where('hash', '=', hash)
    .where('organiser', '=', organiser)
    .returning('hash')
    .execute();
  return deletedRows.length === 1;
}

export async function countRecoveryCodes(db: Db, organiser: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organiser', '=', organiser)
    .executeTakeFirstOrThrow();
  return Number(count);
}
