import { formatRound } from 'shared-domain';
import { formatEventShort, type StadiumCell } from 'shared-domain/board';
import type { BoardForm } from './board-form.ts';
import { PixelPicture, type PixelText, WHITE, YELLOW } from './PixelPicture.tsx';
import { PixelWords } from './PixelWords.tsx';
import { fitPixelName, LINE_ROWS, measurePixels } from './pixel-font.ts';
import { useBoardText } from './use-board.ts';
import { useCellWords, useStadium } from './use-stadium.ts';

const EDGE = 4;
/** Points between two parts of a line: more than between words. */
const GAP = 8;

interface Line {
  readonly oid: string;
  readonly event: string;
  readonly round: string;
  readonly words: string;
  readonly figure: string;
}

/** Points that the parts of a line take, with what is between them. */
const measureParts = (...parts: readonly string[]): number => {
  const said = parts.filter((part) => part !== '');
  return said.reduce((sum, part) => sum + measurePixels(part), 0) + GAP * Math.max(0, said.length - 1);
};

/** The largest whole pixels with which every event has its figure beside it. */
export function findStadiumScale(lines: readonly Pick<Line, 'event' | 'figure'>[], row: number, width: number): number {
  const widest = Math.max(1, ...lines.map(({ event, figure }) => measureParts(event, figure)));
  return Math.max(1, Math.min(Math.floor(row / LINE_ROWS), Math.floor((width - 2 * EDGE) / widest)));
}

/** What stands at the left of a figure: the event, its round and who is at it, as far as there is room for them. */
export function chooseStadiumWords({ event, round, words, figure }: Omit<Line, 'oid'>, room: number) {
  const whole = `${event} ${round}`;
  if (measureParts(whole, words, figure) <= room) return { title: whole, words };
  if (measureParts(event, words, figure) <= room) return { title: event, words };
  if (measureParts(whole, figure) <= room) return { title: whole, words: '' };
  return { title: fitPixelName(event, '', room - (figure === '' ? 0 : measurePixels(figure) + GAP)), words: '' };
}

/** The events of the stadium on a board of LED, a line each: whole pixels, white and yellow on black. */
export function PixelStadium({ form, count }: { readonly form: BoardForm; readonly count: number }) {
  const { t, language } = useBoardText();
  const { sayCell, sayFigure, sayRecord } = useCellWords();
  const cells = useStadium(count);
  if (cells.length === 0) return <PixelWords form={form} blocks={[{ text: t('board.nothing'), share: 1 }]} />;
  const lines = cells.map((cell: StadiumCell): Line => {
    const { before, name, after } = sayCell(cell);
    return {
      oid: cell.trial.oid,
      event: formatEventShort(cell.trial, language),
      round: formatRound(cell.trial, language).toLocaleLowerCase(language),
      words: `${[before, name].filter(Boolean).join(' ')}${after}`,
      figure: [sayFigure(cell), sayRecord(cell)].filter(Boolean).join(' '),
    };
  });
  const [width, height] = [Math.floor(form.width), Math.floor(form.height)];
  const row = Math.floor(height / count);
  const scale = findStadiumScale(lines, row, width);
  const room = Math.floor((width - 2 * EDGE) / scale);
  const texts = lines.flatMap((line, at): PixelText[] => {
    const { title, words } = chooseStadiumWords(line, room);
    const y = at * row + Math.max(0, Math.floor((row - LINE_ROWS * scale) / 2));
    const end = width - EDGE - measurePixels(line.figure) * scale;
    return [
      { text: title, x: EDGE, y, scale, color: WHITE },
      { text: words, x: EDGE + (measurePixels(title) + GAP) * scale, y, scale, color: WHITE },
      { text: line.figure, x: end, y, scale, color: YELLOW },
    ];
  });
  const label = lines.map(({ event, round, words, figure }) => [`${event} ${round}`, words, figure].join(' ').trim());
  return <PixelPicture width={width} height={height} texts={texts} label={label.join(', ')} />;
}
