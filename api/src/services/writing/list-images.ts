import type { Db } from '../../store/db.ts';
import { readSentResults, readSentStarts } from '../../store/lists/lists.ts';
import type { ListImage } from '../../store/lists/undo-images.ts';
import type { TrialLists } from '../planning/plan-lists.ts';
import type { UploadWrite } from '../planning/plan-write.ts';

/** Rows of one list that the other has not; equal rows are counted. */
export function subtractRows(rows: readonly string[], others: readonly string[]): string[] {
  const remaining = new Map<string, number>();
  for (const row of others) remaining.set(row, (remaining.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const times = remaining.get(row) ?? 0;
    if (times > 0) remaining.set(row, times - 1);
    return times === 0;
  });
}

async function imageStarts(db: Db, list: string, starts: TrialLists['starts'], before: number) {
  if (starts === undefined) return undefined;
  return { before: before === 0 ? [] : await readSentStarts(db, list), after: starts.hash };
}

async function imageResults(
  db: Db,
  list: string,
  results: TrialLists['results'],
  before: number,
  isWhole: boolean,
): Promise<ListImage['results']> {
  if (results === undefined) return undefined;
  if (isWhole && before === 0) return { removed: [], added: [], after: results.hash };
  const stored = before === 0 ? [] : await readSentResults(db, list);
  const after = results.rows.map(({ sent }) => sent);
  return { removed: subtractRows(stored, after), added: subtractRows(after, stored) };
}

interface ImageOptions {
  /** Lists come whole: of one that had no row its hash is enough, and a trial that is created needs no image of its lists. */
  readonly isWhole?: boolean;
}

/** The lists that a write is about to replace. */
export async function readListImages(
  db: Db,
  { trials, commitments }: UploadWrite,
  { isWhole = false }: ImageOptions = {},
): Promise<ListImage[]> {
  const images: ListImage[] = [];
  for (const { plan, lists } of trials) {
    const { oid: list, uid, stored } = plan;
    if (isWhole && stored === undefined) continue;
    const starts = await imageStarts(db, list, lists.starts, stored?.starts ?? 0);
    const results = await imageResults(db, list, lists.results, stored?.results ?? 0, isWhole);
    if (starts ?? results) images.push({ list, uid, ...(starts && { starts }), ...(results && { results }) });
  }
  for (const { group, list } of commitments) {
    const starts = await imageStarts(db, group.oid, list, group.stored?.entries ?? 0);
    if (starts) images.push({ list: group.oid, uid: group.uid, starts });
  }
  return images;
}
