import { toDayNumber } from '../category/calendar-day.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import { formatBest } from '../performance/format-mark.ts';
import type { MarkOptions } from '../performance/mark-style.ts';
import type { Language } from '../text/language.ts';
import { hasPlausibleYear } from '../text/year-bounds.ts';

/** Kinds of the records that an organiser gives: of the meeting, and of the stadium. */
export const RECORD_KINDS = ['MR', 'SR'] as const;

/** One of `RECORD_KINDS`. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A record of one event and category, as it stood before the competition. */
export interface EventRecord {
  readonly kind: RecordKind;
  /** The exact event and its category, as in the uid of a group: another implement, another height or indoors is another event. */
  readonly event: string;
  /** In the unit of the event: ms, mm or points. */
  readonly v: number;
  /** Whoever holds it, an athlete or a team, as the organiser writes the name. */
  readonly holder: string;
  readonly club?: string | undefined;
  readonly country?: string | undefined;
  /** A day, or a year where the day is not known: `2019-06-15`, `2019`. */
  readonly date?: string | undefined;
}

interface RecordWords {
  readonly short: string;
  readonly long: string;
}

const RECORD_WORDS: Readonly<Record<RecordKind, Readonly<Record<Language, RecordWords>>>> = {
  MR: { fr: { short: 'RM', long: 'record du meeting' }, en: { short: 'MR', long: 'meeting record' } },
  SR: { fr: { short: 'RS', long: 'record du stade' }, en: { short: 'SR', long: 'stadium record' } },
};

/** A kind of record as lists abbreviate it in a language. @example formatRecordKind('MR', 'fr') // 'RM' */
export function formatRecordKind(kind: RecordKind, language: Language): string {
  return RECORD_WORDS[kind][language].short;
}

/** A kind of record in words. @example describeRecordKind('SR', 'en') // 'stadium record' */
export function describeRecordKind(kind: RecordKind, language: Language): string {
  return RECORD_WORDS[kind][language].long;
}

const YEAR = /^\d{4}$/;

/** Whether a text is a day or a year in which a record can have been set. @example isRecordDate('2019') // true */
export function isRecordDate(text: string): boolean {
  return YEAR.test(text) ? hasPlausibleYear(`${text}-`) : hasPlausibleYear(text) && toDayNumber(text) !== undefined;
}

/** Where the holder of a record is from: the club, the nation, both or ''. @example formatHolderOrigin({ club: 'AC Rennes' }) // 'AC Rennes' */
export function formatHolderOrigin({ club, country }: Pick<EventRecord, 'club' | 'country'>): string {
  return [club, country].filter((part) => part !== undefined && part !== '').join(', ');
}

/**
 * What is known of a record, in the order in which it is read: the mark, the holder and where from, the year.
 * @example listRecordFacts({ kind: 'MR', event: '000100-0-55', v: 10420, holder: 'A. Dupont', date: '2019' }, { g0: 100, g1: '0' })
 * // ['10.42', 'A. Dupont', '2019']
 */
export function listRecordFacts(record: EventRecord, event: EventRef, options?: MarkOptions): string[] {
  const origin = formatHolderOrigin(record);
  const holder = origin === '' ? record.holder : `${record.holder} (${origin})`;
  const year = record.date?.slice(0, 4);
  return [formatBest(record.v, event, options), holder, ...(year === undefined ? [] : [year])];
}
