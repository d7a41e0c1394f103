import {
  type EventRef,
  findListType,
  formatBracketedPlace,
  formatCategory,
  formatDisciplineShort,
  formatGap,
  formatListRank,
  formatMark,
  formatNet,
  formatWind,
  type Language,
} from 'shared-domain';
import type { ResultList, ResultRow } from 'shared-domain/contract';
import { alignRight, buildTable, makeStrong, omitEmptyFields, type TableField } from './columns.ts';
import { createAttemptFields, createBarFields, createMarkFields } from './marks.ts';
import { createPersonFields, formatRowCategory } from './person.ts';
import { SHEET_WORDS, type SheetWords } from './words.ts';

const createPlaceField = (length: number, words: SheetWords): TableField<ResultRow> => ({
  column: makeStrong(alignRight(words.place, length >= 10_000 ? 36 : 28)),
  cell: (row) => formatBracketedPlace(row, length),
});

const createLaneField = (rows: readonly ResultRow[], words: SheetWords): TableField<ResultRow>[] =>
  omitEmptyFields(rows, [
    {
      column: alignRight(words.lane, 30),
      cell: ({ lane: laneNumber }) => (laneNumber === undefined ? '' : String(laneNumber)),
    },
  ]);

function createRoadFields(rows: readonly ResultRow[], event: EventRef, language: Language): TableField<ResultRow>[] {
  const words = SHEET_WORDS[language];
  const formatCategoryRank = (row: ResultRow) =>
    row.rankCategory === undefined
      ? formatRowCategory(row, language)
      : `${formatRowCategory(row, language)} ${row.rankCategory}`.trim();
  return [
    ...createPersonFields(rows, language).filter(({ column }) => column.label !== words.category),
    ...omitEmptyFields<ResultRow>(rows, [{ column: alignRight(words.category, 48), cell: formatCategoryRank }]),
    { column: makeStrong(alignRight(words.time, 52)), cell: ({ prf }) => formatMark(prf, event) },
    ...omitEmptyFields<ResultRow>(rows, [
      { column: alignRight(words.net, 52), cell: ({ prf }) => formatNet(prf, event) },
      {
        column: alignRight(words.gap, 52),
        cell: ({ gap }) => (gap === undefined || gap === 0 ? '' : formatGap(gap, 'ms', event)),
      },
    ]),
  ];
}

/** Place and category, `1/CAM`: the place in the category where a contest has several. */
function createCategoryPlaceField(rows: readonly ResultRow[], language: Language): TableField<ResultRow> {
  const { categoryPlace } = SHEET_WORDS[language];
  return {
    column: alignRight(categoryPlace, 44),
    cell: ({ rankCategory, category }) =>
      rankCategory === undefined
        ? ''
        : [formatListRank(rankCategory, rows.length), formatCategory(category, language)].filter(Boolean).join('/'),
  };
}

/** The athletes of a jump or a throw: where each category has its own places, these are shown in place of the category. */
function createFieldPersonFields(rows: readonly ResultRow[], language: Language): TableField<ResultRow>[] {
  const personFields = createPersonFields(rows, language, 'club');
  if (rows.every(({ rankCategory }) => rankCategory === undefined)) return personFields;
  return [
    ...personFields.filter(({ column }) => column.label !== SHEET_WORDS[language].category),
    createCategoryPlaceField(rows, language),
  ];
}

/** Points of a page’s width for the columns of all parts of a combined event. */
const MAX_PARTS_WIDTH = 340;

function createCombinedFields(
  rows: readonly ResultRow[],
  { parts = [] }: ResultList,
  event: EventRef,
  language: Language,
): TableField<ResultRow>[] {
  const width = Math.min(44, MAX_PARTS_WIDTH / Math.max(1, parts.length));
  const cells = parts.map((part, index) => ({
    column: { ...alignRight(formatDisciplineShort(part, language), width), isDense: true },
    cell: (row: ResultRow) => {
      const cell = row.cells?.[index];
      if (cell === undefined || cell === null) return '';
      const wind = cell.wind === undefined ? '' : ` (${formatWind(cell.wind)})`;
      return { main: formatMark(cell.prf, { ...part, hand: cell.hand }), sub: `${cell.pts}${wind}` };
    },
  }));
  return [
    // Ten marks stand beside the name: the nation stands below the bib, the category below the name.
    ...createPersonFields(rows, language, 'all'),
    ...cells,
    { column: makeStrong(alignRight('Total', 40)), cell: ({ prf }) => formatMark(prf, event) },
  ];
}

/** The columns of a result list by the kind of its event (P10.1 to P10.8), and its rows; `length`: rows of the whole list. */
export function buildResultTable(list: ResultList, event: EventRef, language: Language, length = list.rows.length) {
  const words = SHEET_WORDS[language];
  const { rows, dets } = list;
  const placeField = createPlaceField(length, words);
  const markFields = createMarkFields(rows, event, dets.wind, language);
  switch (findListType(event)) {
    case 'lanes':
    case 'relay':
      return buildTable(rows, [
        placeField,
        ...createLaneField(rows, words),
        ...createPersonFields(rows, language),
        ...markFields,
      ]);
    case 'track':
      return buildTable(rows, [placeField, ...createPersonFields(rows, language), ...markFields]);
    case 'horizontal':
    case 'throw':
      return buildTable(rows, [
        placeField,
        ...createFieldPersonFields(rows, language),
        ...createAttemptFields(rows),
        ...markFields,
      ]);
    case 'vertical':
      return buildTable(rows, [
        placeField,
        ...createFieldPersonFields(rows, language),
        ...createBarFields(rows, words),
        ...markFields,
      ]);
    case 'combined':
      return buildTable(rows, [placeField, ...createCombinedFields(rows, list, event, language)]);
    case 'road':
      return buildTable(rows, [placeField, ...createRoadFields(rows, event, language)]);
  }
}
