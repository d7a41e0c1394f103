import { findUnder16End, isHiddenAthlete } from 'shared-domain';
import type { Db } from '../db.ts';
import { findShownNameKey } from './hide-athletes.ts';
import { findRemoved, type RemovedBody } from './undo-images.ts';

interface RemovedRow {
  readonly name: string;
  readonly body: string;
  readonly hidden?: string | null | undefined;
  readonly under_16_until?: string | null | undefined;
}

type RowBody = Parameters<typeof findShownNameKey>[0] & { readonly category?: number };

/** A row with the columns that follow from its text, where a name was erased from it. */
function repairRow<Row extends RemovedRow>(row: Row): Row {
  // Of somebody hidden the name is still there, beside the text that is shown.
  const body = JSON.parse(row.hidden ?? row.body) as RowBody;
  if (!isHiddenAthlete(body)) return row;
  return { ...row, name: findShownNameKey(body), under_16_until: findUnder16End({ category: body.category }) ?? null };
}

/** Rows that the undo of these acts would restore get their columns for searches and ages anew, and nobody who was erased stays hidden by name. */
export async function repairRemovedRows(db: Db, logs: readonly string[]): Promise<void> {
  for (const log of logs) {
    const stored = (await findRemoved(db, log))?.body ?? '{}';
    const image = JSON.parse(stored) as RemovedBody;
    const { starts = [], results = [], hidden } = image;
    const repaired = {
      ...image,
      starts: starts.map(repairRow),
      results: results.map(repairRow),
      ...(hidden && {
        hidden: hidden.filter(({ last, first }) => !isHiddenAthlete({ last: last ?? '', first: first ?? '' })),
      }),
    };
    const body = JSON.stringify(repaired);
    if (body !== stored) await db.updateTable('removed').set({ body }).where('log', '=', log).execute();
  }
}
