import {
  type EventRef,
  findListType,
  formatDiscipline,
  formatGap,
  formatMark,
  formatNet,
  formatWind,
} from 'shared-domain';
import type { ResultList, ResultRow } from 'shared-domain/contract';
import type { Words } from '../words/words.ts';
import { type Field, right, strong, table, used } from './columns.ts';
import { formatPlace, gridFields, markFields, seriesFields } from './marks.ts';
import { formatRowCategory, personFields } from './person.ts';

const place = (length: number, { say }: Words): Field<ResultRow> => ({
  column: strong(right(say('place'), length >= 10_000 ? 36 : 28)),
  cell: (row) => formatPlace(row, length),
});

const lane = (rows: readonly ResultRow[], { say }: Words): Field<ResultRow>[] =>
  used(rows, [{ column: right(say('lane'), 30), cell: ({ lane: own }) => (own === undefined ? '' : String(own)) }]);

function roadFields(rows: readonly ResultRow[], event: EventRef, words: Words): Field<ResultRow>[] {
  const { say } = words;
  const inCategory = (row: ResultRow) => [formatRowCategory(row, words), row.rankCategory].filter(Boolean).join(' ');
  return [
    ...personFields(rows, words).filter(({ column }) => column.label !== say('category')),
    ...used<ResultRow>(rows, [{ column: right(say('category'), 48), cell: inCategory }]),
    { column: strong(right(say('time'), 52)), cell: ({ prf }) => formatMark(prf, event) },
    ...used<ResultRow>(rows, [
      { column: right(say('net'), 52), cell: ({ prf }) => formatNet(prf, event) },
      {
        column: right(say('gap'), 52),
        cell: ({ gap }) => (gap === undefined || gap === 0 ? '' : formatGap(gap, 'ms', event)),
      },
    ]),
  ];
}

function combinedFields(
  rows: readonly ResultRow[],
  { parts = [] }: ResultList,
  event: EventRef,
  words: Words,
): Field<ResultRow>[] {
  const width = Math.min(44, 340 / Math.max(1, parts.length));
  const cells = parts.map((part, index) => ({
    column: right(formatDiscipline(part, words.language), width),
    cell: (row: ResultRow) => {
      const cell = row.cells?.[index];
      if (cell === undefined || cell === null) return '';
      const wind = cell.wind === undefined ? '' : ` (${formatWind(cell.wind)})`;
      return { main: formatMark(cell.prf, part), sub: `${cell.pts}${wind}` };
    },
  }));
  return [
    ...personFields(rows, words, true),
    ...cells,
    { column: strong(right(words.say('total'), 40)), cell: ({ prf }) => formatMark(prf, event) },
  ];
}

/** The columns of a result list by the kind of its event (P10.1 to P10.8), and its rows. */
export function resultTable(list: ResultList, event: EventRef, words: Words) {
  const { rows, dets } = list;
  const first = place(rows.length, words);
  const mark = markFields(rows, event, dets.wind, words);
  switch (findListType(event)) {
    case 'lanes':
    case 'relay':
      return table(rows, [first, ...lane(rows, words), ...personFields(rows, words), ...mark]);
    case 'track':
      return table(rows, [first, ...personFields(rows, words), ...mark]);
    case 'horizontal':
    case 'throw':
      return table(rows, [first, ...personFields(rows, words, true), ...seriesFields(rows), ...mark]);
    case 'vertical':
      return table(rows, [first, ...personFields(rows, words, true), ...gridFields(rows), ...mark]);
    case 'combined':
      return table(rows, [first, ...combinedFields(rows, list, event, words)]);
    case 'road':
      return table(rows, [first, ...roadFields(rows, event, words)]);
  }
}
