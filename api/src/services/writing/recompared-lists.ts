import { compareListsInTime, isPublished, parseGroupUid } from 'shared-domain';
import { listEventRecords } from '../../store/challenges/event-records.ts';
import type { Db } from '../../store/db.ts';
import { listTrials } from '../../store/lists/trials.ts';
import { describeTime } from './list-time.ts';

/**
 * Lists whose results may do something else to a record now that others changed, as a heat that is corrected gives a record back to the
 * final: published ones of the same event number that were not over before. Nobody is told of those of an event that is under way.
 * @returns their oids
 */
export async function listRecomparedLists(db: Db, chOID: string, changed: readonly string[]): Promise<string[]> {
  if (changed.length === 0) return [];
  const events = new Set((await listEventRecords(db, chOID)).map(({ event }) => parseGroupUid(event)?.g0));
  if (events.size === 0) return [];
  const lists = (await listTrials(db, chOID)).filter(
    ({ g0, status, results }) => events.has(g0) && isPublished(status) && results > 0,
  );
  const sources = lists.filter(({ oid }) => changed.includes(oid));
  const isAfter = (list: (typeof lists)[number]) =>
    sources.some(
      (source) => source.g0 === list.g0 && compareListsInTime(describeTime(source), describeTime(list)) <= 0,
    );
  return lists.filter((list) => !changed.includes(list.oid) && isAfter(list)).map(({ oid }) => oid);
}
