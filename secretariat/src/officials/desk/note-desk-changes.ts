import type { DeviceTrial } from 'shared-domain/live-input';
import { findReadTime, type Seen } from '../sync/seen.ts';
import type { StoredDeskChange } from './desk-change.ts';
import { listDeskChanges } from './desk-changes.ts';

/** Changes that a device stores for its journal. */
const MAX_CHANGES = 300;

/** Notes what the secretariat changed in the `open` trials since the last reading. */
export function noteDeskChanges(before: Seen | undefined, after: Seen, open: readonly string[]): Seen {
  if (before === undefined) return after;
  const known = new Map(before.trials.map((trial) => [trial.oid, trial]));
  const listFacts = ({ oid }: DeviceTrial) =>
    after.facts.flatMap(({ fact }) => ((fact as { trialOID?: string }).trialOID === oid ? [fact] : []));
  const found = after.trials.flatMap((trial): StoredDeskChange[] => {
    const was = known.get(trial.oid);
    if (was === undefined || !open.includes(trial.oid)) return [];
    const read = findReadTime(after, trial.oid);
    return listDeskChanges(was, trial, listFacts(trial)).map((change) => ({ ...change, read, isSeen: false }));
  });
  return found.length === 0 ? after : { ...after, changes: [...(after.changes ?? []), ...found].slice(-MAX_CHANGES) };
}
