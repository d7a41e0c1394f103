import type { CardFacts, CardRow } from './card-facts.ts';

export const CARD = { width: 1200, height: 630 } as const;

/** Font size of a title without a list, px. */
const TITLE_SIZE = 88;

const COLOURS = {
  board: '#101b34',
  line: '#33415f',
  text: '#f6f3ec',
  quiet: '#b5c0d4',
  hot: '#ff8a66',
  stride: '#c2330f',
};

/** Approximate width of letters in the bold font, relative to the font size, as the server cannot measure text. */
const LETTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ilIjft.,:;'’!|·() ]/, 0.33],
  [/[mwMW@%…]/, 0.92],
  [/[\p{Lu}]/u, 0.72],
  [/[\d–—+]/, 0.66],
];
const OTHER_LETTER_WIDTH = 0.61;

const measureText = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_LETTER_WIDTH),
    0,
  );

const MARGIN = 64;
const MAX_TEXT_WIDTH = CARD.width - 2 * MARGIN;

const escapeXml = (text: string): string =>
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The font size at which a text fits, at least `minSize`; if it is still too long it is shortened with `…`. */
function fitText(
  text: string,
  maxWidth: number,
  maxSize: number,
  minSize: number,
): { readonly size: number; readonly text: string } {
  const size = Math.max(minSize, Math.min(maxSize, maxWidth / measureText(text)));
  let shortened = text;
  while (measureText(shortened) * size > maxWidth && shortened.length > 1)
    shortened = `${shortened.replace(/…$/, '').slice(0, -1).trimEnd()}…`;
  return { size, text: shortened };
}

/** A title on one line, or on two lines of about the same length. */
function splitTitle(title: string): readonly string[] {
  if (measureText(title) * TITLE_SIZE <= MAX_TEXT_WIDTH) return [title];
  const words = title.split(' ');
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
  const measureLongest = ([one, two]: readonly [string, string]) => Math.max(measureText(one), measureText(two));
  return splits.toSorted((a, b) => measureLongest(a) - measureLongest(b))[0] ?? [title];
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly maxWidth: number;
  readonly maxSize: number;
  readonly minSize: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'end';
}

function buildText(
  words: string,
  { x, y, maxWidth, maxSize, minSize, weight = 400, fill = COLOURS.text, anchor = 'start' }: TextPlace,
) {
  const { size, text } = fitText(words, maxWidth, maxSize, minSize);
  return `<text x="${x}" y="${y}" font-size="${size.toFixed(1)}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

/** The bend of a track with its staggered starts, which all boards of the site show; coordinates in the picture's pixels. */
function buildLanes(): string {
  const bends = [0, 1, 2, 3, 4, 5].map((lane) => {
    const radius = 250 + 58 * lane;
    const angle = ((208 - 9 * lane) * Math.PI) / 180;
    const formatPoint = (r: number) =>
      `${(1230 + r * Math.cos(angle)).toFixed(1)} ${(120 + r * -Math.sin(angle)).toFixed(1)}`;
    return (
      `<circle cx="1230" cy="120" r="${radius}" fill="none" stroke="${COLOURS.line}" stroke-width="2" opacity="0.7"/>` +
      `<path d="M${formatPoint(radius)}L${formatPoint(radius + 58)}" stroke="${COLOURS.quiet}" stroke-width="6" opacity="0.35"/>`
    );
  });
  return bends.join('');
}

const LOGO =
  `<path fill="${COLOURS.text}" d="M5 59V31C5 15.5 15.5 5 31 5H58.5L54.5 17H32C23 17 17 23 17 32V59Z"/>` +
  `<path fill="${COLOURS.hot}" d="M27.5 28H54L50 40H23.5Z"/>`;

const ROW_Y = { first: 372, step: 72 } as const;

function buildRow({ rank, name, affiliation, mark }: CardRow, index: number): string {
  const y = ROW_Y.first + index * ROW_Y.step;
  const isFirst = index === 0;
  const fill = isFirst ? COLOURS.hot : COLOURS.text;
  const fittedName = fitText(name, affiliation === '' ? 700 : 600, 42, 30);
  return [
    `<path d="M${MARGIN} ${y + 20}H${CARD.width - MARGIN}" stroke="${isFirst ? COLOURS.stride : COLOURS.line}" stroke-width="${isFirst ? 4 : 2}"/>`,
    buildText(rank, { x: MARGIN, y, maxWidth: 60, maxSize: 40, minSize: 30, weight: 700, fill }),
    `<text x="${MARGIN + 72}" y="${y}" font-size="${fittedName.size.toFixed(1)}" font-weight="700" fill="${COLOURS.text}">${escapeXml(fittedName.text)}`,
    `<tspan dx="16" font-size="26" font-weight="400" fill="${COLOURS.quiet}">${escapeXml(affiliation.slice(0, 24))}</tspan></text>`,
    buildText(mark, {
      x: CARD.width - MARGIN,
      y,
      maxWidth: 260,
      maxSize: 54,
      minSize: 36,
      weight: 700,
      fill,
      anchor: 'end',
    }),
  ].join('');
}

/** The picture of a shared link (Open Graph), 1200 × 630 px, in the font of the site. */
export function buildCardSvg({ challenge, dateAndPlace, title, subtitle, rows }: CardFacts): string {
  const hasRows = rows.length > 0;
  const lines = hasRows ? [title] : splitTitle(title);
  const titleY = hasRows ? 218 : 300;
  const subY = titleY + 62 + 96 * (lines.length - 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" font-family="Inter">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${COLOURS.board}"/>`,
    buildLanes(),
    `<g transform="translate(${MARGIN - 4} 44) scale(0.95)">${LOGO}</g>`,
    buildText('Foulée', { x: MARGIN + 70, y: 92, maxWidth: 300, maxSize: 44, minSize: 44, weight: 700 }),
    ...lines.map((line, at) =>
      buildText(line, {
        x: MARGIN,
        y: titleY + 96 * at,
        maxWidth: MAX_TEXT_WIDTH,
        maxSize: hasRows ? 104 : TITLE_SIZE,
        minSize: 52,
        weight: 700,
      }),
    ),
    buildText(subtitle, {
      x: MARGIN,
      y: subY,
      maxWidth: MAX_TEXT_WIDTH,
      maxSize: 38,
      minSize: 26,
      weight: 600,
      fill: COLOURS.quiet,
    }),
    ...rows.map(buildRow),
    challenge === undefined
      ? ''
      : buildText([challenge, dateAndPlace].filter(Boolean).join(' · '), {
          x: MARGIN,
          y: 594,
          maxWidth: MAX_TEXT_WIDTH,
          maxSize: 28,
          minSize: 22,
          fill: COLOURS.quiet,
        }),
    '</svg>',
  ].join('');
}
