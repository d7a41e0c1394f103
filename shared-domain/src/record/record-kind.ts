import type { Language } from '../text/language.ts';

/**
 * Kinds of records: of the world, of an area, of a nation, of a championship, of the meeting, of the stadium, of a league, of a
 * department, of a club, of a category at any other level; then the best marks of the season of the world, of an area, of a nation.
 */
export const RECORD_KINDS = [
  'WR',
  'AR',
  'NR',
  'CR',
  'MR',
  'SR',
  'league',
  'department',
  'club',
  'category',
  'WL',
  'EL',
  'NL',
] as const;

/** One of `RECORD_KINDS`. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Kinds that a federation ratifies: they need opponents and races of one sex. The organiser answers for the others. */
const FEDERATION_KINDS: readonly RecordKind[] = ['WR', 'AR', 'NR', 'CR', 'league', 'department', 'category'];

/** Kinds that reach the public only after a person has typed that they are records. */
const CONFIRMED_KINDS: readonly RecordKind[] = ['WR', 'AR', 'NR'];

/** Whether a federation ratifies records of a kind. @example isFederationRecord('MR') // false */
export function isFederationRecord(kind: RecordKind): boolean {
  return FEDERATION_KINDS.includes(kind);
}

/** Whether records of a kind reach the public only after a person's typed word: a slip there travels the world. @example needsTypedWord('NR') // true */
export function needsTypedWord(kind: RecordKind): boolean {
  return CONFIRMED_KINDS.includes(kind);
}

const LEAD_KINDS: readonly RecordKind[] = ['WL', 'EL', 'NL'];

/** Whether a kind is the best mark of a season, which nobody ratifies. @example isSeasonLead('WL') // true */
export function isSeasonLead(kind: RecordKind): boolean {
  return LEAD_KINDS.includes(kind);
}

interface RecordWords {
  readonly short: string;
  readonly long: string;
}

const RECORD_WORDS: Readonly<Record<RecordKind, Readonly<Record<Language, RecordWords>>>> = {
  WR: { fr: { short: 'WR', long: 'record du monde' }, en: { short: 'WR', long: 'world record' } },
  AR: { fr: { short: 'RC', long: 'record continental' }, en: { short: 'AR', long: 'area record' } },
  NR: { fr: { short: 'RN', long: 'record national' }, en: { short: 'NR', long: 'national record' } },
  CR: { fr: { short: 'RCh', long: 'record des championnats' }, en: { short: 'CR', long: 'championship record' } },
  MR: { fr: { short: 'MR', long: 'record de la réunion' }, en: { short: 'MR', long: 'meeting record' } },
  SR: { fr: { short: 'RS', long: 'record du stade' }, en: { short: 'SR', long: 'stadium record' } },
  league: { fr: { short: 'RL', long: 'record de la ligue' }, en: { short: 'LR', long: 'league record' } },
  department: { fr: { short: 'RD', long: 'record du département' }, en: { short: 'DR', long: 'department record' } },
  club: { fr: { short: 'RCl', long: 'record du club' }, en: { short: 'ClR', long: 'club record' } },
  category: { fr: { short: 'RCat', long: 'record de la catégorie' }, en: { short: 'CatR', long: 'category record' } },
  WL: {
    fr: { short: 'WL', long: 'meilleure performance mondiale de l’année' },
    en: { short: 'WL', long: 'world lead' },
  },
  EL: {
    fr: { short: 'EL', long: 'meilleure performance continentale de l’année' },
    en: { short: 'EL', long: 'area lead' },
  },
  NL: {
    fr: { short: 'NL', long: 'meilleure performance nationale de l’année' },
    en: { short: 'NL', long: 'national lead' },
  },
};

/** A kind of record as lists abbreviate it in a language. @example formatRecordKind('MR', 'fr') // 'MR' */
export function formatRecordKind(kind: RecordKind, language: Language): string {
  return RECORD_WORDS[kind][language].short;
}

/**
 * A kind of record in words, with whose it is where that is known.
 * @example describeRecordKind('NR', 'en', 'FRA') // 'national record (FRA)'
 */
export function describeRecordKind(kind: RecordKind, language: Language, scope?: string): string {
  const { long } = RECORD_WORDS[kind][language];
  return scope === undefined || scope === '' ? long : `${long} (${scope})`;
}

/** `ER` is the area record of Europe. */
const AREA_WORD = 'ER';

/** A kind of record as a file writes it, whatever its case; undefined for anything else. @example parseRecordKind('er') // 'AR' */
export function parseRecordKind(text: string): RecordKind | undefined {
  const word = text.trim().toLowerCase();
  if (word === AREA_WORD.toLowerCase()) return 'AR';
  return RECORD_KINDS.find((kind) => kind.toLowerCase() === word);
}
