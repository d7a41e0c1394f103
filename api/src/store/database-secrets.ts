import { createECDH, randomBytes } from 'node:crypto';
import type { Db } from './db.ts';
import { readSetting } from './settings.ts';

/** A value that is created once per database: instances that read it at the same moment get the same one. */
async function ensureSetting(db: Db, name: string, create: () => string): Promise<string> {
  const stored = await readSetting(db, name);
  if (stored !== undefined) return stored;
  await db
    .insertInto('setting')
    .values({ name, value: create() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return ensureSetting(db, name, create);
}

const ensureRandomSetting = (db: Db, name: string, bytes: number): Promise<string> =>
  ensureSetting(db, name, () => randomBytes(bytes).toString('base64url'));

/** The random name of the database; a restored backup gets a new one. */
export const readEpoch = (db: Db): Promise<string> => ensureRandomSetting(db, 'epoch', 6);

/** The key that signs the values by which a browser proves that an account has signed in from it. */
export const readDeviceSecret = (db: Db): Promise<string> => ensureRandomSetting(db, 'device-secret', 32);

/** The keys by which push services know this site (RFC 8292), in base64url. A subscription is good for one public key only. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

function createPushKeys(): string {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // Node leaves out leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return JSON.stringify({ publicKey, privateKey } satisfies PushKeys);
}

/** The site's keys for push messages, created with the database and kept in it: all instances and a restored backup have the same. */
export const readPushKeys = async (db: Db): Promise<PushKeys> =>
  JSON.parse(await ensureSetting(db, 'push-keys', createPushKeys)) as PushKeys;
