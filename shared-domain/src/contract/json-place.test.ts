import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findJsonFault, findJsonPlace } from './json-place.ts';

describe('The place at which a text stops being JSON', () => {
  test.each([
    ['', 1, 1],
    ['{\n"a": x}', 2, 6],
    ['{"a": 1,}', 1, 9],
    ['[1,\r\n2', 2, 2],
    ['{"a" 1}', 1, 6],
    ['["a\nb"]', 1, 2],
    ['["\\x"]', 1, 2],
    ['[01]', 1, 3],
    ['[1] 2', 1, 5],
    ['{a: 1}', 1, 2],
    ['[1}', 1, 3],
    ['"abc', 1, 1],
  ])('of %j is line %i, character %i', (text, line, character) => {
    expect(findJsonFault(text)).toEqual({ line, character });
  });

  test('is there exactly where JSON.parse refuses', () => {
    const broken = fc
      .tuple(fc.json(), fc.nat(200), fc.constantFrom('', ',', '}', '"', '\\', '1', 'e', '\n', ':', 'true', ' '))
      .map(([json, at, cut]) => json.slice(0, at % (json.length + 1)) + cut + json.slice((at + 1) % (json.length + 1)));
    fc.assert(
      fc.property(fc.oneof(fc.json(), broken), (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(findJsonFault(text) === undefined).toBe(isJson);
      }),
      { numRuns: 2000, seed: 20_261_122 },
    );
  });
});

describe('The place of a part of a JSON text', () => {
  test.each([
    ['', 1],
    ['a', 2],
    ['a[1].b', 5],
    ['a[1].missing', 4],
    ['c', 7],
  ])('at %s is on line %i', (path, line) => {
    expect(findJsonPlace('{\n"a": [\n{"b": "[}\\""},\n{\n"b": 2 }],\n\n"c": true}', path).line).toBe(line);
  });

  test('in a text that goes deeper than any call may is its beginning', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    expect(findJsonPlace(`{"a": ${deep},\n"b": 1}`, 'b')).toEqual({ line: 1, character: 1 });
  });
});
