import type { Db } from '../db.ts';

/** An act as an error names it. */
interface LaterAct {
  readonly oid: string;
  readonly action: string;
  readonly at: string;
}

/** How many acts are looked at, the newest first. */
const MAX_ACTS = 500;

/** The newest act after `log` that was about something: it names it in its detail, or in what it stored for its own undoing. */
export async function findLaterAct(
  db: Db,
  challenge: string,
  { log, about }: { readonly log: string; readonly about: string },
): Promise<LaterAct | undefined> {
  const named = `%${about}%`;
  return db
    .selectFrom((from) =>
      from
        .selectFrom('log')
        .leftJoin('removed', 'removed.log', 'log.oid')
        .select(['log.oid', 'log.action', 'log.at', 'log.detail', 'removed.body'])
        .where('log.challenge', '=', challenge)
        .where('log.oid', '>', log)
        .orderBy('log.oid', 'desc')
        .limit(MAX_ACTS)
        .as('later'),
    )
    .select(['oid', 'action', 'at'])
    .where((where) => where.or([where('detail', 'like', named), where('body', 'like', named)]))
    .orderBy('oid', 'desc')
    .executeTakeFirst();
}
