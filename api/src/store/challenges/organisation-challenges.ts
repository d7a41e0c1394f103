import type { Db } from '../db.ts';
import type { RemovedBody } from '../lists/undo-images.ts';

interface OrganisationChallenge {
  readonly oid: string;
  readonly name: string;
  readonly date: string;
}

/** Challenges of an organisation, hidden ones too, newest first. */
export async function listOrganisationChallenges(db: Db, organisation: string): Promise<OrganisationChallenge[]> {
  return db
    .selectFrom('challenge')
    .select(['oid', 'name', 'date'])
    .where('organisation', '=', organisation)
    .orderBy('date', 'desc')
    .orderBy('oid', 'desc')
    .execute();
}

/** Challenges of an organisation that are not over, the next ones first. */
export async function listUnfinishedChallenges(
  db: Db,
  organisation: string,
  now: Date,
): Promise<Pick<OrganisationChallenge, 'oid' | 'name'>[]> {
  return db
    .selectFrom('challenge')
    .select(['oid', 'name'])
    .where('organisation', '=', organisation)
    .where('ends_at', '>', now.toISOString())
    .orderBy('date')
    .orderBy('oid')
    .execute();
}

/** Deleted challenges of an organisation that can still be restored, as their deletion stored them. */
export async function listDeletedChallenges(db: Db, organisation: string): Promise<OrganisationChallenge[]> {
  const rows = await db
    .selectFrom('removed')
    .select('body')
    .where('organisation', '=', organisation)
    .where('undone_at', 'is', null)
    .where('challenge', 'not in', (query) => query.selectFrom('challenge').select('oid'))
    .orderBy('log', 'desc')
    .execute();
  return rows.flatMap(({ body }) => {
    const { challenge } = JSON.parse(body) as RemovedBody;
    return challenge === undefined ? [] : [{ oid: challenge.oid, name: challenge.name, date: challenge.date }];
  });
}

/**
 * Deleted challenges of an organisation that cannot be restored any more, and of which the log is left; their date is the day on which
 * they were deleted.
 */
export async function listPastChallenges(db: Db, organisation: string): Promise<OrganisationChallenge[]> {
  const rows = await db
    .selectFrom('log')
    .select(['challenge', 'detail', 'at'])
    .where('organisation', '=', organisation)
    .where('action', '=', 'challenge deleted')
    .where('challenge', 'not in', (query) => query.selectFrom('challenge').select('oid'))
    .where('challenge', 'not in', (query) =>
      query.selectFrom('removed').select('challenge').where('undone_at', 'is', null),
    )
    .orderBy('oid', 'desc')
    .execute();
  const challenges = new Map<string, OrganisationChallenge>();
  for (const { challenge, detail, at } of rows) {
    const { name } = JSON.parse(detail) as { readonly name?: unknown };
    if (challenge !== null)
      challenges.set(challenge, { oid: challenge, name: String(name ?? ''), date: at.slice(0, 10) });
  }
  return [...challenges.values()];
}
