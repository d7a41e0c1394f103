import {
  type EventRef,
  findMarkWind,
  findRowWind,
  formatBestKind,
  formatCategorySex,
  formatHeight,
  formatListRank,
  formatMark,
  formatReaction,
  formatRound,
  formatTypedWind,
  formatValue,
  formatWalkSigns,
  isBirthYear,
  isThrow,
  type Language,
  parseVariant,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { listRunnerNames } from '../../../presenters/relay-runners.ts';
import type { SentStart } from '../../../store/lists/sent-rows.ts';
import { formatFileCategory } from '../csv/columns.ts';
import type { Cell } from './write-workbook.ts';

/** A result with its trial and its entry. */
export interface TableRow {
  readonly trial: {
    readonly uid: string;
    readonly name: string;
    readonly round: string;
    readonly heat: number;
    /** Number of heats of its round, and of rounds of its event. */
    readonly heats: number;
    readonly rounds: number;
    /** ISO day and hour in the time zone of the competition. */
    readonly day: string;
    readonly time: string;
    readonly wind: number | undefined;
  };
  readonly event: EventRef;
  /** Of the result list: it decides how places are shown. */
  readonly rowCount: number;
  readonly row: ResultRow;
  readonly entry: SentStart | undefined;
  /** ISO day; undefined for those who may not read it. */
  readonly birthDate: string | undefined;
}

interface TableColumn {
  readonly fr: string;
  readonly en: string;
  readonly write: (row: TableRow, lang: Language) => Cell | undefined;
}

/** All attempts in one cell: `7.12 (+1.4) / X / –`, `1.70 O / 1.75 XO`. */
function formatAttempts({ attempts = [] }: ResultRow, event: EventRef): string {
  return attempts
    .map((attempt) => {
      const result = attempt.r.toUpperCase().replaceAll('-', '–');
      if ('h' in attempt) return `${formatHeight(attempt.h)} ${result}`;
      if (attempt.r !== 'o') return result;
      const mark = formatValue(attempt.v, event);
      return attempt.w === undefined ? mark : `${mark} (${formatTypedWind(attempt.w)})`;
    })
    .join(' / ');
}

const formatRemarks = ({ rule, walk, remarks = [], comment, corrected, override }: ResultRow): string =>
  [
    rule,
    formatWalkSigns(walk?.red ?? []),
    comment,
    ...remarks.flatMap(({ rules = [], text }) => [...rules, text]),
    corrected?.why,
    override?.why,
  ]
    .filter(Boolean)
    .join(' ; ');

const findWind = ({ row, event, trial }: TableRow): number | undefined =>
  findMarkWind(findRowWind(row, event), trial.wind, event);

/** A number without leading zeros, as a bib or a place is; any other text stays one. */
const writeWhole = (text = ''): Cell => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : text);

/** A year of birth that is known alone stays one: its stored 1 January would be sent on as a real day. */
const writeBirth = (day: string | undefined): string | undefined =>
  day !== undefined && isBirthYear(day) ? day.slice(0, 4) : day;

/** A mark in seconds, metres or points is a number; minutes, hand times and words are texts. */
function writeMark(text: string): Cell {
  if (/^\d+\.\d\d$/.test(text)) return { value: Number(text), text, format: 'hundredths' };
  return writeWhole(text);
}

/** Weight of the implement in grams: the athlete's own, or the one that the event has for everybody. */
const findImplement = ({ row, event }: TableRow): number | undefined =>
  row.implement ?? (isThrow(event.g0) ? parseVariant(event.g1)?.grams : undefined);

const findRowCategory = ({ row, entry }: TableRow): number | undefined => row.category ?? entry?.category;

/** The columns that clubs and federations ask for, in the order of their own lists. */
export const RESULT_TABLE_COLUMNS: readonly TableColumn[] = [
  { fr: 'uid', en: 'uid', write: ({ trial }) => trial.uid },
  { fr: 'épreuve', en: 'event', write: ({ trial }) => trial.name },
  { fr: 'tour', en: 'round', write: ({ trial }, lang) => formatRound(trial, lang) },
  { fr: 'série', en: 'heat', write: ({ trial }) => trial.heat },
  { fr: 'date', en: 'date', write: ({ trial }) => trial.day },
  { fr: 'heure', en: 'time', write: ({ trial }) => trial.time },
  { fr: 'place', en: 'place', write: ({ row, rowCount }) => writeWhole(formatListRank(row.rank, rowCount)) },
  { fr: 'place catégorie', en: 'category place', write: ({ row }) => row.rankCategory },
  { fr: 'couloir', en: 'lane', write: ({ row, entry }) => row.lane ?? entry?.lane },
  { fr: 'dossard', en: 'bib', write: ({ row }) => writeWhole(row.bib) },
  { fr: 'nom', en: 'last', write: ({ row }) => row.last },
  { fr: 'prénom', en: 'first', write: ({ row }) => row.first },
  {
    fr: 'sexe',
    en: 'sex',
    write: (row) => formatCategorySex(findRowCategory(row) ?? 0, 'fr'),
  },
  { fr: 'naissance', en: 'birth date', write: ({ birthDate }) => writeBirth(birthDate) },
  { fr: 'catégorie', en: 'category', write: (row) => formatFileCategory(findRowCategory(row)) },
  { fr: 'club', en: 'club', write: ({ row }) => row.club },
  { fr: 'code club', en: 'club code', write: ({ row, entry }) => row.coid ?? entry?.coid },
  { fr: 'pays', en: 'country', write: ({ row }) => row.country },
  { fr: 'licence', en: 'licence', write: ({ row, entry }) => row.auid ?? entry?.auid },
  { fr: 'engin (g)', en: 'implement (g)', write: findImplement },
  { fr: 'performance', en: 'mark', write: ({ row, event }) => writeMark(formatMark(row.prf, event)) },
  {
    fr: 'vent',
    en: 'wind',
    write: (row) => {
      const wind = findWind(row);
      return wind === undefined ? undefined : { value: wind, text: formatTypedWind(wind), format: 'wind' };
    },
  },
  { fr: 'essais', en: 'attempts', write: ({ row, event }) => formatAttempts(row, event) },
  {
    fr: 'réaction',
    en: 'reaction',
    write: ({ row: { reaction } }) =>
      reaction === undefined
        ? undefined
        : { value: reaction / 1000, text: formatReaction(reaction), format: 'thousandths' },
  },
  { fr: 'qualifié', en: 'qualified', write: ({ row }) => row.qualified },
  { fr: 'niveau', en: 'level', write: ({ row }) => row.pts?.lvl },
  { fr: 'points', en: 'points', write: ({ row }) => row.pts?.cmb ?? row.pts?.hun ?? row.pts?.yth },
  { fr: 'composition', en: 'line-up', write: ({ row }) => listRunnerNames(row).join(' / ') },
  { fr: 'record', en: 'best', write: ({ row: { pe } }, lang) => pe && formatBestKind(pe.k, lang) },
  { fr: 'remarque', en: 'comment', write: ({ row }) => formatRemarks(row) },
];
