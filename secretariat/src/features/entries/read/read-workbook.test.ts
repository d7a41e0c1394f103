import { describe, expect, test } from '@jest/globals';
import { readWorkbook } from './read-workbook.ts';
import { findMainSheet, makeTable } from './source-table.ts';
import { aCell, aDayCell, aWorkbook, aWorkbookWithSheets } from './workbook.fixture.ts';

const HEAD = `<row r="1">${aCell('A1', 'Nom')}${aCell('B1', 'Club')}</row>`;
const ENTRY = `<row r="3">${aCell('A3', 'VALMOREL')}${aCell('B3', 'AC Valmont')}</row>`;

describe('A workbook', () => {
  test('is read sheet by sheet, without sheets that have no rows', async () => {
    const title = `<row r="1">${aCell('A1', 'Meeting du Val')}</row>`;
    const sheets = {
      Accueil: title,
      Filles: HEAD + ENTRY,
      Vide: '',
      Garçons: HEAD + ENTRY.replace('VALMOREL', 'KERBRAT'),
    };
    const tables = await readWorkbook('x.xlsx', aWorkbookWithSheets(sheets));
    expect(tables.map(({ sheet, rows }) => [sheet, rows[0]?.cells[0]])).toEqual([
      ['Filles', 'VALMOREL'],
      ['Garçons', 'KERBRAT'],
    ]);
  });

  test.each([
    [
      'the one with most known headings',
      { ReadMe: 'Sheet;What', Filles: 'Nom;Club', Garçons: 'Nom;Prénom;Club' },
      'Garçons',
    ],
    ['the first of all', { Filles: 'Nom;Club', Garçons: 'Nom;Prénom;Club' }, 'Filles'],
    ['the first where none has headings', { A: 'x;y', B: 'z' }, 'A'],
  ])('of several sheets opens %s', (_, heads, expected) => {
    const [first, ...others] = Object.entries(heads).map(([sheet, head]) => ({
      ...makeTable(
        'x',
        [head, 'Kerbrat;Lou;Valmont'].map((line, at) => ({ line: at + 1, cells: line.split(';') })),
      ),
      sheet,
    }));
    expect(first && findMainSheet([first, ...others]).sheet).toBe(expected);
  });

  test('without rows in any sheet is refused', async () => {
    await expect(readWorkbook('x.xlsx', aWorkbookWithSheets({ a: '', b: '' }))).rejects.toMatchObject({
      reason: 'empty',
    });
  });

  test('is read from its filled cells, each row with its line', async () => {
    const far = `<row r="1048576"><c r="A1048576" s="1"/><c r="XFD1048576" s="1"></c></row>`;
    const [{ head, rows }] = await readWorkbook('x.xlsx', aWorkbook(HEAD + ENTRY + far));
    expect([head, rows]).toEqual([['Nom', 'Club'], [{ line: 3, cells: ['VALMOREL', 'AC Valmont'] }]]);
  });

  test.each([
    ['in the last corner of its sheet', 'XFD1048576'],
    ['beyond 60,000 rows', 'A60001'],
    ['beyond 200 columns', 'GS4'],
  ])('with a cell %s is refused before it is read, and the cell is named', async (_, address) => {
    const row = `<row r="${address.replace(/\D+/, '')}">${aCell(address, 'x')}</row>`;
    const read = readWorkbook('x.xlsx', aWorkbook(HEAD + ENTRY + row));
    await expect(read).rejects.toMatchObject({ reason: 'tooManyCells', detail: address });
  });

  test('with a row number beyond any sheet is refused', async () => {
    const read = readWorkbook('x.xlsx', aWorkbook(`${HEAD}<row r="9000000000"></row>`));
    await expect(read).rejects.toMatchObject({ reason: 'tooManyCells' });
  });

  test('whose cells do not say where they stand is refused with what to do', async () => {
    const row = `<row>${aCell('A1', 'Nom')}${aCell('B1', 'Club')}</row>`.replaceAll(/ r="[^"]*"/g, '');
    await expect(readWorkbook('x.xlsx', aWorkbook(row))).rejects.toMatchObject({ reason: 'cellsUnplaced', detail: '' });
  });

  test('that the library does not understand is refused without its English message', async () => {
    const bytes = new TextEncoder().encode('x').buffer;
    await expect(readWorkbook('x.xlsx', bytes)).rejects.toMatchObject({ reason: 'notWorkbook', detail: '' });
  });

  test('gives a time with hours and fractions, and a day as a day', async () => {
    const seconds = [144_540, 2409, 4818.5, 10.48, 52_200, 172_800 + 3723];
    const times = seconds.map((one, at) => aDayCell(`${'ABCDEF'[at]}3`, one / 86_400, 'time')).join('');
    const row = `<row r="3">${times}${aDayCell('G3', 40_310, 'day')}</row>`;
    const [{ rows }] = await readWorkbook('x.xlsx', aWorkbook(HEAD + row));
    const written = ['40:09:00', '0:40:09', '1:20:18.5', '0:00:10.48', '14:30:00', '49:02:03', '2010-05-12'];
    expect(rows[0]?.cells).toEqual(written);
  });

  test('with 60,000 rows and 200 columns is read', async () => {
    const last = `<row r="60000">${aCell('A60000', 'DURAND')}${aCell('GR60000', 'x')}</row>`;
    const [{ rows }] = await readWorkbook('x.xlsx', aWorkbook(HEAD + ENTRY + last));
    expect(rows.map(({ line, cells }) => [line, cells.length])).toEqual([
      [3, 2],
      [60_000, 200],
    ]);
  });
});
