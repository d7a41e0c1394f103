import { formatCategorySex, MARK_STATUS } from 'shared-domain';
import type { FoldedTrialView } from '../contest/fold-trial.ts';
import type { WriteFact } from '../log/fact-log.ts';
import type { DeviceTrial } from '../sync/seen.ts';
import type { Translate } from '../use-console.ts';

type CheckItem = 'bib' | 'shoes' | 'spikes' | 'bag';

/** Somebody of a start list, with what is known of whether they are there. */
export interface ListedAthlete {
  readonly row: string;
  readonly start: DeviceTrial['rows'][number];
  /** Lane, else place in the order. */
  readonly no: string;
  readonly presence: 'present' | 'absent' | undefined;
  /** What was looked at in the call room. */
  readonly items: readonly CheckItem[];
  /** Why they do not start: `scratched` by the secretariat, or a word of officials. */
  readonly out: 'scratched' | 'DNS' | 'DNF' | 'DQ' | undefined;
}

const OUT_WORDS: ReadonlyMap<number | undefined, 'DNS' | 'DNF' | 'DQ'> = new Map([
  [MARK_STATUS.dns, 'DNS'],
  [MARK_STATUS.dnf, 'DNF'],
  [MARK_STATUS.dq, 'DQ'],
]);

/** The start list by lane, else by order, with presence as officials or the secretariat said it last. */
export function listAthletes({ trial, sheet }: Pick<FoldedTrialView, 'trial' | 'sheet'>): readonly ListedAthlete[] {
  const marks = new Map(sheet.rows.map((mark) => [mark.row, mark]));
  return trial.rows
    .map((start, at) => ({ start, place: start.lane ?? start.odr ?? at + 1 }))
    .sort((a, b) => a.place - b.place)
    .map(({ start, place }): ListedAthlete => {
      const check = sheet.state.checks.get(start.row);
      const listed = start.presence === 'present' || start.presence === 'absent' ? start.presence : undefined;
      const word = OUT_WORDS.get(marks.get(start.row)?.prf?.st);
      return {
        row: start.row,
        start,
        no: String(place),
        presence: check === undefined ? listed : (check.presence ?? undefined),
        items: check?.items ?? [],
        out: start.presence === 'scratched' ? 'scratched' : word,
      };
    });
}

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

type SexedText = 'presence.present' | 'presence.absent' | 'presence.late' | 'presence.warned';

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
