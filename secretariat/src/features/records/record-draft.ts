import {
  createMark,
  type EventRef,
  findCategory,
  findMarkDoubt,
  findUnit,
  formatBest,
  isInvalidEntry,
  parseGroupUid,
  parseTypedMark,
  type RecordKind,
} from 'shared-domain';
import type { OwnRecord, SentRecord } from '../../api/event-records.ts';
import { formatTypedDate, parseTypedDate } from '../../components/time/typed-date.ts';
import type { TextKey } from '../../locales/fr.ts';

/** A record as it is typed. */
export interface RecordDraft {
  readonly event: string;
  readonly kind: RecordKind;
  readonly mark: string;
  readonly holder: string;
  readonly club: string;
  readonly country: string;
  readonly date: string;
  readonly scope: string;
}

export const EMPTY_DRAFT: RecordDraft = {
  event: '',
  kind: 'MR',
  mark: '',
  holder: '',
  club: '',
  country: '',
  date: '',
  scope: '',
};

/** The event of a record's uid. */
export const findEvent = (uid: string): EventRef | undefined => {
  const group = parseGroupUid(uid);
  return group && { g0: group.g0, g1: group.g1 };
};

/** The mark of a record as it is shown. */
export function formatRecordMark({ event: uid, v }: Pick<OwnRecord, 'event' | 'v'>): string {
  const event = findEvent(uid);
  return event === undefined ? String(v) : formatBest(v, event);
}

export const makeDraft = (record: OwnRecord): RecordDraft => ({
  event: record.event,
  kind: record.kind,
  mark: formatRecordMark(record),
  holder: record.holder,
  club: record.club ?? '',
  country: record.country ?? '',
  date: formatTypedDate(record.date ?? ''),
  scope: record.scope ?? '',
});

/** Kinds that leave open whose record it is. */
const SCOPED_KINDS: readonly RecordKind[] = ['AR', 'NR', 'CR', 'league', 'department', 'club', 'category', 'EL', 'NL'];

export const hasScope = (kind: RecordKind): boolean => SCOPED_KINDS.includes(kind);

const YEAR = /^\d{4}$/;

/** A year, or a day as ISO text; undefined for anything else. */
function parseRecordDate(typed: string): string | undefined {
  const text = typed.trim();
  return YEAR.test(text) ? text : parseTypedDate(text, 'date');
}

/** A typed mark in the unit of its event; undefined where it is none. */
function parseRecordMark({ event: uid, mark }: RecordDraft): number | undefined {
  const event = findEvent(uid);
  if (event === undefined || mark.trim() === '') return undefined;
  const entry = parseTypedMark(mark.trim(), event);
  return isInvalidEntry(entry) || entry.v === undefined || entry.v === 0 ? undefined : entry.v;
}

/** The mark of a draft in words where it is so unlikely in its event that a person is asked about it once (Q35). */
export function findUnlikelyMark(draft: RecordDraft): string | undefined {
  const [event, v] = [findEvent(draft.event), parseRecordMark(draft)];
  if (event === undefined || v === undefined) return undefined;
  const sex = findCategory(parseGroupUid(draft.event)?.category ?? 0)?.sex;
  const doubt = findMarkDoubt(createMark(v, findUnit(event)), event, { sex });
  return doubt === undefined ? undefined : formatBest(v, event);
}

const findDraftScope = ({ kind, scope }: RecordDraft): string | undefined =>
  hasScope(kind) && scope.trim() !== '' ? scope.trim() : undefined;

/** Another record of the same kind and event whose mark differs: only equal marks share a record. */
export function findOtherMark(draft: RecordDraft, others: readonly OwnRecord[]): string | undefined {
  const v = parseRecordMark(draft);
  const scope = findDraftScope(draft);
  const other = others.find(
    (record) => record.kind === draft.kind && record.event === draft.event && record.scope === scope,
  );
  return other === undefined || v === undefined || other.v === v ? undefined : formatRecordMark(other);
}

/** Why fields of a draft are refused, as keys of texts. */
export type RecordFaults = Partial<Record<keyof RecordDraft, TextKey>>;

export function findFaults(draft: RecordDraft): RecordFaults {
  const country = draft.country.trim();
  const faults: readonly (readonly [keyof RecordDraft, TextKey | false])[] = [
    ['event', findEvent(draft.event) === undefined && 'error.required'],
    ['mark', draft.mark.trim() === '' ? 'error.required' : parseRecordMark(draft) === undefined && 'records.mark.bad'],
    ['holder', draft.holder.trim() === '' && 'error.required'],
    ['country', country !== '' && !/^[a-z]{3}$/i.test(country) && 'records.nation.bad'],
    ['date', draft.date.trim() !== '' && parseRecordDate(draft.date) === undefined && 'records.date.bad'],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault !== false));
}

/** A draft without faults as it is sent, with what else is known of the record that it edits; undefined with a fault. */
export function makeRecord(draft: RecordDraft, before?: Partial<OwnRecord>): SentRecord | undefined {
  const v = parseRecordMark(draft);
  if (v === undefined || Object.keys(findFaults(draft)).length > 0) return undefined;
  const [club, country, date] = [draft.club.trim(), draft.country.trim().toUpperCase(), parseRecordDate(draft.date)];
  const scope = findDraftScope(draft);
  const { oid: _, club: __, country: ___, date: ____, scope: _____, ...kept } = before ?? {};
  return {
    ...kept,
    kind: draft.kind,
    event: draft.event,
    v,
    holder: draft.holder.trim(),
    ...(club === '' ? {} : { club }),
    ...(country === '' ? {} : { country }),
    ...(date === undefined ? {} : { date }),
    ...(scope === undefined ? {} : { scope }),
  };
}
