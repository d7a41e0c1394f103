import type { SecretariatStarts } from 'shared-domain/contract';
import { parseBodies } from '../../base/parse-bodies.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts } from '../../store/lists/lists.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import type { Context } from '../context/context.ts';
import { makeEditableStarts } from '../writing/edit-answer.ts';

/** Finds the uid (the organiser's software gives it) of the trial or group that has this oid (this server gives it). */
async function findListUid(db: Db, oid: string): Promise<string | undefined> {
  const trial = await db.selectFrom('trial').select('uid').where('oid', '=', oid).executeTakeFirst();
  if (trial !== undefined) return trial.uid;
  return (await db.selectFrom('trial_group').select('uid').where('oid', '=', oid).executeTakeFirst())?.uid;
}

/** Start lists of trials and commitments of groups in the requested order, each row as it was sent and with its key. */
export async function readStartLists(ctx: Context, oids: readonly string[]): Promise<SecretariatStarts['starts']> {
  return ctx.store.snapshot(async (tx) => {
    const lists: SecretariatStarts['starts'] = [];
    for (const oid of oids) {
      const uid = await findListUid(tx, oid);
      if (uid === undefined) continue;
      const sent = parseBodies<SentStart>(await readSentStarts(tx, oid));
      lists.push({ oid, uid, rows: makeEditableStarts(sent) });
    }
    return lists;
  });
}
