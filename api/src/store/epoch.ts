import { randomBytes } from 'node:crypto';
import type { Db } from './db.ts';
import { readSetting } from './settings.ts';

/** The database's own name, made once: instances that open it at the same moment agree. */
export async function epochOf(db: Db): Promise<string> {
  const known = await readSetting(db, 'epoch');
  if (known !== undefined) return known;
  await db
    .insertInto('setting')
    .values({ name: 'epoch', value: randomBytes(6).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return epochOf(db);
}
