import type { AttemptClock } from 'shared-domain/board';
import { formatTimeLeft } from './BoardTop.tsx';
import type { BoardForm } from './board-form.ts';
import { PixelPicture, type PixelText, WHITE, YELLOW } from './PixelPicture.tsx';
import { ACCENT_ROWS, fitPixelName, GLYPH_ROWS, measurePixels } from './pixel-font.ts';
import { useBoardClock } from './use-board.ts';

/** What a board beside a pit says in whole pixels. */
export interface PixelContestWords {
  readonly bib: string;
  readonly last: string;
  readonly first: string;
  /** The event and the attempt: «Longueur F 3/6». */
  readonly event: string;
  /** The mark, the bar, the series so far. */
  readonly figure: string;
  /** Wind, a chip, failures at the bar, and last the rank: the first that there is no room for is left out with those after it. */
  readonly notes: readonly string[];
  readonly clock?: { readonly text: string; readonly isLast: boolean } | undefined;
}

/** A board of 640 × 192 is 24 of these high. */
const UNITS = 24;
/** Lower than this a board has one line. */
const MIN_TWO_LINES = 64;
/** The smallest points that are read. */
const MIN_SCALE = 2;

/** A text whose letters begin at `top`. */
const place = (text: string, x: number, top: number, scale: number, color: PixelText['color'] = WHITE): PixelText => ({
  text,
  x,
  y: top - ACCENT_ROWS * scale,
  scale,
  color,
});

/** The last of a series that have room for them, so many points. */
function keepLast(figure: string, room: number): string {
  const parts = figure.split(' ');
  while (parts.length > 1 && measurePixels(parts.join(' ')) > room) parts.shift();
  return parts.join(' ');
}

/** The figure in one line, with the bib before it and the time after it where there is room. */
function layLine({ bib, last, figure, clock }: PixelContestWords, width: number, height: number): PixelText[] {
  const scale = Math.max(1, Math.floor((height - 2) / GLYPH_ROWS));
  const top = Math.floor((height - GLYPH_ROWS * scale) / 2);
  const gap = 4 * scale;
  const measure = (text: string) => measurePixels(text) * scale;
  const figures =
    figure === ''
      ? fitPixelName(last, '', Math.floor((width - measure(bib) - gap) / scale))
      : keepLast(figure, Math.floor((width - 4) / scale));
  const isWhole = measure(bib) + gap + measure(figures) <= width - 4;
  const from = isWhole ? 2 + measure(bib) + gap : 2;
  const end = clock === undefined ? 0 : measure(clock.text);
  const hasTime = clock !== undefined && from + measure(figures) + gap + end <= width - 2;
  return [
    ...(isWhole ? [place(bib, 2, top, scale, YELLOW)] : []),
    place(figures, from, top, scale),
    ...(hasTime ? [place(clock.text, width - 2 - end, top, scale, clock.isLast ? YELLOW : WHITE)] : []),
  ];
}

/** Where the line lies between who is up and what is measured. */
const findRule = (height: number): number => {
  const unit = Math.max(MIN_SCALE, Math.floor(height / UNITS));
  return (GLYPH_ROWS + 2) * unit - 2;
};

/** Where everything stands on a board of so many pixels: who above, how far below. */
export function layContest(words: PixelContestWords, width: number, height: number): PixelText[] {
  if (height < MIN_TWO_LINES) return layLine(words, width, height);
  const { bib, last, first, event, notes, clock } = words;
  const unit = Math.max(MIN_SCALE, Math.floor(height / UNITS));
  const edge = unit;
  const [nameScale, eventScale, clockScale] = [
    Math.max(MIN_SCALE, Math.ceil(unit / 2)),
    Math.floor((3 * unit) / 8),
    Math.max(MIN_SCALE, Math.floor((3 * unit) / 4)),
  ];
  const time = clock === undefined ? 0 : measurePixels(clock.text) * clockScale + 2 * unit;
  const from = edge + (bib === '' ? 0 : measurePixels(bib) * unit + 3 * unit);
  const room = width - edge - time - from;
  const eventTop = edge + GLYPH_ROWS * nameScale + unit - 1;
  const noteScale = clockScale;
  const figure = keepLast(words.figure, Math.floor((width - 2 * edge) / unit));
  const notesWidth = (shown: readonly string[]) =>
    shown.reduce((sum, note) => sum + measurePixels(note) * noteScale + 2 * unit, 0);
  const below = height - 4 * edge - GLYPH_ROWS * unit;
  const findScale = (shown: readonly string[]) =>
    Math.min(
      Math.floor(below / GLYPH_ROWS),
      Math.floor((width - 2 * edge - notesWidth(shown)) / Math.max(1, measurePixels(figure))),
    );
  // The figure is what is read from afar: notes go before it gets smaller than a bib.
  const count = notes.findIndex((_, at) => findScale(notes.slice(0, at + 1)) < unit);
  const shown = count < 0 ? notes : notes.slice(0, count);
  const scale = Math.max(MIN_SCALE, findScale(shown));
  const top = height - edge - GLYPH_ROWS * scale;
  const noteTop = height - edge - GLYPH_ROWS * noteScale;
  let right = width - edge;
  const placedNotes = shown.toReversed().map((note) => {
    right -= measurePixels(note) * noteScale;
    const text = place(note, right, noteTop, noteScale, note === notes.at(-1) ? YELLOW : WHITE);
    right -= 2 * unit;
    return text;
  });
  return [
    place(bib, edge, edge, unit, YELLOW),
    place(fitPixelName(last, first, Math.floor(room / nameScale)), from, edge, nameScale),
    ...(eventScale < MIN_SCALE
      ? []
      : [place(fitPixelName(event, '', Math.floor(room / eventScale)), from, eventTop, eventScale)]),
    ...(clock === undefined
      ? []
      : [place(clock.text, width - edge - time + 2 * unit, edge, clockScale, clock.isLast ? YELLOW : WHITE)]),
    place(figure, edge, top, scale),
    ...placedNotes,
  ];
}

interface Props {
  readonly form: BoardForm;
  readonly words: Omit<PixelContestWords, 'clock'>;
  readonly clock: AttemptClock | undefined;
}

/** Beside a pit, on a board of LED: who, which attempt, how far, and the time that is left. */
export function PixelContest({ form, words, clock }: Props) {
  const { at } = useBoardClock();
  const left = clock === undefined ? 0 : clock.ms - Math.max(0, at - Date.parse(clock.since));
  const time = clock === undefined ? undefined : { text: formatTimeLeft(left), isLast: left <= clock.signalMs };
  const [width, height] = [Math.floor(form.width), Math.floor(form.height)];
  const { bib, last, first, event, figure, notes } = words;
  const name = `${last.toUpperCase()} ${first}`.trim();
  const label = [bib, name, event, time?.text, figure, ...notes].filter((part) => part !== undefined && part !== '');
  return (
    <PixelPicture
      width={width}
      height={height}
      texts={layContest({ ...words, clock: time }, width, height)}
      rules={height < MIN_TWO_LINES ? [] : [{ y: findRule(height), color: WHITE }]}
      label={label.join(', ')}
    />
  );
}
