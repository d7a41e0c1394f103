import type { NameMask } from 'shared-domain';
import { parseBodies } from '../../base/parse-bodies.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts } from '../../store/lists/lists.ts';
import { maskStoredText } from '../../store/lists/person-texts.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { keyStarts } from './trial-rows.ts';

/** The keys of the rows of a start list that are about somebody. */
export function listNamedRows(starts: readonly SentStart[], mask: NameMask): ReadonlySet<string> {
  const isNamed = (start: SentStart): boolean => {
    const text = JSON.stringify(start);
    return maskStoredText(text, mask) !== text;
  };
  return new Set(keyStarts(starts).flatMap(({ row }, at) => (isNamed(starts[at] as SentStart) ? [row] : [])));
}

/** The start list of a trial as it was sent, and the keys of its rows that are about somebody. */
export async function readRowsAbout(
  db: Db,
  trial: string,
  mask: NameMask,
): Promise<{ readonly starts: SentStart[]; readonly rows: ReadonlySet<string> }> {
  const starts = parseBodies<SentStart>(await readSentStarts(db, trial));
  return { starts, rows: listNamedRows(starts, mask) };
}
