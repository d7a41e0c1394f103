import { sql } from 'kysely';
import { isUnder16Category } from 'shared-domain';
import type { Db } from '../db.ts';

const TABLES = ['start_row', 'result_row'] as const;

/**
 * Visible challenges in which nobody is known to be under 16, newest first: by no row, and by no trial or group of such a
 * category. None of their pages is kept out of search engines.
 */
export async function listIndexedChallenges(db: Db, limit: number): Promise<string[]> {
  const categories = await db.selectFrom('trial_group').select('category').distinct().execute();
  const under16Categories = categories.map(({ category }) => category).filter(isUnder16Category);
  let query = db.selectFrom('challenge').select('oid').where('visible', '=', 1);
  for (const table of TABLES) {
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(table)
            .select(sql`1`.as('one'))
            .where(`${table}.challenge`, '=', sql<number>`(select id from row_key where oid = challenge.oid)`)
            .whereRef(`${table}.under_16_until`, '>', 'challenge.date'),
        ),
      ),
    );
  }
  for (const table of ['trial', 'trial_group'] as const) {
    if (under16Categories.length === 0) break;
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(table)
            .select(sql`1`.as('one'))
            .whereRef(`${table}.challenge`, '=', 'challenge.oid')
            .where(`${table}.category`, 'in', under16Categories),
        ),
      ),
    );
  }
  const rows = await query.orderBy('date', 'desc').orderBy('oid', 'desc').limit(limit).execute();
  return rows.map(({ oid }) => oid);
}
