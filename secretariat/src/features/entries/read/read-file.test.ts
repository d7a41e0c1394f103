import { describe, expect, test } from '@jest/globals';
import { readDelimited } from './read-delimited.ts';
import { decodeBytes, readText } from './read-file.ts';
import type { UnreadableFile } from './source-table.ts';

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

  test('Windows-1252 is read when the bytes are not UTF-8', () => {
    expect(decodeBytes(Uint8Array.from([0x49, 0x6e, 0xe8, 0x73]))).toBe('Inès');
    expect(decodeBytes(new TextEncoder().encode('Inès'))).toBe('Inès');
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
