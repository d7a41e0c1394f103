import { findUnder16End } from 'shared-domain';
import type { Db } from '../db.ts';
import { selectRowKey } from '../row-keys.ts';
import { updateRowsIndex } from '../search/search-index.ts';
import { findShownNameKey, foldClub } from './hide-athletes.ts';

/** Updates the columns for searches and ages after the rows of some lists were rewritten. */
export async function updateSearchTexts(db: Db, challenge: string, lists: readonly string[]): Promise<void> {
  for (const table of ['start_row', 'result_row'] as const) {
    for (const list of lists) {
      const rows = await db
        .selectFrom(table)
        .select(['position', 'body'])
        .where('list', '=', selectRowKey(list))
        .execute();
      for (const { position, body } of rows) {
        const row = JSON.parse(body) as Parameters<typeof findShownNameKey>[0] & { category?: number };
        const name = findShownNameKey(row);
        await db
          .updateTable(table)
          .set({ name, club: foldClub(row), under_16_until: findUnder16End({ category: row.category }) ?? null })
          .where('list', '=', selectRowKey(list))
          .where('position', '=', position)
          .where('name', '<>', name)
          .execute();
      }
    }
  }
  await updateRowsIndex(db, challenge);
}
