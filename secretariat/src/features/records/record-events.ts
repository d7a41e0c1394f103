import { formatGroupName, formatTrialGroup, type Language, makeGroupUid, parseGroupUid } from 'shared-domain';
import type { OwnRecord } from '../../api/event-records.ts';
import type { ProgrammeTrial } from '../../api/programme.ts';

/** An event and category that a record may be of; `value` is its uid. */
interface RecordEvent {
  readonly value: string;
  readonly label: string;
}

/**
 * The events of the programme in its order, then those of records that it has not. Where an organiser named two events alike, as «Longueur» of
 * women and of men, both have the name that says which they are.
 */
export function listRecordEvents(
  trials: readonly ProgrammeTrial[],
  records: readonly OwnRecord[],
  language: Language,
): RecordEvent[] {
  const names = new Map<string, string>();
  for (const trial of trials.filter(({ round }) => round !== 'c')) {
    const uid = makeGroupUid(trial);
    if (!names.has(uid)) names.set(uid, formatTrialGroup(trial, language));
  }
  for (const { event } of records) {
    const group = parseGroupUid(event);
    if (group !== undefined && !names.has(event)) names.set(event, formatGroupName(group, language));
  }
  const labels = [...names.values()];
  return [...names].map(([value, label]) => {
    const group = labels.filter((one) => one === label).length > 1 ? parseGroupUid(value) : undefined;
    return { value, label: group === undefined ? label : formatGroupName(group, language) };
  });
}
