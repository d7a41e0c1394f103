import { toDayNumber } from '../category/calendar-day.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import type { Surface } from '../discipline/surface.ts';
import { formatBest, formatValue } from '../performance/format-mark.ts';
import type { MarkOptions } from '../performance/mark-style.ts';
import { hasPlausibleYear } from '../text/year-bounds.ts';
import type { RecordKind } from './record-kind.ts';

/** How the mark of a record was timed: by photo finish, by hand, by transponder. */
export const RECORD_METHODS = ['fat', 'hand', 'transponder'] as const;

/** One of `RECORD_METHODS`. */
export type RecordMethod = (typeof RECORD_METHODS)[number];

/** A record of one event and category, as it stood before the competition. */
export interface EventRecord {
  readonly kind: RecordKind;
  /** Whose it is where the kind leaves it open: `FRA` of a nation, the name of a league or a club. */
  readonly scope?: string | undefined;
  /** The exact event and its category, as in the uid of a group: another implement, another height or indoors is another event. */
  readonly event: string;
  /** In the unit of the event: ms, mm or points. */
  readonly v: number;
  /** m/s. */
  readonly wind?: number | undefined;
  /** Absent: by photo finish, or not timed. */
  readonly method?: RecordMethod | undefined;
  /** Absent: as the variant of the event says it, else that of the competition. */
  readonly surface?: Surface | undefined;
  /** Set above 1000 m: it is named, and counts. */
  readonly altitude?: true | undefined;
  /** Whoever holds it, an athlete or a team, as the organiser writes the name. */
  readonly holder: string;
  readonly club?: string | undefined;
  readonly country?: string | undefined;
  /** Where it was set. */
  readonly place?: string | undefined;
  /** A day, or a year where the day is not known: `2019-06-15`, `2019`. */
  readonly date?: string | undefined;
  /** `pending`: not ratified yet. */
  readonly status?: 'pending' | undefined;
  /** Of the list that it came with: its name, edition and source, and whether nobody has confirmed it. */
  readonly list?: string | undefined;
  readonly edition?: string | undefined;
  readonly source?: string | undefined;
  readonly unconfirmed?: true | undefined;
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

/** The mark of a record, a hand time with its `h`, one of altitude with an `A`. */
function formatRecordMark({ v, method, altitude }: EventRecord, event: EventRef, options?: MarkOptions): string {
  const mark = method === 'hand' ? formatValue(v, { ...event, hand: true }, options) : formatBest(v, event, options);
  return altitude === true ? `${mark} A` : mark;
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
  return [formatRecordMark(record, event, options), holder, ...(year === undefined ? [] : [year])];
}

/** What makes two records the same one: shared by equal marks, else only one of them can stand. @example makeRecordKey({ kind: 'MR', event: '000100-0-55' }) // 'MR||000100-0-55|' */
export function makeRecordKey({
  kind,
  scope,
  event,
  surface,
}: Pick<EventRecord, 'kind' | 'scope' | 'event' | 'surface'>): string {
  return [kind, scope, event, surface].join('|');
}
