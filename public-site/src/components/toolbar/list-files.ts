import { calls, makeUrl } from 'shared-domain/contract';

/** Which lists a file holds: of one trial, of several, of an event, of a day, else of the whole competition. */
export interface ListsOf {
  readonly chOID: string;
  readonly trialOID?: string | undefined;
  readonly trialOIDs?: readonly string[] | undefined;
  readonly groupOID?: string | undefined;
  readonly day?: string | undefined;
}

/** Results as a table for spreadsheets; the server answers for lists, not for days. */
export function csvUrl({ chOID, trialOID, trialOIDs, groupOID }: ListsOf, lang: 'fr' | 'en'): string {
  const trials = trialOIDs ?? (trialOID === undefined ? undefined : [trialOID]);
  return makeUrl(calls.resultsCsv, {}, { chOID, trialOIDs: trials, groupOID, lang });
}

/** Lists on A4, made by the server. */
export const pdfUrl = (
  { chOID, trialOID, groupOID, day }: ListsOf,
  list: 'starts' | 'results',
  lang: 'fr' | 'en',
): string => makeUrl(calls.print, { id: chOID }, { list, trialOID, groupOID, day, lang });

/** The programme for the reader's own calendar, of one family or whole. */
export const calendarUrl = (chOID: string, family?: number): string =>
  makeUrl(calls.calendar, { id: chOID }, { family });
