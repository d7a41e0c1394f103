import { formatRound, type Language } from 'shared-domain';
import { formatEventName, formatEventShort, type ListPicture, type ListRow } from 'shared-domain/board';
import type { DeviceTrial } from 'shared-domain/live-input';
import { formatRunning } from '../finish/finish-words.ts';
import { sayChip } from './BoardChip.tsx';
import type { BoardForm } from './board-form.ts';
import { PixelPicture, type PixelText, WHITE, YELLOW } from './PixelPicture.tsx';
import { fitPixelName, LINE_ROWS, measurePixels } from './pixel-font.ts';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';
import { useListNote } from './use-list-note.ts';

const EDGE = 4;

/** What a line of LED says at its left and at its right; a name takes what is left between. */
interface PixelLine {
  readonly y: number;
  readonly scale: number;
  readonly width: number;
  readonly isYellow: boolean;
  readonly start: string;
  readonly name: (room: number) => string;
  readonly end: string;
}

/** A line of LED: what is at its left and its right, and the name between. */
export function layPixelLine({ y, scale, width, isYellow, start, name, end }: PixelLine): PixelText[] {
  const endWidth = measurePixels(end) * scale;
  const from = EDGE + (start === '' ? 0 : (measurePixels(start) + 3) * scale);
  const to = width - EDGE - (end === '' ? 0 : endWidth + 3 * scale);
  const color = isYellow ? YELLOW : WHITE;
  return [
    { text: start, x: EDGE, y, scale, color },
    { text: name(Math.floor((to - from) / scale)), x: from, y, scale, color: WHITE },
    { text: end, x: width - EDGE - endWidth, y, scale, color },
  ];
}

/** A mark, and the record that it makes. */
const formatMarkOf = ({ mark, record, made }: ListRow, language: Language): string =>
  record === undefined ? mark : `${mark} ${sayChip({ record, made }, language)}`;

/** Where the lines of a list are on a board of LED, and with how many pixels a point. */
export function findPixelRows(form: BoardForm) {
  const [width, height] = [Math.floor(form.width), Math.floor(form.height)];
  const isStrip = form.shape === 'strip';
  const head = isStrip ? form.head : Math.round(height / (form.rows + 1));
  const row = isStrip ? form.row : Math.floor((height - head) / form.rows);
  const rowScale = Math.max(1, Math.floor(row / LINE_ROWS));
  return {
    width,
    height,
    head,
    row,
    headScale: Math.max(1, Math.floor(head / LINE_ROWS)),
    rowScale,
    rowTop: (index: number) => head + index * row + Math.max(0, Math.floor((row - LINE_ROWS * rowScale) / 2)),
  };
}

/** A text that fits, cut where it does not. */
export const fitWords = (text: string) => (room: number) => fitPixelName(text, '', room);

interface Props {
  readonly trial: DeviceTrial;
  readonly picture: ListPicture;
  readonly form: BoardForm;
  readonly shown: readonly ListRow[];
}

/** A list in points of a board of LED: whole pixels, white and yellow on black, nothing smoothed. */
export function PixelList({ trial, picture, form, shown }: Props) {
  const { address } = useBoard();
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const { quiet, strong } = useListNote(picture);
  const { kind, state, since, rows, cut } = picture;
  const { width, height, head, row, headScale, rowScale, rowTop } = findPixelRows(form);
  const isStrip = form.shape === 'strip';
  const title = `${isStrip ? formatEventShort(trial, language) : formatEventName(trial, language)} ${formatRound(trial, language)}`;
  const said = kind === 'lanes' ? '' : state === 'official' ? t('state.official') : t('board.provisional');
  const note = since === undefined ? [quiet, strong, said].filter(Boolean).join(' ') : formatRunning(at - since);
  const last = cut === undefined ? undefined : rows[cut.after - 1]?.row;
  const cutAt = last === undefined ? -1 : shown.findIndex((one) => one.row === last);
  const texts = [
    ...(head === 0
      ? []
      : layPixelLine({ y: 1, scale: headScale, width, isYellow: false, start: '', name: fitWords(title), end: note })),
    ...shown.flatMap((one, index) =>
      layPixelLine({
        y: rowTop(index),
        scale: rowScale,
        width,
        isYellow: one.isFirst,
        start: one.place,
        name: (room) => fitPixelName(one.last, one.first, room, address.hasShortNames),
        end: one.isFrozen ? t('board.frozen') : formatMarkOf(one, language),
      }),
    ),
  ];
  const rules = [
    ...(head > 0 ? [{ y: head - 2, color: WHITE } as const] : []),
    ...(cutAt >= 0 ? [{ y: head + (cutAt + 1) * row - 2, color: YELLOW } as const] : []),
  ];
  const label = [
    title,
    note,
    ...shown.map((one) => [one.place, one.bib, one.last, formatMarkOf(one, language)].filter(Boolean).join(' ')),
  ];
  return <PixelPicture width={width} height={height} texts={texts} rules={rules} label={label.join(', ')} />;
}
