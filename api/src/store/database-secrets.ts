import { randomBytes } from 'node:crypto';
import type { Db } from './db.ts';
import { readSetting } from './settings.ts';

/** A random value of the database's own, made once: instances that ask for it at the same moment agree. */
async function randomSetting(db: Db, name: string, bytes: number): Promise<string> {
  const known = await readSetting(db, name);
  if (known !== undefined) return known;
  await db
    .insertInto('setting')
    .values({ name, value: randomBytes(bytes).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return randomSetting(db, name, bytes);
}

/** The database's own name. */
export const readEpoch = (db: Db): Promise<string> => randomSetting(db, 'epoch', 6);

/** What signs the values by which a browser shows that an account signed in from it. */
export const readDeviceSecret = (db: Db): Promise<string> => randomSetting(db, 'device-secret', 32);
