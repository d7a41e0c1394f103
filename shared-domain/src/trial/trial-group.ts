import { formatGroupTitle, type NamedGroup } from '../discipline/group-name.ts';
import type { Language } from '../text/language.ts';
import { type GroupUid, parseGroupUid, parseTrialUid } from './trial-uid.ts';

/** A trial; `dets.combined` is the uid of the combined event it is a part of, `dets.categories` those that its contest is for. */
interface TrialOfGroup extends GroupUid {
  readonly dets?:
    | { readonly combined?: string | undefined; readonly categories?: readonly number[] | undefined }
    | undefined;
}

/**
 * The event that a trial belongs to: its own, for a part of a combined event that one.
 * @example findTrialEvent({ g0: 900_005, g1: '0', category: 57, dets: { categories: [49] } }).categories // [49]
 */
export function findTrialEvent({ g0, g1, category, dets }: TrialOfGroup): NamedGroup {
  return parseTrialUid(dets?.combined ?? '') ?? { g0, g1, category, categories: dets?.categories };
}

/**
 * The name of a trial's group in a language; a part of a combined event has the name of that event.
 * @example formatTrialGroup({ group: '100 m Femmes', g0: 100, g1: '0', category: 56 }, 'en') // '100 m Women'
 */
export function formatTrialGroup(
  { group, ...trial }: TrialOfGroup & { readonly group: string },
  language: Language,
): string {
  return formatGroupTitle(group, findTrialEvent(trial), language);
}

/**
 * The name of a group in a language, where of its event only the uid is known.
 * @example formatGroupByUid({ group: '100 m Femmes', uid: '000100-0-56' }, 'en') // '100 m Women'
 */
export function formatGroupByUid(
  { group, uid = '' }: { readonly group: string; readonly uid?: string | undefined },
  language: Language,
): string {
  const event = parseGroupUid(uid);
  return event === undefined ? group : formatGroupTitle(group, event, language);
}
