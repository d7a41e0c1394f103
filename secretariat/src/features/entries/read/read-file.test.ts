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

  test('Windows-1252 is read where the bytes are no UTF-8', () => {
    expect(decodeBytes(Uint8Array.from([0x49, 0x6e, 0xe8, 0x73]))).toBe('Inès');
    expect(decodeBytes(new TextEncoder().encode('Inès'))).toBe('Inès');
  });
});

describe('A file that is none', () => {
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
  ])('is told: %s', (_, text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });
});
