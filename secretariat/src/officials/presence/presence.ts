import { formatCategorySex, MARK_STATUS } from 'shared-domain';
import type { CheckItem, FoldedTrialView, ListedAthlete } from 'shared-domain/live-input';
import type { WriteFact } from '../log/fact-log.ts';
import type { Translate } from '../use-console.ts';

/** Whom one waits for: neither there nor out. */
export const isMissing = ({ presence, out }: ListedAthlete): boolean => presence !== 'present' && out === undefined;

/** Who was said to be absent, and has no word yet. */
export const isAbsent = ({ presence, out }: ListedAthlete): boolean => presence === 'absent' && out === undefined;

/** «5 KERBRAT», with the lane first where there is one. */
export const formatWho = ({ no, start }: Pick<ListedAthlete, 'no' | 'start'>): string =>
  `${no} ${start.last.toUpperCase()}`;

/** «322 KERBRAT»: bib and name. */
export const formatBibName = ({ start }: Pick<ListedAthlete, 'start'>): string =>
  [start.bib, start.last.toUpperCase()].filter(Boolean).join(' ');

type SexedText = 'start.step.called' | 'presence.present' | 'presence.absent' | 'presence.late' | 'presence.warned';

/** A word that agrees with whom it is about, by the category of the event. */
export function formatSexed(name: SexedText, category: number, t: Translate): string {
  return t(formatCategorySex(category, 'fr') === 'F' ? `${name}.f` : name);
}

/** The facts about who is there. */
export const createPresenceFacts = (trialOID: string) => ({
  check:
    (row: string, presence: 'present' | 'absent' | null, items?: readonly CheckItem[]): WriteFact =>
    () => ({ kind: 'check', trialOID, row, presence, ...(items === undefined ? {} : { items: [...items] }) }),
  absent:
    (row: string): WriteFact =>
    () => ({ kind: 'word', trialOID, row, st: MARK_STATUS.dns }),
});

/** What a tap says next: there, not there, not known. */
export const findNextPresence = (presence: ListedAthlete['presence']): 'present' | 'absent' | null =>
  presence === undefined ? 'present' : presence === 'present' ? 'absent' : null;

/** The fact that says somebody did not start, to be taken back; undefined where nobody of this kind of code said so. */
export function findDnsFact({ sheet }: Pick<FoldedTrialView, 'sheet'>, row: string): string | undefined {
  const word = sheet.state.athleteStatuses.get(row);
  return word?.fact.st === MARK_STATUS.dns ? word.fact.id : undefined;
}
