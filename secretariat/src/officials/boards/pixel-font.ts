import { shortenFirst } from 'shared-domain/board';

/** Letters of 5 × 7 points for boards of LED: seven rows of each, two figures of sixteen a row. */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '0E11111F111111',
  B: '1E11111E11111E',
  C: '0E11101010110E',
  D: '1C12111111121C',
  E: '1F10101E10101F',
  F: '1F10101E101010',
  G: '0E11101711110F',
  H: '1111111F111111',
  I: '0E04040404040E',
  J: '0702020202120C',
  K: '11121418141211',
  L: '1010101010101F',
  M: '111B1515111111',
  N: '11111915131111',
  O: '0E11111111110E',
  P: '1E11111E101010',
  Q: '0E11111115120D',
  R: '1E11111E141211',
  S: '0F10100E01011E',
  T: '1F040404040404',
  U: '1111111111110E',
  V: '11111111110A04',
  W: '1111111515150A',
  X: '11110A040A1111',
  Y: '11110A04040404',
  Z: '1F01020408101F',
  '0': '0E11111111110E',
  '1': '040C040404040E',
  '2': '0E11010204081F',
  '3': '1F02040201110E',
  '4': '02060A121F0202',
  '5': '1F101E0101110E',
  '6': '0608101E11110E',
  '7': '1F010204080808',
  '8': '0E11110E11110E',
  '9': '0E11110F01020C',
  '.': '00000000000C0C',
  ',': '000000000C0408',
  ':': '000C0C000C0C00',
  '-': '0000001F000000',
  '+': '0004041F040400',
  '=': '00001F001F0000',
  '/': '00010204081000',
  "'": '0C040800000000',
  '·': '000000040C0000',
  '(': '02040808080402',
  ')': '08040202020408',
  '?': '0E110102040004',
  '!': '04040404040004',
  '%': '18190204081303',
  '~': '00000815020000',
  '>': '08040201020408',
};

/** What stands over a letter, or under it, in two rows of five points. */
const ACCENTS: Readonly<Record<string, { readonly rows: readonly [number, number]; readonly isUnder?: true }>> = {
  '\u0300': { rows: [0x08, 0x04] },
  '\u0301': { rows: [0x02, 0x04] },
  '\u0302': { rows: [0x04, 0x0a] },
  '\u0303': { rows: [0x0d, 0x16] },
  '\u0308': { rows: [0x0a, 0x00] },
  '\u030a': { rows: [0x04, 0x0a] },
  '\u030c': { rows: [0x0a, 0x04] },
  '\u0327': { rows: [0x04, 0x08], isUnder: true },
};

/** Letters that are written with others, and signs that look like others. */
const OTHERS: Readonly<Record<string, string>> = {
  Œ: 'OE',
  Æ: 'AE',
  Ø: 'O',
  ß: 'SS',
  Ł: 'L',
  '–': '-',
  '−': '-',
  '’': "'",
  '…': '.',
};

const WIDTH = 5;
const SPACE = 3;
/** Rows of a line: those of an accent, of a letter, and of what hangs under it. */
export const LINE_ROWS = 11;
export const ACCENT_ROWS = 2;
export const GLYPH_ROWS = 7;

interface Glyph {
  readonly rows: readonly number[];
  readonly accent: string | undefined;
  readonly isFigure: boolean;
}

const spell = (text: string): string => [...text.toUpperCase()].map((sign) => OTHERS[sign] ?? sign).join('');

function readGlyphs(text: string): readonly (Glyph | undefined)[] {
  const glyphs: (Glyph | undefined)[] = [];
  for (const sign of spell(text).normalize('NFD')) {
    const before = glyphs.at(-1);
    if (sign in ACCENTS) {
      if (before !== undefined) glyphs[glyphs.length - 1] = { ...before, accent: sign };
    } else {
      const hex = GLYPHS[sign];
      const rows =
        hex === undefined
          ? undefined
          : Array.from({ length: GLYPH_ROWS }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
      glyphs.push(rows === undefined ? undefined : { rows, accent: undefined, isFigure: /\d/.test(sign) });
    }
  }
  return glyphs;
}

/** The points that a glyph takes across: figures all have five, letters and signs what they need. */
function findSpan({ rows, isFigure }: Glyph): { readonly left: number; readonly width: number } {
  const all = rows.reduce((sum, row) => sum | row, 0);
  const isNarrow = (all & 0x11) === 0;
  if (!isNarrow || isFigure) return { left: 0, width: WIDTH };
  const left = Math.clz32(all) - (32 - WIDTH);
  let right = WIDTH;
  while (right > left + 1 && (all & (1 << (WIDTH - right))) === 0) right -= 1;
  return { left, width: right - left };
}

/** How many points a text takes across. */
export function measurePixels(text: string): number {
  const widths = readGlyphs(text).map((glyph) => (glyph === undefined ? SPACE : findSpan(glyph).width));
  return widths.reduce((sum, width) => sum + width + 1, 0) - (widths.length > 0 ? 1 : 0);
}

/** The points of a text as a path of whole pixels, `scale` pixels each, its first row for an accent at `y`. */
export function drawPixels(text: string, x: number, y: number, scale: number): string {
  let at = x;
  const parts: string[] = [];
  const drawRow = (bits: number, row: number, left: number, width: number) => {
    for (let column = 0; column < width; column += 1) {
      if ((bits & (1 << (WIDTH - 1 - left - column))) !== 0)
        parts.push(`M${at + column * scale} ${y + row * scale}h${scale}v${scale}h-${scale}z`);
    }
  };
  for (const glyph of readGlyphs(text)) {
    if (glyph === undefined) {
      at += (SPACE + 1) * scale;
      continue;
    }
    const { left, width } = findSpan(glyph);
    glyph.rows.forEach((bits, row) => {
      drawRow(bits, row + ACCENT_ROWS, left, width);
    });
    const accent = glyph.accent === undefined ? undefined : ACCENTS[glyph.accent];
    accent?.rows.forEach((bits, row) => {
      drawRow(bits, accent.isUnder === true ? row + ACCENT_ROWS + GLYPH_ROWS : row, left, width);
    });
    at += (width + 1) * scale;
  }
  return parts.join('');
}

/** The name that fits into so many points: whole, with a letter for the first name, cut (officials 5.2). */
export function fitPixelName(last: string, first: string, room: number, isShort = false): string {
  const short = `${last} ${shortenFirst(first)}`.trim();
  const names = [...(isShort ? [] : [`${last} ${first}`.trim()]), short];
  const fitting = names.find((name) => measurePixels(name) <= room);
  if (fitting !== undefined) return fitting;
  let cut = short;
  while (cut !== '' && measurePixels(cut) > room) cut = cut.slice(0, -1).trimEnd();
  return cut;
}
