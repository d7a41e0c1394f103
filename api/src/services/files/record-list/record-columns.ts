import {
  type EventRecord,
  type EventRef,
  findCategory,
  findSurface,
  findUnit,
  formatCategorySex,
  formatTypedWind,
  formatValue,
  isMark,
  isMarkError,
  isRecordDate,
  parseGroupUid,
  parseMark,
  parseRecordKind,
  parseSexWord,
  parseWind,
  RECORD_KINDS,
  RECORD_METHODS,
  SURFACES,
  UNITS,
} from 'shared-domain';
import { createFileMessage, type FileMessage } from 'shared-domain/contract';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A record while its row is read, column by column. */
export type RecordDraft = Mutable<Partial<EventRecord>> & { unit?: string };

/** A column of a list of records. */
interface RecordColumn {
  readonly name: string;
  /** Other headings, folded. */
  readonly names: readonly string[];
  readonly isRequired?: true;
  /** Reads a cell that is not empty; what is wrong with it, or undefined. */
  read(cell: string, draft: RecordDraft): FileMessage | undefined;
  write(record: EventRecord): string;
}

const createNoneOf = (cell: string, words: readonly string[]): FileMessage =>
  createFileMessage('noneOf', { cell, words: words.join(', ') });

const findWord = <T extends string>(cell: string, words: readonly T[]): T | undefined =>
  words.find((word) => word.toLowerCase() === cell.trim().toLowerCase());

/** The event that the mark of a record is of. */
function findRecordEvent({ event = '', method }: RecordDraft): EventRef | undefined {
  const group = parseGroupUid(event);
  return group && { g0: group.g0, g1: group.g1, hand: method === 'hand' };
}

function parseRecordMark(cell: string, unit: string | undefined, event: EventRef): number | undefined {
  if (unit === findUnit(event)) return /^\d{1,10}$/.test(cell) ? Number(cell) : undefined;
  const mark = parseMark(cell, event);
  return isMarkError(mark) || !isMark(mark) ? undefined : mark.v;
}

/** The mark as it is read by people, undefined where that loses some of it. */
function formatWrittenMark(record: EventRecord): string | undefined {
  const event = findRecordEvent(record);
  if (event === undefined) return undefined;
  const text = formatValue(record.v, event);
  return parseRecordMark(text, undefined, event) === record.v ? text : undefined;
}

const createText = (
  name: 'scope' | 'holder' | 'club' | 'country' | 'place',
  names: readonly string[],
  isRequired?: true,
): RecordColumn => ({
  name,
  names,
  ...(isRequired && { isRequired }),
  read: (cell, draft) => {
    draft[name] = cell;
    return undefined;
  },
  write: (record) => record[name] ?? '',
});

const createChoice = <K extends 'method' | 'surface'>(
  name: K,
  names: readonly string[],
  words: readonly NonNullable<EventRecord[K]>[],
): RecordColumn => ({
  name,
  names,
  read: (cell, draft) => {
    const word = findWord(cell, words);
    if (word === undefined) return createNoneOf(cell, words);
    (draft as Record<string, string>)[name] = word;
    return undefined;
  },
  write: (record) => record[name] ?? '',
});

const DAY = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;
const toIsoDay = (cell: string): string =>
  cell.replace(
    DAY,
    (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

const YES = ['a', '1', 'true', 'oui', 'yes'];
const RECORD_STATUSES = ['ratified', 'pending'] as const;

/** The columns in which a list of records is written, in the order in which they are read: a mark is of an event and a method. */
export const RECORD_COLUMNS: readonly RecordColumn[] = [
  {
    name: 'kind',
    names: ['record', 'type'],
    isRequired: true,
    read: (cell, draft) => {
      const kind = parseRecordKind(cell);
      if (kind === undefined) return createNoneOf(cell, RECORD_KINDS);
      draft.kind = kind;
      return undefined;
    },
    write: ({ kind }) => kind,
  },
  createText('scope', ['de qui', 'portee']),
  {
    name: 'event',
    names: ['epreuve'],
    isRequired: true,
    read: (cell, draft) => {
      if (parseGroupUid(cell) === undefined) return createFileMessage('noEvent', { cell });
      draft.event = cell;
      return undefined;
    },
    write: ({ event }) => event,
  },
  {
    name: 'sex',
    names: ['sexe'],
    read: (cell, { event = '' }) => {
      const sex = findCategory(parseGroupUid(event)?.category ?? 0)?.sex;
      const own = parseSexWord(cell);
      return own === undefined || sex === undefined || own === sex
        ? undefined
        : createFileMessage('otherSex', { cell });
    },
    write: ({ event }) => formatCategorySex(parseGroupUid(event)?.category ?? 0, 'fr') ?? '',
  },
  createChoice('method', ['chronometrage', 'methode'], RECORD_METHODS),
  {
    name: 'unit',
    names: ['unite'],
    read: (cell, draft) => {
      draft.unit = findWord(cell, UNITS) ?? '';
      return draft.unit === '' ? createNoneOf(cell, UNITS) : undefined;
    },
    write: (record) => {
      const event = findRecordEvent(record);
      return event === undefined || formatWrittenMark(record) !== undefined ? '' : findUnit(event);
    },
  },
  {
    name: 'mark',
    names: ['performance', 'perf', 'marque'],
    isRequired: true,
    read: (cell, draft) => {
      const event = findRecordEvent(draft);
      const v = event && parseRecordMark(cell, draft.unit, event);
      if (event === undefined) return undefined;
      if (v === undefined || v === 0) return createFileMessage('noMark', { cell });
      draft.v = v;
      return undefined;
    },
    write: (record) => formatWrittenMark(record) ?? String(record.v),
  },
  {
    name: 'wind',
    names: ['vent'],
    read: (cell, draft) => {
      draft.wind = parseWind(cell);
      return draft.wind === undefined ? createFileMessage('noWind', { cell }) : undefined;
    },
    write: ({ wind }) => (wind === undefined ? '' : formatTypedWind(wind)),
  },
  createChoice('surface', [], SURFACES),
  {
    name: 'altitude',
    names: [],
    read: (cell, draft) => {
      if (YES.includes(cell.toLowerCase())) draft.altitude = true;
      return undefined;
    },
    write: ({ altitude }) => (altitude === true ? 'A' : ''),
  },
  {
    name: 'date',
    names: ['annee', 'year'],
    read: (cell, draft) => {
      const day = toIsoDay(cell);
      if (!isRecordDate(day)) return createFileMessage('noDate', { cell });
      draft.date = day;
      return undefined;
    },
    write: ({ date }) => date ?? '',
  },
  createText('holder', ['detenteur', 'athlete', 'name', 'nom'], true),
  createText('club', []),
  createText('country', ['nation', 'pays']),
  createText('place', ['lieu']),
  {
    name: 'status',
    names: ['statut', 'etat'],
    read: (cell, draft) => {
      const status = findWord(cell, RECORD_STATUSES);
      if (status === undefined) return createNoneOf(cell, RECORD_STATUSES);
      if (status === 'pending') draft.status = status;
      return undefined;
    },
    write: ({ status }) => status ?? 'ratified',
  },
];

/** Kinds whose records are of the competition's own surface where their row leaves it open. */
const OWN_KINDS: readonly (string | undefined)[] = ['MR', 'SR'];

/** The surface of a record whose row leaves it open: as its event says it, else outdoors; of meeting and stadium it stays open. */
export function findWrittenSurface({ kind, surface, event = '' }: RecordDraft): EventRecord['surface'] {
  const group = parseGroupUid(event);
  return surface ?? (group === undefined || OWN_KINDS.includes(kind) ? undefined : findSurface(group));
}
