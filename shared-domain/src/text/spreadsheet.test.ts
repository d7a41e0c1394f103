import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { escapeCell, formatSpreadsheet, unescapeCell } from './spreadsheet.ts';

describe('A cell that a spreadsheet would calculate', () => {
  test.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    ['@cmd', "'@cmd"],
    ['＝1', "'＝1"],
    ['-2+3', "'-2+3"],
    ['\t=1', "'\t'=1"],
    ["'=1", "''=1"],
    ["x,=cmd|' /C calc'!A0,y", "x,'=cmd|' /C calc'!A0,y"],
    ['x;=1+1', "x;'=1+1"],
    ['x; =1+1', "x; '=1+1"],
    ['x\t+A1', "x\t'+A1"],
    ['a\n=1', "a\n'=1"],
    ['"=1"', '"\'=1"'],
  ])('%j is written %j', (text, cell) => {
    expect(escapeCell(text)).toBe(cell);
    expect(unescapeCell(cell)).toBe(text);
  });

  test.each(['+1.2', '-0,3', '-', '6.45; -0.3', 'Jean-Pierre', 'a@b.fr', 'x = y'])('%j is none', (text) => {
    expect(escapeCell(text)).toBe(text);
  });

  test('is read back as the text it was, whatever it is', () => {
    const letters = fc.constantFrom(...`=+-@'",;|\t\r\n ax1＝`);
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), (text) => {
        expect(unescapeCell(escapeCell(text))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test('is at the beginning of no cell, whichever separator the reader’s program takes', () => {
    const letters = fc.constantFrom(...`=+-@'",;|\t\n ax1`);
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), (text) => {
        for (const piece of escapeCell(text).split(/[,;|\t\n"]/)) {
          expect(/^\s*[=+\-@]/.test(piece) && !/^\s*(?:[+-]\d+(?:[.:]\d+)*|-)\s*$/.test(piece)).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

test('A table is marked as UTF-8, parted by semicolons, each line ended', () => {
  expect(
    formatSpreadsheet([
      ['Nom', 'Perf'],
      ['a;b', 'dit "x"'],
    ]),
  ).toBe('\ufeffNom;Perf\r\n"a;b";"dit ""x"""\r\n');
});
