import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseLongJson } from '../src/base/parse-long-json.ts';

const LONG = 'a "quoted", {odd} [text]\\ '.repeat(4000);
const row = (i: number) => ({ bib: String(i), last: `NOM, ${i} "x"`, splits: [{ d: i, t: 2 }], none: null, yes: true });
const rows = (count: number) => Array.from({ length: count }, (_, i) => row(i));

describe('A long JSON body', () => {
  test.each<[string, unknown]>([
    [
      'lists within an object',
      { chOID: 'x', startlists: { a: rows(5000), b: rows(3) }, resultlists: { c: rows(5000) }, z: 1 },
    ],
    ['one long list', rows(6000)],
    ['long texts among short ones', { a: 1, b: LONG.repeat(4), c: [LONG.repeat(4), 2, [], {}, LONG.repeat(4)], d: {} }],
    ['a long list in a long list', [1, [rows(5000), 2], 'x']],
  ])('is read as JSON.parse reads it: %s', async (_, value) => {
    for (const indent of [undefined, 2]) {
      const text = JSON.stringify(value, undefined, indent);
      expect(text.length).toBeGreaterThan(300_000);
      // As texts: Jest compares long lists by their parts far more slowly.
      expect(JSON.stringify(await parseLongJson(text))).toBe(JSON.stringify(JSON.parse(text)));
    }
  });

  test('any value is, beside one that is long', async () => {
    const any = fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (one, other) => {
      const text = JSON.stringify([one, LONG.repeat(4), { one, other, long: LONG.repeat(4), last: one }, other]);
      expect(JSON.stringify(await parseLongJson(text))).toBe(JSON.stringify(JSON.parse(text)));
    });
    await fc.assert(any, { numRuns: process.env.FOULEE_LONG === '1' ? 30 : 10 });
  });

  const good = JSON.stringify({ a: rows(5000), b: { c: rows(5000) } });
  test.each([
    ['cut short', good.slice(0, -1)],
    ['cut in the middle', good.slice(0, good.length / 2)],
    ['with a comma too many', `${good.slice(0, -1)},}`],
    ['with something after it', `${good}}`],
    ['with another bracket at its end', `${good.slice(0, -1)}]`],
    ['with a key that is none', good.replace('"b":', 'b:')],
    ['with a colon missing', good.replace('"b":', '"b"')],
    ['with a fault in the middle', good.replace('{"bib":"4000"', '{,"bib":"4000"')],
  ])('is refused %s', async (_, text) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    await expect(parseLongJson(text)).rejects.toThrow(SyntaxError);
  });

  test.each([
    ['objects', '{"a":', '}'],
    ['lists', '[', ']'],
    ['lists with commas', '[1,', ']'],
  ])('is read in one go where %s stand a hundred thousand deep', async (_, before, after) => {
    const text = `${before.repeat(100_000)}1${after.repeat(100_000)}`;
    const began = performance.now();
    await parseLongJson(`[${text},"${'x'.repeat(300_000)}"]`);
    // Reading each level anew takes minutes.
    expect(performance.now() - began).toBeLessThan(3000);
  });

  test('others have their turn while it is read', async () => {
    const text = JSON.stringify({ a: rows(15_000) });
    let turns = 0;
    const count = () => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    await parseLongJson(text);
    clearImmediate(timer);
    expect(turns).toBeGreaterThan(text.length / 600_000);
  });
});
