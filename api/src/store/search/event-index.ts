import { readEvent } from 'shared-domain';
import type { Db } from '../db.ts';
import { readNameMask } from '../lists/name-masks.ts';
import { listGroups } from '../lists/trials.ts';
import { sliceInTurns } from '../map-in-turns.ts';
import { buildEventWords } from './event-words.ts';
import { findScope } from './find-in-index.ts';
import { buildScopeCondition, findNextId } from './search-scope.ts';

/** Updates the index of a public challenge's events after they were created, renamed, removed or restored. */
export async function updateEventIndex(db: Db, challenge: string, kind: string): Promise<void> {
  const scope = await findScope(db, challenge);
  if (scope === undefined) return;
  const groups = (await readNameMask(db, challenge)).value(await listGroups(db, challenge));
  const wanted = new Map(groups.map((group) => [group.oid, buildEventWords(group.name, readEvent(group, kind))]));
  const indexed = await db.selectFrom('search_event').selectAll().where(buildScopeCondition(scope)).execute();
  const outdated = indexed.filter(({ trial_group, words }) => wanted.get(trial_group) !== words);
  for (const { trial_group, words } of indexed) if (wanted.get(trial_group) === words) wanted.delete(trial_group);
  await sliceInTurns(outdated, async (slice) => {
    const ids = slice.map(({ id }) => id);
    await db.deleteFrom('search_event').where('id', 'in', ids).execute();
  });
  const first = await findNextId(db, 'search_event', scope);
  // Higher ids are shown first.
  await sliceInTurns([...wanted].reverse(), async (slice, start) => {
    const values = slice.map(([trial_group, words], index) => ({ id: first + start + index, trial_group, words }));
    await db.insertInto('search_event').values(values).execute();
  });
}
