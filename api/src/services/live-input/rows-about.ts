import type { NameMask } from 'shared-domain';
import { parseBodies } from '../../base/parse-bodies.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts } from '../../store/lists/lists.ts';
import { maskStoredText } from '../../store/lists/person-texts.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { keyStarts } from './trial-rows.ts';

/** Whether a stored value has what a mask hides. */
export function isNamedIn(value: unknown, mask: NameMask): boolean {
  const text = JSON.stringify(value);
  return maskStoredText(text, mask) !== text;
}

/** The start list of a trial as it was sent, and the keys of its rows that are about somebody. */
export async function readRowsAbout(
  db: Db,
  trial: string,
  mask: NameMask,
): Promise<{ readonly starts: SentStart[]; readonly rows: ReadonlySet<string> }> {
  const starts = parseBodies<SentStart>(await readSentStarts(db, trial));
  const rows = keyStarts(starts).flatMap(({ row }, at) => (isNamedIn(starts[at], mask) ? [row] : []));
  return { starts, rows: new Set(rows) };
}
