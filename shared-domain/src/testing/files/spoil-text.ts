/** Returns a random whole number below `count`. */
export type Pick = (count: number) => number;

type TextSpoil = (text: string, pick: Pick) => string;

/** Cells that break careless readers: formulas, other digits, invisible characters, impossible dates. */
const CELLS = [
  '',
  ' ',
  '0',
  '-1',
  '00:00:00',
  '99:99:99',
  '1e309',
  '9999999999999999999',
  'NaN',
  '١٢',
  '"',
  '""',
  "'",
  ';',
  ',',
  '\t',
  '=1+1',
  '=HYPERLINK("http://x.example";"x")',
  '@SUM(A1)',
  "'=1",
  'constructor',
  '__proto__',
  'null',
  '\u202eSNITRAM',
  '\u200b',
  '\u00a0',
  '\u0000',
  '\u0007',
  '\ufffd',
  '\ud800',
  'e\u0301',
  'é'.repeat(200),
  'x'.repeat(70_000),
  '31/02/2001',
  '2001-13-45',
  '29/02/2001',
  'DNF',
  'aufg.',
  '=3',
  'T12',
  '1st',
  '💥',
  '<b>',
  '&amp;',
  '&#0;',
  "' or 1=1",
] as const;

/** How often a line is repeated at most. */
const MAX_REPEATS = 400;

const SEPARATORS = [';', ',', '\t', '|', ' '] as const;
const LINE_ENDS = ['\r', '\r\n', '\n', '\n\n', '\u2028', '\n\r', ' \n'] as const;
const SEPARATOR = /[;,\t]/;

const pickItem = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T;
const findSeparator = (text: string): string => SEPARATOR.exec(text)?.[0] ?? ';';

/** Makes a spoil that changes the cells of a random line. */
const spoilLine =
  (change: (cells: string[], pick: Pick) => string[]): TextSpoil =>
  (text, pick) => {
    const lines = text.split('\n');
    const at = pick(lines.length);
    const separator = findSeparator(text);
    return lines.with(at, change((lines[at] ?? '').split(separator), pick).join(separator)).join('\n');
  };

/** Makes a spoil that changes the cells of all lines in the same two random columns. */
const spoilColumns =
  (change: (cells: string[], one: number, other: number) => string[]): TextSpoil =>
  (text, pick) => {
    const separator = findSeparator(text);
    const lines = text.split('\n').map((line) => line.split(separator));
    const width = lines[0]?.length ?? 1;
    const [one, other] = [pick(width), pick(width)];
    return lines.map((cells) => change(cells, one, other).join(separator)).join('\n');
  };

/** Makes a spoil that changes the list of lines, given the indexes of two random ones. */
const spoilLines =
  (change: (lines: string[], one: number, other: number) => string[]): TextSpoil =>
  (text, pick) => {
    const lines = text.split('\n');
    return change(lines, pick(lines.length), pick(lines.length)).join('\n');
  };

/** Ways to spoil a text. */
const SPOILS: readonly TextSpoil[] = [
  spoilLine((cells, pick) => cells.with(pick(cells.length), pickItem(CELLS, pick))),
  spoilLine((cells, pick) => cells.with(pick(cells.length), pickItem(cells, pick))),
  spoilLine((cells, pick) => cells.toSpliced(pick(cells.length), 1)),
  spoilLine((cells, pick) => cells.toSpliced(pick(cells.length), 0, pickItem(CELLS, pick))),
  spoilLine((cells, pick) => {
    const at = pick(cells.length);
    return cells.with(at, `"${cells[at]}`);
  }),
  spoilLine((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`)),
  spoilLine((cells) => cells.toReversed()),
  spoilColumns((cells, one, other) => [...cells, cells[one] ?? '', cells[other] ?? '']),
  spoilColumns((cells, one, other) =>
    cells.map((cell, index) => (index === one ? cells[other] : index === other ? cells[one] : cell) ?? ''),
  ),
  spoilColumns((cells, one) => cells.filter((_, index) => index !== one)),
  spoilLines((lines, one) => lines.toSpliced(one, 1)),
  spoilLines((lines, one, other) => lines.toSpliced(other, 0, lines[one] ?? '')),
  spoilLines((lines, one, other) => lines.toSpliced(one, 0, ...Array<string>(other).fill(''))),
  spoilLines((lines, one, other) => [
    ...lines,
    ...Array<string>(Math.min(40 * other, MAX_REPEATS)).fill(lines[one] ?? ''),
  ]),
  (text, pick) => text.slice(0, pick(text.length + 1)),
  (text, pick) => text.slice(pick(text.length + 1)),
  (text, pick) => {
    const at = pick(text.length + 1);
    return text.slice(0, at) + pickItem(CELLS, pick) + text.slice(at);
  },
  (text, pick) => {
    const at = pick(text.length + 1);
    return text.slice(0, at) + text.slice(at + pick(12));
  },
  (text, pick) => text.replaceAll(findSeparator(text), pickItem(SEPARATORS, pick)),
  (text, pick) => text.replaceAll(/\r?\n/g, pickItem(LINE_ENDS, pick)),
  (text, pick) => pickItem(['\ufeff', '\n', 'sep=;\n', '  ', '#', '\ufeff\ufeff'], pick) + text,
  (text, pick) => text.replace(/\d/g, (digit) => String((Number(digit) + pick(3)) % 10)),
  (text) => text.toUpperCase(),
  (text, pick) => text + text.slice(pick(text.length + 1)),
];

/** Spoils a text several times, one after another. */
export function spoilText(text: string, times: number, pick: Pick): string {
  let spoiled = text;
  for (let step = 0; step < times; step += 1) spoiled = pickItem(SPOILS, pick)(spoiled, pick);
  return spoiled;
}
