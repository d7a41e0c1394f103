import { describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { escapeCell, findTableSeparator, parseCsvLine, unescapeCell } from 'shared-domain';
import { readRecords } from '../src/services/files/csv/read-records.ts';
import { writeTable } from '../src/services/files/csv/write-table.ts';
import { decodeText } from '../src/services/files/decode-text.ts';
import { FileErrors } from '../src/services/files/file-errors.ts';
import { TextRepairs } from '../src/services/files/text-repairs.ts';

/** Letters that tables, spreadsheets and encodings stumble over. */
const LETTERS = ['a', 'B', '7', ' ', ';', ',', '"', "'", '=', '+', '-', '@', '|', '.', 'é'];
const WIDER = [...LETTERS, 'Œ', '€', '’', 'ł', 'Ж', '日', '😀', '＝'];
const RUNS = process.env.FOULEE_LONG === '1' ? 400 : 120;

/** The same texts at every run. */
const random = (() => {
  let seed = 20_261_121;
  return (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
})();
const getText = (letters: readonly string[], most: number): string =>
  Array.from({ length: random(most) }, () => letters[random(letters.length)]).join('');

/** The text as readers of results have it, and what was told of it. */
async function repair(bytes: Buffer, cut: number) {
  const repairs = new TextRepairs();
  let text = '';
  for await (const part of decodeText([bytes.subarray(0, cut), bytes.subarray(cut)], repairs)) text += part;
  const errors = new FileErrors();
  repairs.addWarnings(errors, { names: [], records: [] });
  return { text, notes: errors.findNotes(errors.warnings).map(({ id, line, values }) => [id, line, values.cells]) };
}

async function decode(bytes: Buffer, ...cuts: readonly number[]): Promise<string> {
  const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
  const chunks = edges.slice(1).map((end, index) => bytes.subarray(edges[index], end));
  let text = '';
  for await (const part of decodeText(chunks)) text += part;
  return text;
}

async function getCells(text: string): Promise<(readonly string[])[]> {
  const rows = [];
  for await (const { cells } of readRecords(decodeText([Buffer.from(text)]))) rows.push(cells);
  return rows;
}

describe('A text', () => {
  test('is read as it was written, in every encoding, wherever its bytes are cut', async () => {
    for (let run = 0; run < RUNS; run++) {
      const wide = `nom;club\n${getText(WIDER, 90)}`;
      const narrow = `nom;club\n${getText(LETTERS, 90)} Œuvré l’été 5€;`;
      for (const [text, encoding, addBOM] of [
        [wide, 'utf8', false],
        [wide, 'utf8', true],
        [wide, 'utf-16le', true],
        [wide, 'utf-16be', true],
        [narrow, 'win1252', false],
      ] as const) {
        const bytes = iconv.encode(text, encoding, { addBOM });
        expect([encoding, await decode(bytes, random(bytes.length), random(bytes.length))]).toEqual([encoding, text]);
      }
    }
  });

  test('of two bytes a letter is known without its mark', async () => {
    for (const encoding of ['utf-16le', 'utf-16be'])
      expect(await decode(iconv.encode('bib;nom\n1;Łódź', encoding))).toBe('bib;nom\n1;Łódź');
  });

  test.each([
    ['marked as UTF-8 and is not', Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0xe9, 0x62])],
    ['has a byte that is no letter', Buffer.from([0x61, 0x0a, 0x81])],
    ['is no text', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 0xff, 0xfe, 0xfa])],
  ])('is refused when it %s', async (_, bytes) => {
    await expect(decode(bytes)).rejects.toThrow(/invalid request/);
  });

  test('of results is read in the encoding of most of its letters, however it is cut; each byte of another is told', async () => {
    const name = 'José Müllerova\n';
    const padding = 'a'.repeat(20_000);
    const odd = (text: string): Buffer => iconv.encode(text, 'win1252');
    for (const [bytes, text, notes] of [
      [[name, odd('Bj\u00f6rn\n'), name], `${name}Björn\n${name}`, [['bytesForeign', 2, '"ö"']]],
      [[odd('Zo\u00e9\n'), padding, name], `Zoé\n${padding}${name}`, [['bytesForeign', 1, '"é"']]],
      [[odd(name), padding, odd('Spa\u00df\u201c')], `${name}${padding}Spaß“`, []],
      [[Buffer.from([0xef, 0xbb, 0xbf]), odd('Zo\u00e9')], 'Zoé', [['bytesForeign', 1, '"é"']]],
      [[name, Buffer.from([0x81])], `${name}\ufffd`, [['bytesForeign', 2, '"\ufffd"']]],
      [['M\ufffdller'], 'M\ufffdller', []],
    ] as const) {
      const all = Buffer.concat(bytes.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
      for (const cut of [0, 1, 5, 17, all.length - 1]) expect(await repair(all, cut)).toEqual({ text, notes });
    }
  });
});

describe('A table', () => {
  test('comes back cell by cell, formulas too: as it was with semicolons; with commas, those inside quotes are spaces', async () => {
    for (let run = 0; run < RUNS; run++) {
      const rows = Array.from({ length: 1 + random(4) }, () =>
        Array.from({ length: 3 }, () => getText(WIDER, 8).trim()),
      );
      const lines = [['uid', 'bib', 'nom'], ...rows.filter((cells) => cells.some((cell) => cell !== ''))];
      expect(await getCells(await writeTable(lines, 'semicolon'))).toEqual(lines);
      const spaced = lines.map((cells) =>
        cells.map((cell) => unescapeCell(escapeCell(cell).replaceAll(',', ' ').trim())),
      );
      expect(await getCells(await writeTable(lines, 'comma'))).toEqual(spaced);
    }
  });

  test('of commas reads a line as P5.8 says', async () => {
    const line = '12,"VALMOREL, Inès","le ""petit"""';
    expect((await getCells(`${line}\n`))[0]).toEqual(parseCsvLine(line).map((cell) => cell));
  });

  test.each([
    ['a;b,c;d', ';'],
    ['a,b,c;d', ','],
    ['a\tb\tc', '\t'],
    ['"a,b,c,d";e', ';'],
    ['\n\na,b', ','],
    ['alone', ';'],
  ])('%j is parted by %j', (text, separator) => {
    expect(findTableSeparator(text)).toBe(separator);
  });
});
