/** Gives a whole number below `count`. */
export type Pick = (count: number) => number;

type Spoil = (text: string, pick: Pick) => string;

/** Cells that break readers: formulas, other digits, letters that are not seen, dates that no calendar has. */
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

/** Repeated lines: enough to see what each costs. */
const MAX_REPEATS = 400;

const SEPARATORS = [';', ',', '\t', '|', ' '] as const;
const LINE_ENDS = ['\r', '\r\n', '\n', '\n\n', '\u2028', '\n\r', ' \n'] as const;
const SEPARATOR = /[;,\t]/;

const pickOf = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T;
const separatorOf = (text: string): string => SEPARATOR.exec(text)?.[0] ?? ';';

/** Changes the cells of one line. */
const onLine =
  (change: (cells: string[], pick: Pick) => string[]): Spoil =>
  (text, pick) => {
    const lines = text.split('\n');
    const at = pick(lines.length);
    const separator = separatorOf(text);
    return lines.with(at, change((lines[at] ?? '').split(separator), pick).join(separator)).join('\n');
  };

/** Changes the cells of every line in the same way. */
const onColumns =
  (change: (cells: string[], one: number, other: number) => string[]): Spoil =>
  (text, pick) => {
    const separator = separatorOf(text);
    const lines = text.split('\n').map((line) => line.split(separator));
    const width = lines[0]?.length ?? 1;
    const [one, other] = [pick(width), pick(width)];
    return lines.map((cells) => change(cells, one, other).join(separator)).join('\n');
  };

const onLines =
  (change: (lines: string[], one: number, other: number) => string[]): Spoil =>
  (text, pick) => {
    const lines = text.split('\n');
    return change(lines, pick(lines.length), pick(lines.length)).join('\n');
  };

/** Ways in which a text that is sent differs from one that should be. */
const SPOILS: readonly Spoil[] = [
  onLine((cells, pick) => cells.with(pick(cells.length), pickOf(CELLS, pick))),
  onLine((cells, pick) => cells.with(pick(cells.length), pickOf(cells, pick))),
  onLine((cells, pick) => cells.toSpliced(pick(cells.length), 1)),
  onLine((cells, pick) => cells.toSpliced(pick(cells.length), 0, pickOf(CELLS, pick))),
  onLine((cells, pick) => {
    const at = pick(cells.length);
    return cells.with(at, `"${cells[at]}`);
  }),
  onLine((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`)),
  onLine((cells) => cells.toReversed()),
  onColumns((cells, one, other) => [...cells, cells[one] ?? '', cells[other] ?? '']),
  onColumns((cells, one, other) =>
    cells.map((cell, index) => (index === one ? cells[other] : index === other ? cells[one] : cell) ?? ''),
  ),
  onColumns((cells, one) => cells.filter((_, index) => index !== one)),
  onLines((lines, one) => lines.toSpliced(one, 1)),
  onLines((lines, one, other) => lines.toSpliced(other, 0, lines[one] ?? '')),
  onLines((lines, one, other) => lines.toSpliced(one, 0, ...Array<string>(other).fill(''))),
  onLines((lines, one, other) => [
    ...lines,
    ...Array<string>(Math.min(40 * other, MAX_REPEATS)).fill(lines[one] ?? ''),
  ]),
  (text, pick) => text.slice(0, pick(text.length + 1)),
  (text, pick) => text.slice(pick(text.length + 1)),
  (text, pick) => {
    const at = pick(text.length + 1);
    return text.slice(0, at) + pickOf(CELLS, pick) + text.slice(at);
  },
  (text, pick) => {
    const at = pick(text.length + 1);
    return text.slice(0, at) + text.slice(at + pick(12));
  },
  (text, pick) => text.replaceAll(separatorOf(text), pickOf(SEPARATORS, pick)),
  (text, pick) => text.replaceAll(/\r?\n/g, pickOf(LINE_ENDS, pick)),
  (text, pick) => pickOf(['\ufeff', '\n', 'sep=;\n', '  ', '#', '\ufeff\ufeff'], pick) + text,
  (text, pick) => text.replace(/\d/g, (digit) => String((Number(digit) + pick(3)) % 10)),
  (text) => text.toUpperCase(),
  (text, pick) => text + text.slice(pick(text.length + 1)),
];

/** A text after so many of these, one after another. */
export function spoilText(text: string, times: number, pick: Pick): string {
  let spoiled = text;
  for (let step = 0; step < times; step += 1) spoiled = pickOf(SPOILS, pick)(spoiled, pick);
  return spoiled;
}
