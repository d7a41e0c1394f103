import type { Db } from '../../store/db.ts';
import { readSentResults, readSentStarts } from '../../store/lists/lists.ts';
import type { ListImage } from '../../store/lists/undo-images.ts';
import type { TrialLists } from '../planning/plan-lists.ts';
import type { UploadWrite } from '../planning/plan-write.ts';

/** Rows of one list that the other does not have; of a row that is in the one twice and in the other once, one is left. */
export function subtractRows(rows: readonly string[], others: readonly string[]): string[] {
  const remaining = new Map<string, number>();
  for (const row of others) remaining.set(row, (remaining.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const count = remaining.get(row) ?? 0;
    if (count > 0) remaining.set(row, count - 1);
    return count === 0;
  });
}

async function buildStartsImage(db: Db, listOid: string, starts: TrialLists['starts'], storedCount: number) {
  if (starts === undefined) return undefined;
  return { before: storedCount === 0 ? [] : await readSentStarts(db, listOid), after: starts.hash };
}

async function buildResultsImage(
  db: Db,
  listOid: string,
  results: TrialLists['results'],
  storedCount: number,
  isWhole: boolean,
): Promise<ListImage['results']> {
  if (results === undefined) return undefined;
  if (isWhole && storedCount === 0) return { removed: [], added: [], after: results.hash };
  const storedRows = storedCount === 0 ? [] : await readSentResults(db, listOid);
  const sentRows = results.rows.map(({ sent }) => sent);
  return { removed: subtractRows(storedRows, sentRows), added: subtractRows(sentRows, storedRows) };
}

interface ImageOptions {
  /** Whether whole lists are sent: then one that had no row needs only its hash, and a created trial needs no image. */
  readonly isWhole?: boolean;
}

/** What undo needs of the lists that a write is about to replace. */
export async function readListImages(
  db: Db,
  { trials, commitments }: UploadWrite,
  { isWhole = false }: ImageOptions = {},
): Promise<ListImage[]> {
  const images: ListImage[] = [];
  for (const { plan, lists } of trials) {
    const { oid: listOid, uid, stored } = plan;
    if (isWhole && stored === undefined) continue;
    const starts = await buildStartsImage(db, listOid, lists.starts, stored?.starts ?? 0);
    const results = await buildResultsImage(db, listOid, lists.results, stored?.results ?? 0, isWhole);
    if (starts ?? results) images.push({ list: listOid, uid, ...(starts && { starts }), ...(results && { results }) });
  }
  for (const { group, list } of commitments) {
    const starts = await buildStartsImage(db, group.oid, list, group.stored?.entries ?? 0);
    if (starts) images.push({ list: group.oid, uid: group.uid, starts });
  }
  return images;
}
