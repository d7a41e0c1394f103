import {
  type CategorySet,
  type ColumnField,
  type DateOrder,
  type EventRef,
  findCategory,
  findCountry,
  findStatusOfWord,
  formatBest,
  formatMark,
  formatSex,
  isMarkError,
  isOppositeSex,
  type OtherSex,
  PARTICIPATIONS,
  parseBirth,
  parseCategoryCode,
  parseClubName,
  parseMark,
  parseSurface,
  parseWind,
  parseWrittenCategory,
  parseWrittenCode,
  type Sex,
  SURFACES,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { createFileMessage, type FileMessage, type FileMessageId } from 'shared-domain/contract';
import { QUALIFIED } from 'shared-domain/contract/schemas';
import type { SentResult, SentStart } from '../../../store/lists/sent-rows.ts';

/** A row of a start or result list as it is displayed, with the fields that only the organisation sees. */
export type ShownRow = Partial<Omit<ResultRow, 'rank'>> & {
  readonly dob?: string | undefined;
  readonly clubName?: string | undefined;
  readonly bests?: SentStart['pe'];
  readonly photo?: number | undefined;
};

/** The upload row that the cells of a line are read into; its names are those of the wire. */
export type Draft = Partial<Omit<SentStart, 'pe'>> & Partial<SentResult> & { pe?: SentStart['pe'] };

export interface Column {
  /** Field of the upload row that the column sets; errors of the upload name it. */
  readonly field: string;
  /** Headings in the files that we write. */
  readonly fr: string;
  readonly en: string;
  /** The kinds of heading (`findColumnField`) that are read as this column, best first. */
  readonly names: readonly ColumnField[];
  /** The text of the cell in a file that we write; empty where the row has no value. */
  write(row: ShownRow, event: EventRef): string;
  /** Reads a cell into the draft. @returns why the cell is refused */
  read(cell: string, draft: Draft, event: EventRef, sex: Sex): FileMessage | undefined;
  /** Whether a cell that cannot be read is left out with a warning, as a country or a category that the rest of the row gives. */
  canLeaveOut?(draft: Draft): boolean;
  /** The warning of a cell that is left out. */
  readonly leftNote?: FileMessageId;
}

const createTextColumn = (
  field: 'bib' | 'auid' | 'last' | 'first' | 'comment',
  fr: string,
  en: string,
  ...names: ColumnField[]
): Column => ({
  field,
  fr,
  en,
  names,
  write: (row) => row[field] ?? '',
  read(cell, draft) {
    draft[field] = cell === '' ? undefined : cell;
    return undefined;
  },
});

const createNumberColumn = (field: 'lane' | 'odr', fr: string, en: string, name: ColumnField): Column => ({
  field,
  fr,
  en,
  names: [name],
  write: (row) => (row[field] === undefined ? '' : String(row[field])),
  read(cell, draft) {
    if (!/^\d{0,6}$/.test(cell)) return createFileMessage('noWhole', { cell });
    draft[field] = cell === '' ? undefined : Number(cell);
    return undefined;
  },
});

const createBestColumn = (key: 'pb' | 'sb', fr: string, en: string): Column => ({
  field: `pe.${key}`,
  fr,
  en,
  names: [key],
  write: ({ bests }, event) => formatBest(bests?.[key], event),
  read(cell, draft, event) {
    const mark = cell === '' ? undefined : parseMark(cell, event);
    if (mark !== undefined && (isMarkError(mark) || mark.v === undefined)) return createFileMessage('noMark', { cell });
    draft.pe = { ...draft.pe, [key]: mark?.v };
    return undefined;
  },
});

/** Where the bests were made, where that is not the surface of the event. */
const BEST_SURFACE: Column = {
  field: 'pe.surface',
  fr: 'surface du record',
  en: 'pb surface',
  names: ['bestSurface'],
  write: ({ bests }) => bests?.surface ?? '',
  read(cell, draft) {
    const surface = parseSurface(cell);
    if (cell !== '' && surface === undefined) return createFileMessage('noneOf', { cell, words: SURFACES.join(', ') });
    if (surface !== undefined) draft.pe = { ...draft.pe, surface };
    return undefined;
  },
};

const createWordColumn = (
  field: 'qualified' | 'standing',
  words: readonly string[],
  fr: string,
  en: string,
): Column => ({
  field,
  fr,
  en,
  names: field === 'standing' ? ['standing', 'status'] : [field],
  write: (row) => row[field] ?? '',
  read(cell, draft) {
    if (cell !== '' && !words.includes(cell)) return createFileMessage('noneOf', { cell, words: words.join(', ') });
    Object.assign(draft, { [field]: cell === '' ? undefined : cell });
    return undefined;
  },
});

/** The code of a category with the letter of its sex, `SEF`; its id where two categories share that text. */
export function formatFileCategory(id: number | undefined): string {
  const category = id === undefined ? undefined : findCategory(id);
  if (category === undefined) return id === undefined ? '' : String(id);
  const letter = formatSex(category.sex, 'fr');
  const code = `${category.code}${letter ?? ''}`;
  return parseCategoryCode(code)?.id === id ? code : String(id);
}

/** Finds a category by its id, or by its code or name in a federation's table or the FFA's, with or without the letter of the sex. */
export function readCategory(cell: string, sex: Sex, table?: CategorySet): number | undefined {
  if (/^\d+$/.test(cell)) return findCategory(Number(cell))?.id;
  const find = (set?: CategorySet) =>
    parseCategoryCode(cell, undefined, set) ?? (sex === 0 ? undefined : parseCategoryCode(cell, sex, set));
  const oneSex = sex === 1 || sex === 2 ? sex : undefined;
  const match = find(table) ?? find() ?? parseWrittenCode(cell, oneSex, table) ?? parseWrittenCategory(cell, oneSex);
  return match?.id;
}

export const CATEGORY: Column = {
  field: 'category',
  fr: 'catégorie',
  en: 'category',
  names: ['category'],
  leftNote: 'categoryLeft',
  canLeaveOut: ({ dob }) => dob !== undefined,
  write: (row) => formatFileCategory(row.category),
  read(cell, draft, _, sex) {
    const personSex = draft.sex === 'M' ? 1 : draft.sex === 'F' ? 2 : sex;
    const id = cell === '' ? undefined : readCategory(cell, personSex);
    if (cell !== '' && id === undefined) return createFileMessage('noCategory', { cell });
    if (isOppositeSex(findCategory(id ?? 0)?.sex, personSex)) return createFileMessage('otherSex', { cell });
    draft.category = id;
    return undefined;
  },
};

const club: Column = {
  field: 'clubName',
  fr: 'club',
  en: 'club',
  names: ['club', 'team'],
  write: ({ club: shown, clubName }) => shown ?? clubName ?? '',
  read(cell, draft) {
    draft.clubName = parseClubName(cell) || undefined;
    return undefined;
  },
};

export const BIRTH_DATE: Column = {
  field: 'dob',
  fr: 'naissance',
  en: 'birth date',
  names: ['born'],
  write: ({ dob }) => dob ?? '',
  read: (cell, draft) => readBirthDate(cell, draft),
};

function readBirthDate(cell: string, draft: Draft, order?: DateOrder, lastYear?: number): FileMessage | undefined {
  const birth = cell === '' ? undefined : parseBirth(cell, order, lastYear);
  if (cell !== '' && birth?.whole !== true) return createFileMessage('noDate', { cell });
  draft.dob = birth?.day;
  return undefined;
}

/** The column of birth dates of one file, whose dates are all in one order and before the end of `lastYear`. */
export const createBirthDateColumn = (order: DateOrder, lastYear: number): Column => ({
  ...BIRTH_DATE,
  read: (cell, draft) => readBirthDate(cell, draft, order, lastYear),
});

const mark: Column = {
  field: 'prf',
  fr: 'performance',
  en: 'mark',
  names: ['mark'],
  write: ({ prf }, event) => (prf === undefined ? '' : formatMark(prf, event)),
  read(cell, draft, event) {
    const read = parseMark(cell, event);
    const netTime = draft.prf?.z;
    if (isMarkError(read)) {
      const st = findStatusOfWord(cell);
      if (st === undefined) return createFileMessage('noMark', { cell });
      draft.prf = { st, ...(netTime === undefined ? {} : { z: netTime }) };
      return undefined;
    }
    const { v, u, st } = read;
    draft.prf = { ...(v === undefined ? {} : { v, u }), st, ...(netTime === undefined ? {} : { z: netTime }) };
    return undefined;
  },
};

const wind: Column = {
  field: 'wind',
  fr: 'vent',
  en: 'wind',
  names: ['wind'],
  write: (row) => (row.wind === undefined ? '' : String(row.wind)),
  read(cell, draft) {
    const speed = cell === '' ? undefined : parseWind(cell);
    if (cell !== '' && speed === undefined) return createFileMessage('noWind', { cell });
    draft.wind = speed;
    return undefined;
  },
};

const reaction: Column = {
  field: 'reaction',
  fr: 'réaction',
  en: 'reaction',
  names: ['reaction'],
  write: (row) => (row.reaction === undefined ? '' : (row.reaction / 1000).toFixed(3)),
  read(cell, draft) {
    if (!/^(?:-?\d(?:[.,]\d{1,3})?)?$/.test(cell)) return createFileMessage('noReaction', { cell });
    draft.reaction = cell === '' ? undefined : Math.round(Number(cell.replace(',', '.')) * 1000);
    return undefined;
  },
};

const photo: Column = {
  field: 'rank',
  fr: 'rang photo',
  en: 'photo rank',
  names: ['photoPlace'],
  write: (row) => (row.photo === undefined ? '' : String(row.photo)),
  read(cell, draft) {
    if (!/^(?:[1-9]\d{0,5})?$/.test(cell)) return createFileMessage('noPlace', { cell });
    draft.rank = cell === '' ? undefined : Number(cell);
    return undefined;
  },
};

const bib = createTextColumn('bib', 'dossard', 'bib', 'bib', 'id');
export const LAST_NAME = createTextColumn('last', 'nom', 'last', 'last');
export const FIRST_NAME = createTextColumn('first', 'prénom', 'first', 'first');
const country: Column = {
  field: 'country',
  fr: 'pays',
  en: 'country',
  names: ['country'],
  leftNote: 'countryLeft',
  canLeaveOut: () => true,
  write: (row) => row.country ?? '',
  read(cell, draft) {
    const code = cell === '' ? undefined : findCountry(cell);
    if (cell !== '' && code === undefined) return createFileMessage('countryLeft', { cells: cell, rows: 1 });
    draft.country = code;
    return undefined;
  },
};
const auid = createTextColumn('auid', 'identifiant', 'auid', 'account', 'licence');
/** Last and first name in one column; `splitFullNames` makes two columns of it. */
export const FULL_NAME: Column = {
  field: 'name',
  fr: 'nom complet',
  en: 'name',
  names: ['name'],
  write: () => '',
  read: () => undefined,
};
/** The sex of a person, which is read from files but not written, as the category implies it. */
export const SEX: Column = {
  field: 'sex',
  fr: 'sexe',
  en: 'sex',
  names: ['sex'],
  write: ({ sex }) => sex ?? '',
  read: () => undefined,
};

/** The column `SEX` of one file, whose letters `readSex` understands; an athlete of the other sex is refused. */
export const createSexColumn = (readSex: (cell: string) => 1 | 2 | OtherSex | undefined): Column => ({
  ...SEX,
  read(cell, draft, _, eventSex) {
    if (cell === '') return undefined;
    const sex = readSex(cell);
    if (sex === undefined) return createFileMessage('noSex', { cell });
    const number = typeof sex === 'number' ? sex : undefined;
    const categorySex = findCategory(draft.category ?? 0)?.sex;
    if (isOppositeSex(number, eventSex) || isOppositeSex(number, categorySex))
      return createFileMessage('otherSex', { cell });
    if (number === undefined || number !== categorySex) draft.sex = sex === 1 ? 'M' : sex === 2 ? 'F' : sex;
    return undefined;
  },
});

const lane = createNumberColumn('lane', 'couloir', 'lane', 'lane');
const personColumns = [bib, LAST_NAME, FIRST_NAME, club, country, CATEGORY] as const;

/** Columns of a start list. */
export const START_COLUMNS: readonly Column[] = [
  createNumberColumn('odr', 'ordre', 'order', 'order'),
  lane,
  ...personColumns,
  BIRTH_DATE,
  createBestColumn('pb', 'record', 'pb'),
  createBestColumn('sb', 'saison', 'sb'),
  BEST_SURFACE,
  auid,
];

/** Columns of a result list. */
export const RESULT_COLUMNS: readonly Column[] = [
  lane,
  ...personColumns,
  mark,
  wind,
  reaction,
  photo,
  createWordColumn('qualified', QUALIFIED, 'qualifié', 'qualified'),
  createWordColumn('standing', PARTICIPATIONS, 'statut', 'standing'),
  createTextColumn('comment', 'remarque', 'comment', 'comment'),
  auid,
];
