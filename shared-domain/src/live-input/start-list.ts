import { MARK_STATUS } from '../performance/mark-status.ts';
import type { DeviceTrial, FoldedTrialView } from './device-view.ts';
import { findPresence, type Presence } from './presence.ts';

/** What is looked at in the call room. */
export type CheckItem = 'bib' | 'shoes' | 'spikes' | 'bag';

/** Somebody of a start list, with what is known of whether they are there. */
export interface ListedAthlete {
  readonly row: string;
  readonly start: DeviceTrial['rows'][number];
  /** Lane, else place in the order. */
  readonly no: string;
  readonly presence: Presence | undefined;
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
      const word = OUT_WORDS.get(marks.get(start.row)?.prf?.st);
      return {
        row: start.row,
        start,
        no: String(place),
        presence: findPresence(start, sheet),
        items: check?.items ?? [],
        out: start.presence === 'scratched' ? 'scratched' : word,
      };
    });
}
