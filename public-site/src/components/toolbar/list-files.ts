import { calls, makeUrl } from 'shared-domain/contract';

/** The lists in a file: of one trial, of several, of an event, of a day, else of the whole competition. */
export interface ListSelection {
  readonly chOID: string;
  readonly trialOID?: string | undefined;
  readonly trialOIDs?: readonly string[] | undefined;
  readonly groupOID?: string | undefined;
  readonly day?: string | undefined;
}

/** URL of results as CSV; not available by day. */
export function buildCsvUrl({ chOID, trialOID, trialOIDs, groupOID }: ListSelection, lang: 'fr' | 'en'): string {
  const trials = trialOIDs ?? (trialOID === undefined ? undefined : [trialOID]);
  return makeUrl(calls.resultsCsv, {}, { chOID, trialOIDs: trials, groupOID, lang });
}

/** URL of lists as a PDF; `part`: one part, from 1, of a trial's list that is too long for one document. */
export const buildPdfUrl = (
  { chOID, trialOID, groupOID, day, part }: ListSelection & { readonly part?: number | undefined },
  list: 'starts' | 'results',
  lang: 'fr' | 'en',
): string => makeUrl(calls.print, { id: chOID }, { list, trialOID, groupOID, day, part, lang });

/** URL of the programme as a calendar file, of one family or whole. */
export const buildCalendarUrl = (chOID: string, lang: 'fr' | 'en', family?: number): string =>
  makeUrl(calls.calendar, { id: chOID }, { family, lang });
