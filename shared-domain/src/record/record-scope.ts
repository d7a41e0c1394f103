import type { Category } from '../category/category.ts';
import { findCategory } from '../category/site-categories.ts';
import { findContestEvent, findRowEvent } from '../discipline/equipment/row-event.ts';
import { type EventRef, isThrow } from '../discipline/event-ref.ts';
import { findSurface, isSameSurface, type Surface } from '../discipline/surface.ts';
import { parseVariant } from '../discipline/variant.ts';
import { foldText } from '../text/fold.ts';
import { parseGroupUid } from '../trial/trial-uid.ts';
import type { EventRecord } from './event-record.ts';
import type { RecordKind } from './record-kind.ts';

/** What decides whether an athlete can hold a record. */
export interface RecordAthlete {
  readonly category?: number | undefined;
  /** Weight of the athlete's own implement, grams, where categories of one contest throw different ones. */
  readonly implement?: number | undefined;
  readonly country?: string | undefined;
  readonly club?: string | undefined;
}

/** What is not known about a row and a record. */
export type ScopeGap = 'implement' | 'category' | 'nationality' | 'club' | 'licence';

const MASTERS_AGE = 35;

/** Whether athletes of all ages from the youngest to the oldest may hold the records of a category: of all ages, or senior. */
const isOpenToAll = ({ youngest, oldest = Number.POSITIVE_INFINITY }: Category): boolean =>
  youngest < MASTERS_AGE && oldest >= MASTERS_AGE - 1;

/** Whether athletes of a category may hold the records of another: the young those of their elders and of seniors, masters those of their own class and of seniors. */
function mayHold(athlete: Category, record: Category): boolean {
  if (isOpenToAll(record)) return true;
  if (record.youngest >= MASTERS_AGE)
    return record.youngest <= athlete.youngest && (record.oldest ?? Infinity) >= (athlete.oldest ?? Infinity);
  return (athlete.oldest ?? Infinity) <= (record.oldest ?? Infinity);
}

const isOneSex = ({ sex }: Category): boolean => sex === 1 || sex === 2;

/** Whether a category has all ages of another: it then says less than the other of somebody's age. */
const covers = (wide: Category, narrow: Category): boolean =>
  wide.youngest <= narrow.youngest && (wide.oldest ?? Infinity) >= (narrow.oldest ?? Infinity);

/** Whether a row is of the sex and age of a record; `unknown` where the row does not say it. */
function checkCategory(rowId: number | undefined, contestId: number, recordId: number): boolean | 'unknown' {
  const [row, contest, record] = [rowId, contestId, recordId].map((id) => findCategory(id ?? 0));
  if (record === undefined || !isOneSex(record)) return recordId === contestId;
  const own = [row, contest].find((category) => category !== undefined && isOneSex(category));
  if (own === undefined) return record.wildcard === true ? 'unknown' : false;
  if (own.sex !== record.sex) return false;
  // A senior may run a race of under-20 and takes none of its records: the race says the age of a row that does not.
  const isAgeOfContest = row === undefined || (contest !== undefined && covers(row, contest));
  return (isAgeOfContest && recordId === contestId) || (row !== undefined && mayHold(row, record));
}

/** Whether two events have the same hurdles or implement; `unknown` where one of them needs it and does not say it. */
function checkEquipment(ownEvent: EventRef, recordEvent: EventRef, implement: number | undefined): boolean | 'unknown' {
  const [own = {}, record = {}] = [ownEvent, recordEvent].map(({ g1 }) => parseVariant(g1));
  if (own.kind !== record.kind) return false;
  const amount = implement ?? own.grams ?? own.height;
  const recordAmount = record.grams ?? record.height;
  if (amount !== undefined && recordAmount !== undefined) return amount === recordAmount;
  return isThrow(ownEvent.g0) || own.kind === 'hurdles' ? 'unknown' : true;
}

/** Whether a record is of the surface of a list; one that does not say its own is of the competition. */
function isOfSurface(record: EventRecord, recordEvent: EventRef, event: EventRef, surface: Surface): boolean {
  const ownPlace = parseVariant(recordEvent.g1)?.place;
  const own = record.surface ?? (ownPlace === undefined ? findSurface(event) : findSurface(recordEvent));
  return isSameSurface(own, surface);
}

/** Kinds whose scope is compared with what a row says of its athlete, and what is not known where it says nothing. */
const COMPARED_KINDS: Readonly<
  Partial<Record<RecordKind, readonly [keyof RecordAthlete & ('country' | 'club'), ScopeGap]>>
> = {
  NR: ['country', 'nationality'],
  NL: ['country', 'nationality'],
  club: ['club', 'club'],
};

/** Kinds of which no row says whether they are the athlete's. */
const UNCHECKED_KINDS: Readonly<Partial<Record<RecordKind, ScopeGap>>> = {
  AR: 'nationality',
  EL: 'nationality',
  league: 'licence',
  department: 'licence',
};

/** Whether a record is of the athlete's nation, club or league: undefined for yes, false for another's, else what is not known. */
function checkBelonging({ kind, scope }: EventRecord, athlete: RecordAthlete): ScopeGap | false | undefined {
  const compared = COMPARED_KINDS[kind];
  if (compared === undefined) return UNCHECKED_KINDS[kind];
  const [field, gap] = compared;
  const own = athlete[field];
  if (own === undefined || own === '' || scope === undefined) return gap;
  return foldText(own) === foldText(scope) ? undefined : false;
}

/** The list in which a row stands. */
export interface ScopeContest {
  readonly event: EventRef;
  readonly category: number;
  /** Absent: as the event says it. */
  readonly surface?: Surface | undefined;
}

/**
 * Whether a record can be a row's at all, by event, implement or hurdles, surface, sex, age and origin: what is not known of it, or undefined
 * where the record is another's.
 * @example findScopeGaps({ kind: 'MR', event: '000100-0-56', v: 11420, holder: 'A. Dupont' }, {}, { event: { g0: 100, g1: '0' }, category: 55 })
 * // undefined
 */
export function findScopeGaps(
  record: EventRecord,
  athlete: RecordAthlete,
  contest: ScopeContest,
): ScopeGap[] | undefined {
  const group = parseGroupUid(record.event);
  const { event, category, surface = findSurface(event) } = contest;
  if (group === undefined || group.g0 !== event.g0) return undefined;
  if (!isOfSurface(record, group, event, surface)) return undefined;
  const ownEvent = findRowEvent(findContestEvent(event, category), category, athlete.category);
  const equipment = checkEquipment(
    ownEvent,
    findContestEvent({ g0: group.g0, g1: group.g1 }, group.category),
    athlete.implement,
  );
  const ages = checkCategory(athlete.category, category, group.category);
  const belonging = checkBelonging(record, athlete);
  if (equipment === false || ages === false || belonging === false) return undefined;
  return [
    ...(equipment === 'unknown' ? (['implement'] as const) : []),
    ...(ages === 'unknown' ? (['category'] as const) : []),
    ...(belonging === undefined ? [] : [belonging]),
  ];
}
