import { randomBytes } from 'node:crypto';
import type { Db } from './db.ts';
import { readSetting } from './settings.ts';

/** A random value, created once per database: instances that read it at the same moment get the same one. */
async function ensureRandomSetting(db: Db, name: string, bytes: number): Promise<string> {
  const stored = await readSetting(db, name);
  if (stored !== undefined) return stored;
  await db
    .insertInto('setting')
    .values({ name, value: randomBytes(bytes).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return ensureRandomSetting(db, name, bytes);
}

/** The random name of the database; a restored backup gets a new one. */
export const readEpoch = (db: Db): Promise<string> => ensureRandomSetting(db, 'epoch', 6);

/** The key that signs the values by which a browser proves that an account has signed in from it. */
export const readDeviceSecret = (db: Db): Promise<string> => ensureRandomSetting(db, 'device-secret', 32);
