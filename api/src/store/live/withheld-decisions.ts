import type { Db } from '../db.ts';
import type { WithheldDecisionTable } from '../live-tables.ts';

/** The reports of a challenge whose decision the speaker has not announced, the oldest first. */
export async function listWithheldDecisions(db: Db, challenge: string): Promise<WithheldDecisionTable[]> {
  const query = db.selectFrom('withheld_decision').selectAll().where('challenge', '=', challenge);
  return query.orderBy('since').orderBy('report').execute();
}

export async function insertWithheldDecisions(db: Db, rows: readonly WithheldDecisionTable[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('withheld_decision')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['challenge', 'report']).doNothing())
    .execute();
}

/** @returns whether it was there */
export async function deleteWithheldDecision(db: Db, challenge: string, report: string): Promise<boolean> {
  const query = db.deleteFrom('withheld_decision').where('challenge', '=', challenge).where('report', '=', report);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
