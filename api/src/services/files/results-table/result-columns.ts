import {
  type EventRef,
  findMarkWind,
  findRowWind,
  formatCategorySex,
  formatHeight,
  formatMark,
  formatRank,
  formatReaction,
  formatValue,
  formatWalkSigns,
  formatWind,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
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
  readonly write: (row: TableRow) => Cell | undefined;
}

/** All attempts in one cell: `7.12 (+1.4) / X / –`, `1.70 O / 1.75 XO`. */
function formatAttempts({ attempts = [] }: ResultRow, event: EventRef): string {
  return attempts
    .map((attempt) => {
      const result = attempt.r.toUpperCase().replaceAll('-', '–');
      if ('h' in attempt) return `${formatHeight(attempt.h)} ${result}`;
      if (attempt.r !== 'o') return result;
      const mark = formatValue(attempt.v, event);
      return attempt.w === undefined ? mark : `${mark} (${formatWind(attempt.w)})`;
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

const findRowCategory = ({ row, entry }: TableRow): number | undefined => row.category ?? entry?.category;

/** The columns that clubs and federations ask for, in the order of their own lists. */
export const RESULT_TABLE_COLUMNS: readonly TableColumn[] = [
  { fr: 'uid', en: 'uid', write: ({ trial }) => trial.uid },
  { fr: 'épreuve', en: 'event', write: ({ trial }) => trial.name },
  { fr: 'tour', en: 'round', write: ({ trial }) => trial.round },
  { fr: 'série', en: 'heat', write: ({ trial }) => trial.heat },
  { fr: 'date', en: 'date', write: ({ trial }) => trial.day },
  { fr: 'heure', en: 'time', write: ({ trial }) => trial.time },
  { fr: 'place', en: 'place', write: ({ row, rowCount }) => formatRank(row.rank, rowCount) },
  { fr: 'couloir', en: 'lane', write: ({ row, entry }) => row.lane ?? entry?.lane },
  { fr: 'dossard', en: 'bib', write: ({ row }) => row.bib },
  { fr: 'nom', en: 'last', write: ({ row }) => row.last },
  { fr: 'prénom', en: 'first', write: ({ row }) => row.first },
  {
    fr: 'sexe',
    en: 'sex',
    write: (row) => formatCategorySex(findRowCategory(row) ?? 0, 'fr'),
  },
  { fr: 'naissance', en: 'birth date', write: ({ birthDate }) => birthDate },
  { fr: 'catégorie', en: 'category', write: (row) => formatFileCategory(findRowCategory(row)) },
  { fr: 'club', en: 'club', write: ({ row }) => row.club },
  { fr: 'code club', en: 'club code', write: ({ row, entry }) => row.coid ?? entry?.coid },
  { fr: 'pays', en: 'country', write: ({ row }) => row.country },
  { fr: 'licence', en: 'licence', write: ({ row, entry }) => row.auid ?? entry?.auid },
  { fr: 'performance', en: 'mark', write: ({ row, event }) => formatMark(row.prf, event) },
  {
    fr: 'vent',
    en: 'wind',
    write: (row) => {
      const wind = findWind(row);
      return wind === undefined ? undefined : formatWind(wind);
    },
  },
  { fr: 'essais', en: 'attempts', write: ({ row, event }) => formatAttempts(row, event) },
  {
    fr: 'réaction',
    en: 'reaction',
    write: ({ row }) => (row.reaction === undefined ? undefined : formatReaction(row.reaction)),
  },
  { fr: 'qualifié', en: 'qualified', write: ({ row }) => row.qualified },
  { fr: 'niveau', en: 'level', write: ({ row }) => row.pts?.lvl },
  { fr: 'points', en: 'points', write: ({ row }) => row.pts?.cmb ?? row.pts?.hun ?? row.pts?.yth },
  { fr: 'record', en: 'best', write: ({ row }) => row.pe?.k },
  { fr: 'remarque', en: 'comment', write: ({ row }) => formatRemarks(row) },
];
