import {
  type EventRef,
  findListType,
  formatDisciplineShort,
  formatGap,
  formatMark,
  formatNet,
  formatWind,
  type Language,
} from 'shared-domain';
import type { ResultList, ResultRow } from 'shared-domain/contract';
import { type Field, right, strong, table, used } from './columns.ts';
import { formatPlace, gridFields, markFields, seriesFields } from './marks.ts';
import { formatCategory, personFields } from './person.ts';
import { SHEET_WORDS, type SheetWords } from './words.ts';

const place = (length: number, words: SheetWords): Field<ResultRow> => ({
  column: strong(right(words.place, length >= 10_000 ? 36 : 28)),
  cell: (row) => formatPlace(row, length),
});

const lane = (rows: readonly ResultRow[], words: SheetWords): Field<ResultRow>[] =>
  used(rows, [{ column: right(words.lane, 30), cell: ({ lane: own }) => (own === undefined ? '' : String(own)) }]);

function roadFields(rows: readonly ResultRow[], event: EventRef, language: Language): Field<ResultRow>[] {
  const words = SHEET_WORDS[language];
  const inCategory = (row: ResultRow) =>
    row.rankCategory === undefined
      ? formatCategory(row, language)
      : `${formatCategory(row, language)} ${row.rankCategory}`.trim();
  return [
    ...personFields(rows, language).filter(({ column }) => column.label !== words.category),
    ...used<ResultRow>(rows, [{ column: right(words.category, 48), cell: inCategory }]),
    { column: strong(right(words.time, 52)), cell: ({ prf }) => formatMark(prf, event) },
    ...used<ResultRow>(rows, [
      { column: right(words.net, 52), cell: ({ prf }) => formatNet(prf, event) },
      {
        column: right(words.gap, 52),
        cell: ({ gap }) => (gap === undefined || gap === 0 ? '' : formatGap(gap, 'ms', event)),
      },
    ]),
  ];
}

function combinedFields(
  rows: readonly ResultRow[],
  { parts = [] }: ResultList,
  event: EventRef,
  language: Language,
): Field<ResultRow>[] {
  const width = Math.min(44, 340 / Math.max(1, parts.length));
  const cells = parts.map((part, index) => ({
    column: right(language === 'fr' ? part.name : formatDisciplineShort(part, language), width),
    cell: (row: ResultRow) => {
      const cell = row.cells?.[index];
      if (cell === undefined || cell === null) return '';
      const wind = cell.wind === undefined ? '' : ` (${formatWind(cell.wind)})`;
      return { main: formatMark(cell.prf, part), sub: `${cell.pts}${wind}` };
    },
  }));
  return [
    ...personFields(rows, language, true),
    ...cells,
    { column: strong(right('Total', 40)), cell: ({ prf }) => formatMark(prf, event) },
  ];
}

/** The columns of a result list by the kind of its event (P10.1 to P10.8), and its rows. */
export function resultTable(list: ResultList, event: EventRef, language: Language) {
  const words = SHEET_WORDS[language];
  const { rows, dets } = list;
  const first = place(rows.length, words);
  const mark = markFields(rows, event, dets.wind, words);
  switch (findListType(event)) {
    case 'lanes':
    case 'relay':
      return table(rows, [first, ...lane(rows, words), ...personFields(rows, language), ...mark]);
    case 'track':
      return table(rows, [first, ...personFields(rows, language), ...mark]);
    case 'horizontal':
    case 'throw':
      return table(rows, [first, ...personFields(rows, language, true), ...seriesFields(rows), ...mark]);
    case 'vertical':
      return table(rows, [first, ...personFields(rows, language, true), ...gridFields(rows, words), ...mark]);
    case 'combined':
      return table(rows, [first, ...combinedFields(rows, list, event, language)]);
    case 'road':
      return table(rows, [first, ...roadFields(rows, event, language)]);
  }
}
