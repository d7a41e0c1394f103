import { type EventRef, findListType, formatGap, formatMark, formatNet, formatWind } from 'shared-domain';
import type { ResultList, ResultRow } from 'shared-domain/contract';
import { type Field, right, strong, table, used } from './columns.ts';
import { formatPlace, gridFields, markFields, seriesFields } from './marks.ts';
import { formatCategory, personFields } from './person.ts';

const place = (length: number): Field<ResultRow> => ({
  column: strong(right('Pl.', length >= 10_000 ? 36 : 28)),
  cell: (row) => formatPlace(row, length),
});

const lane = (rows: readonly ResultRow[]): Field<ResultRow>[] =>
  used(rows, [{ column: right('Coul.', 30), cell: ({ lane: own }) => (own === undefined ? '' : String(own)) }]);

function roadFields(rows: readonly ResultRow[], event: EventRef): Field<ResultRow>[] {
  const inCategory = (row: ResultRow) =>
    row.rankCategory === undefined ? formatCategory(row) : `${formatCategory(row)} ${row.rankCategory}`.trim();
  return [
    ...personFields(rows).filter(({ column }) => column.label !== 'Cat.'),
    ...used<ResultRow>(rows, [{ column: right('Cat.', 48), cell: inCategory }]),
    { column: strong(right('Temps', 52)), cell: ({ prf }) => formatMark(prf, event) },
    ...used<ResultRow>(rows, [
      { column: right('Net', 52), cell: ({ prf }) => formatNet(prf, event) },
      {
        column: right('Écart', 52),
        cell: ({ gap }) => (gap === undefined || gap === 0 ? '' : formatGap(gap, 'ms', event)),
      },
    ]),
  ];
}

function combinedFields(rows: readonly ResultRow[], { parts = [] }: ResultList, event: EventRef): Field<ResultRow>[] {
  const width = Math.min(44, 340 / Math.max(1, parts.length));
  const cells = parts.map((part, index) => ({
    column: right(part.name, width),
    cell: (row: ResultRow) => {
      const cell = row.cells?.[index];
      if (cell === undefined || cell === null) return '';
      const wind = cell.wind === undefined ? '' : ` (${formatWind(cell.wind)})`;
      return { main: formatMark(cell.prf, part), sub: `${cell.pts}${wind}` };
    },
  }));
  return [
    ...personFields(rows, true),
    ...cells,
    { column: strong(right('Total', 40)), cell: ({ prf }) => formatMark(prf, event) },
  ];
}

/** The columns of a result list by the kind of its event (P10.1 to P10.8), and its rows. */
export function resultTable(list: ResultList, event: EventRef) {
  const { rows, dets } = list;
  const first = place(rows.length);
  const mark = markFields(rows, event, dets.wind);
  switch (findListType(event)) {
    case 'lanes':
    case 'relay':
      return table(rows, [first, ...lane(rows), ...personFields(rows), ...mark]);
    case 'track':
      return table(rows, [first, ...personFields(rows), ...mark]);
    case 'horizontal':
    case 'throw':
      return table(rows, [first, ...personFields(rows, true), ...seriesFields(rows), ...mark]);
    case 'vertical':
      return table(rows, [first, ...personFields(rows, true), ...gridFields(rows), ...mark]);
    case 'combined':
      return table(rows, [first, ...combinedFields(rows, list, event)]);
    case 'road':
      return table(rows, [first, ...roadFields(rows, event)]);
  }
}
