import { parseBodies } from '../../base/parse-bodies.ts';
import type { Db } from '../../store/db.ts';
import { readSentStarts, readStartBodies } from '../../store/lists/lists.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { keyStarts } from './trial-rows.ts';

/** The keys of the rows of a start list whose athletes are hidden (Q30): they are shown otherwise than they were sent. */
export async function listHiddenRows(db: Db, trial: string): Promise<ReadonlySet<string>> {
  const sent = await readSentStarts(db, trial);
  const shown = await readStartBodies(db, trial);
  if (sent.every((body, at) => body === shown[at])) return new Set();
  const keys = keyStarts(parseBodies<SentStart>(sent));
  return new Set(keys.flatMap(({ row }, at) => (sent[at] === shown[at] ? [] : [row])));
}
