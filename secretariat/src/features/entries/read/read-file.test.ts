import { describe, expect, test } from '@jest/globals';
import { readDelimited } from './read-delimited.ts';
import { readFiles, readText } from './read-file.ts';
import { chooseCodePage, type SourceTable, type UnreadableFile } from './source-table.ts';

describe('A table in text', () => {
  test.each([
    ['semicolons', 'Nom;Club\nVALMOREL;AC Valmont'],
    ['tabs, as pasted from a spreadsheet', 'Nom\tClub\nVALMOREL\tAC Valmont'],
    ['commas', 'Nom,Club\r\nVALMOREL,AC Valmont\r\n'],
  ])('is read with %s', (_, text) => {
    expect(readDelimited('x', text)).toMatchObject({
      head: ['Nom', 'Club'],
      rows: [{ line: 2, cells: ['VALMOREL', 'AC Valmont'] }],
    });
  });

  test('a quoted comma becomes a space (P5.8), and a doubled quote one quote', () => {
    expect(readDelimited('x', 'Nom,Club\n"VALMOREL, Inès","AC ""V"""').rows[0]?.cells).toEqual([
      'VALMOREL  Inès',
      'AC "V"',
    ]);
  });

  test('lines are counted as the file counts them: empty ones and those inside a quoted cell too', () => {
    const { rows } = readDelimited('x', 'Nom;Club\n\nA;"x\ny"\nB;z');
    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
  });
});

describe('The letters of a file', () => {
  const readBytes = async (...bytes: readonly (string | number)[]): Promise<SourceTable> => {
    const written = bytes.flatMap((part) => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)]));
    // The files of jsdom have no `arrayBuffer`.
    const file = Object.assign(new File([], 'x.csv'), { arrayBuffer: async () => Uint8Array.from(written).buffer });
    const source = await readFiles([file]);
    return 'table' in source ? source.table : { name: '', head: [], rows: [] };
  };

  test('are those of UTF-8, or of Windows-1252', async () => {
    expect(await readBytes('Nom;Club\nInès;AC')).toMatchObject({ rows: [{ cells: ['Inès', 'AC'] }] });
    expect(await readBytes('Nom;Club\nIn', 0xe8, 's;AC')).toMatchObject({
      rows: [{ cells: ['Inès', 'AC'] }],
      letters: { page: 'windows-1252', words: [], doubtful: [] },
    });
    expect((await readBytes('Nom;Club\nInès;AC')).letters).toBeUndefined();
  });

  test('of Windows-1250 are recognised and named; another code page can be chosen', async () => {
    const table = await readBytes('Nom;Club\nBARTO', 0x8c, ';KS Zamo', 0x9c, 0xe6);
    expect(table).toMatchObject({
      rows: [{ cells: ['BARTOŚ', 'KS Zamość'] }],
      letters: { page: 'windows-1250', words: ['BARTOŚ', 'Zamość'] },
    });
    expect(chooseCodePage(table, 'windows-1252')).toMatchObject({
      rows: [{ cells: ['BARTOŒ', 'KS Zamoœæ'] }],
      letters: { page: 'windows-1252', words: ['BARTOŒ', 'Zamoœæ'] },
    });
  });

  test('of other encodings in a file of UTF-8, and those that are control characters, are named', async () => {
    expect(await readBytes('Nom;Club\nInès;Zoé\nL', 0xe9, 'o;AC')).toMatchObject({
      rows: [{ cells: ['Inès', 'Zoé'] }, { cells: ['Léo', 'AC'] }],
      letters: { doubtful: ['Léo'] },
    });
    expect(await readBytes('Nom;Club\n\u008aimi;AC')).toMatchObject({
      rows: [{ cells: ['Šimi', 'AC'] }],
      letters: { doubtful: ['Šimi'] },
    });
  });
});

describe('An unreadable table names the place', () => {
  const placeOf = (text: string): unknown => {
    try {
      readText('x', text);
      return undefined;
    } catch (error) {
      const { reason, place } = error as UnreadableFile;
      return { reason, ...place };
    }
  };

  test.each([
    ['a quote that is never closed', 'Nom;Club\nA;B\nC;"D', { reason: 'quoteOpen', line: 3, column: 2 }],
    ['a quote that another row closes', 'Nom;Club\n"A;B\n"C;D\n', { reason: 'quoteOpen', line: 2, column: 1 }],
    ['broken JSON', '{"trialsData": [\n{"uid": x}]}', { reason: 'notUpload', line: 2, character: 9 }],
    ['a trial without uid', '{"trialsData": [\n{"uid": "a"},\n{}]}', { reason: 'notUpload', line: 3, character: 1 }],
    ['a list that is none', '{"startlists": {\n"a": 1}}', { reason: 'notUpload', line: 2, character: 6 }],
    ['a file of Hy-Tek', 'I;KERBRAT;Lou;;F;;BRE;Brest;;8;;\n', { reason: 'hytek' }],
    ['broken XML', '<registration>\n<a></registration>', { reason: 'notXml', line: 2 }],
  ])('%s', (_, text, place) => {
    expect(placeOf(text)).toMatchObject(place);
  });

  test('and a cell of several lines is valid', () => {
    expect(placeOf('Nom;Club\n"A\nB";C\n"D" ;E')).toBeUndefined();
  });
});

describe('A file of another kind', () => {
  const faultOf = (text: string): string | undefined => {
    try {
      readText('x', text);
      return undefined;
    } catch (error) {
      return (error as UnreadableFile).reason;
    }
  };

  test.each([
    ['nothing at all', '', 'empty'],
    ['heads alone', 'Nom;Club', 'noRows'],
    ['another json', '{"a": 1}', 'notUpload'],
    ['broken json', '{"trialsData": [', 'notUpload'],
    ['a trial without uid', '{"trialsData": [{"name": "x"}]}', 'notUpload'],
  ])('is refused: %s', (_, text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });
});
