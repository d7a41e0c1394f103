import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatCsvLine, parseCsvLine } from './csv-line.ts';

describe('Comma-separated text lines: quoted commas are treated as spaces.', () => {
  test.each<[string, string[]]>([
    ['a,b,c', ['a', 'b', 'c']],
    ['a,"b,c",d', ['a', 'b c', 'd']],
    ['"a,b,,c"', ['a b  c']],
    ['12,"VALMOREL, Inès",AC Valmont', ['12', 'VALMOREL  Inès', 'AC Valmont']],
    ['a"x,y"b,c', ['ax yb', 'c']],
  ])('%p is %j', (line, fields) => {
    expect(parseCsvLine(line)).toEqual(fields);
  });
});

describe('one comma-separated line', () => {
  test.each<[string, string[]]>([
    ['', ['']],
    [',', ['', '']],
    ['a,', ['a', '']],
    ['""', ['']],
    ['"5 ""kg"""', ['5 "kg"']],
    ['"""",x', ['"', 'x']],
    ['a,"b,c', ['a', 'b c']],
    ['a,b\r\n', ['a', 'b']],
    ['a,b\n', ['a', 'b']],
    [' a , b ', [' a ', ' b ']],
  ])('%p holds %j', (line, fields) => {
    expect(parseCsvLine(line)).toEqual(fields);
  });

  test('what is written is read back, a comma inside a field being a space', () => {
    const field = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '"', ',', ';') });
    fc.assert(
      fc.property(fc.array(field, { minLength: 1, maxLength: 6 }), (fields) => {
        expect(parseCsvLine(formatCsvLine(fields))).toEqual(fields.map((each) => each.replaceAll(',', ' ')));
      }),
    );
  });

  test.each<[string[], string]>([
    [['a', 'b'], 'a,b'],
    [['VALMOREL, Inès', '5 "kg"'], '"VALMOREL, Inès","5 ""kg"""'],
    [['a\nb'], '"a\nb"'],
  ])('%j is written %p', (fields, line) => {
    expect(formatCsvLine(fields)).toBe(line);
  });
});
