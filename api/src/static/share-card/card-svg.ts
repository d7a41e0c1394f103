import type { CardFacts, CardRow } from './card-facts.ts';

export const CARD = { width: 1200, height: 630 } as const;

/** Font size of a title without a list, px. */
const TITLE_SIZE = 88;

const INK = { board: '#101b34', line: '#33415f', text: '#f6f3ec', quiet: '#b5c0d4', hot: '#ff8a66', stride: '#c2330f' };

/** Approximate width of letters in the bold font, relative to the font size, as the server cannot measure text. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ilIjft.,:;'’!|·() ]/, 0.33],
  [/[mwMW@%…]/, 0.92],
  [/[\p{Lu}]/u, 0.72],
  [/[\d–—+]/, 0.66],
];
const OTHER = 0.61;

const measureText = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER), 0);

const MARGIN = 64;
const ROOM = CARD.width - 2 * MARGIN;

const inXml = (text: string): string =>
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The font size at which a text fits, at least `least`; if it is still too long it is shortened with `…`. */
function fitted(
  text: string,
  room: number,
  most: number,
  least: number,
): { readonly size: number; readonly text: string } {
  const size = Math.max(least, Math.min(most, room / measureText(text)));
  let cut = text;
  while (measureText(cut) * size > room && cut.length > 1) cut = `${cut.replace(/…$/, '').slice(0, -1).trimEnd()}…`;
  return { size, text: cut };
}

/** A title on one line, or on two lines of about the same length. */
function inLines(title: string): readonly string[] {
  if (measureText(title) * TITLE_SIZE <= ROOM) return [title];
  const words = title.split(' ');
  const cuts = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
  const longest = ([one, two]: readonly [string, string]) => Math.max(measureText(one), measureText(two));
  return cuts.toSorted((a, b) => longest(a) - longest(b))[0] ?? [title];
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly most: number;
  readonly least: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'end';
}

function write(words: string, { x, y, room, most, least, weight = 400, fill = INK.text, anchor = 'start' }: Written) {
  const { size, text } = fitted(words, room, most, least);
  return `<text x="${x}" y="${y}" font-size="${size.toFixed(1)}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${inXml(text)}</text>`;
}

/** The bend of a track with its staggered starts, which all boards of the site show; coordinates in the picture's pixels. */
function lanes(): string {
  const bends = [0, 1, 2, 3, 4, 5].map((lane) => {
    const radius = 250 + 58 * lane;
    const angle = ((208 - 9 * lane) * Math.PI) / 180;
    const at = (r: number) => `${(1230 + r * Math.cos(angle)).toFixed(1)} ${(120 + r * -Math.sin(angle)).toFixed(1)}`;
    return (
      `<circle cx="1230" cy="120" r="${radius}" fill="none" stroke="${INK.line}" stroke-width="2" opacity="0.7"/>` +
      `<path d="M${at(radius)}L${at(radius + 58)}" stroke="${INK.quiet}" stroke-width="6" opacity="0.35"/>`
    );
  });
  return bends.join('');
}

const LOGO =
  `<path fill="${INK.text}" d="M5 59V31C5 15.5 15.5 5 31 5H58.5L54.5 17H32C23 17 17 23 17 32V59Z"/>` +
  `<path fill="${INK.hot}" d="M27.5 28H54L50 40H23.5Z"/>`;

const ROW = { first: 372, step: 72 } as const;

function row({ rank, name, from, mark }: CardRow, at: number): string {
  const y = ROW.first + at * ROW.step;
  const lead = at === 0;
  const fill = lead ? INK.hot : INK.text;
  const who = fitted(name, from === '' ? 700 : 600, 42, 30);
  return [
    `<path d="M${MARGIN} ${y + 20}H${CARD.width - MARGIN}" stroke="${lead ? INK.stride : INK.line}" stroke-width="${lead ? 4 : 2}"/>`,
    write(rank, { x: MARGIN, y, room: 60, most: 40, least: 30, weight: 700, fill }),
    `<text x="${MARGIN + 72}" y="${y}" font-size="${who.size.toFixed(1)}" font-weight="700" fill="${INK.text}">${inXml(who.text)}`,
    `<tspan dx="16" font-size="26" font-weight="400" fill="${INK.quiet}">${inXml(from.slice(0, 24))}</tspan></text>`,
    write(mark, { x: CARD.width - MARGIN, y, room: 260, most: 54, least: 36, weight: 700, fill, anchor: 'end' }),
  ].join('');
}

/** The picture of a shared link (Open Graph), 1200 × 630 px, in the font of the site. */
export function cardSvg({ challenge, when, title, sub, rows }: CardFacts): string {
  const listed = rows.length > 0;
  const lines = listed ? [title] : inLines(title);
  const titleY = listed ? 218 : 300;
  const subY = titleY + 62 + 96 * (lines.length - 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" font-family="Inter">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${INK.board}"/>`,
    lanes(),
    `<g transform="translate(${MARGIN - 4} 44) scale(0.95)">${LOGO}</g>`,
    write('Foulée', { x: MARGIN + 70, y: 92, room: 300, most: 44, least: 44, weight: 700 }),
    ...lines.map((line, at) =>
      write(line, {
        x: MARGIN,
        y: titleY + 96 * at,
        room: ROOM,
        most: listed ? 104 : TITLE_SIZE,
        least: 52,
        weight: 700,
      }),
    ),
    write(sub, { x: MARGIN, y: subY, room: ROOM, most: 38, least: 26, weight: 600, fill: INK.quiet }),
    ...rows.map(row),
    challenge === undefined
      ? ''
      : write([challenge, when].filter(Boolean).join(' · '), {
          x: MARGIN,
          y: 594,
          room: ROOM,
          most: 28,
          least: 22,
          fill: INK.quiet,
        }),
    '</svg>',
  ].join('');
}
