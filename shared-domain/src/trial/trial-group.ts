import { formatGroupTitle } from '../discipline/group-name.ts';
import type { Language } from '../text/language.ts';
import { type GroupUid, parseTrialUid } from './trial-uid.ts';

/** A trial with the name of its group; `dets.combined` is the uid of the combined event it is a part of. */
interface GroupedTrial extends GroupUid {
  readonly group: string;
  readonly dets?: { readonly combined?: string | undefined } | undefined;
}

/**
 * The name of a trial's group in a language; a part of a combined event has the name of that event.
 * @example formatTrialGroup({ group: '100 m Femmes', g0: 100, g1: '0', category: 56 }, 'en') // '100 m Women'
 */
export function formatTrialGroup({ group, dets, ...trial }: GroupedTrial, language: Language): string {
  return formatGroupTitle(group, parseTrialUid(dets?.combined ?? '') ?? trial, language);
}
