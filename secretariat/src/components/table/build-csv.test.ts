import { expect, test } from '@jest/globals';
import { buildCsv } from './build-csv.ts';
import type { Column } from './column.ts';

const columns: readonly Column<{ name: string; wind: string }>[] = [
  { key: 'name', title: 'Nom', cell: () => null, text: ({ name }) => name },
  { key: 'wind', title: 'Vent', cell: () => null, text: ({ wind }) => wind },
  { key: 'acts', title: 'Actions', cell: () => null },
];

test('a file opens in a spreadsheet: UTF-8 mark, semicolons, quotes doubled, formulas made text, signed numbers kept', () => {
  expect(
    buildCsv(columns, [
      { name: '=1+1', wind: '-1.2' },
      { name: 'Éve; "Z"', wind: '+0,4' },
    ]),
  ).toBe('\uFEFFNom;Vent\r\n\'=1+1;-1.2\r\n"Éve; ""Z""";+0,4\r\n');
});
