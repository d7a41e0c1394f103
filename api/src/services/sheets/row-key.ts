import { hash } from 'node:crypto';
import { foldText } from 'shared-domain';
import type { SentStart } from '../../store/lists/sent-rows.ts';

type Who = Pick<SentStart, 'bib' | 'auid' | 'relay' | 'last' | 'first' | 'clubName'>;

const hasText = (text: string | undefined): text is string => text !== undefined && text !== '';

/** Logs and addresses have no name (Q30), so a key holds its hash. */
function nameKey({ last, first, clubName }: Who): string {
  const name = foldText(`${last ?? ''} ${first ?? ''} ${clubName ?? ''}`);
  return `name:${hash('sha256', name, 'hex').slice(0, 16)}`;
}

/**
 * Key of a row of a list: by its bib, else account, else team, else name. An entry and its result have the same key, and keep it
 * from upload to upload.
 */
export function rowKey(row: Who): string {
  if (hasText(row.bib)) return `bib:${row.bib}`;
  if (hasText(row.auid)) return `auid:${row.auid}`;
  return hasText(row.relay?.oid) ? `team:${row.relay?.oid}` : nameKey(row);
}

/** Keys of a whole list; the second row with the same key has `~2` after it. */
export function rowKeys(rows: readonly Who[]): string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = rowKey(row);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? key : `${key}~${times}`;
  });
}

/** Rows of a whole list, each with its key. */
export function keyRows<T extends Who>(rows: readonly T[]): { key: string; sent: T }[] {
  const keys = rowKeys(rows);
  return rows.map((sent, at) => ({ key: keys[at] as string, sent }));
}
