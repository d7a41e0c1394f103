import { hash } from 'node:crypto';
import { foldText } from 'shared-domain';
import type { SentStart } from '../../store/lists/sent-rows.ts';

type RowIdentity = Pick<SentStart, 'bib' | 'auid' | 'relay' | 'last' | 'first' | 'clubName'>;

const hasText = (text: string | undefined): text is string => text !== undefined && text !== '';

/** The key has a hash of the name, as logs and addresses may not have the name itself (Q30). */
function makeNameKey({ last, first, clubName }: RowIdentity): string {
  const name = foldText(`${last ?? ''} ${first ?? ''} ${clubName ?? ''}`);
  return `name:${hash('sha256', name, 'hex').slice(0, 16)}`;
}

/**
 * Key of a row of a list: by its bib, else account, else team, else name. An entry and its result have the same key, which does not
 * change from upload to upload.
 */
export function makeRowKey(row: RowIdentity): string {
  if (hasText(row.bib)) return `bib:${row.bib}`;
  if (hasText(row.auid)) return `auid:${row.auid}`;
  return hasText(row.relay?.oid) ? `team:${row.relay?.oid}` : makeNameKey(row);
}

/** Keys of a whole list; the second row with the same key gets `~2` appended, and so on. */
export function makeRowKeys(rows: readonly RowIdentity[]): string[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const key = makeRowKey(row);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key}~${count}`;
  });
}

/** Rows of a whole list, each with its key. */
export function keyRows<T extends RowIdentity>(rows: readonly T[]): { key: string; sent: T }[] {
  const keys = makeRowKeys(rows);
  return rows.map((sent, at) => ({ key: keys[at] as string, sent }));
}
