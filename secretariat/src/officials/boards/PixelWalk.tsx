import { formatRound } from 'shared-domain';
import { formatEventName, formatEventShort, listRedCards } from 'shared-domain/board';
import type { DeviceTrial, Walker } from 'shared-domain/live-input';
import { formatHour } from './BoardFrame.tsx';
import type { BoardForm } from './board-form.ts';
import { findPixelRows, fitWords, layPixelLine } from './PixelList.tsx';
import { PixelPicture, WHITE } from './PixelPicture.tsx';
import { PixelWords } from './PixelWords.tsx';
import { fitPixelName, measurePixels } from './pixel-font.ts';
import { useBoard, useBoardText } from './use-board.ts';

interface Props {
  readonly trial: DeviceTrial;
  readonly walkers: readonly Walker[];
  readonly form: BoardForm;
}

/** The posting board of a race walk on a board of LED: bib, name, the signs of the red cards, the hour of the last one where it has room. */
export function PixelWalk({ trial, walkers, form }: Props) {
  const { address, seen } = useBoard();
  const { t, language } = useBoardText();
  if (walkers.length === 0) return <PixelWords form={form} blocks={[{ text: t('board.walk.none'), share: 1 }]} />;
  const { width, height, head, headScale, rowScale, rowTop } = findPixelRows(form);
  const name = form.shape === 'strip' ? formatEventShort(trial, language) : formatEventName(trial, language);
  const title = `${name} ${formatRound(trial, language)}`;
  const lines = walkers.map((walker) => {
    const { start, isOut, posted } = walker;
    const cards = listRedCards(walker);
    const signs = cards.map(({ symbol }) => symbol).join(' ');
    const word = isOut ? 'DQ' : posted === undefined ? '' : t('board.walk.zone');
    const last = cards.at(-1);
    const hour = last === undefined ? '' : formatHour(last.at, seen()?.challenge.tz, language);
    const [whole, short] = [
      [signs, hour, word],
      [signs, word],
    ].map((parts) => parts.filter(Boolean).join(' '));
    // Half of a line is for who it is.
    const end = measurePixels(whole ?? '') * rowScale <= width / 2 ? whole : short;
    return { row: walker.row, bib: start.bib ?? '', last: start.last, first: start.first, end: end ?? '', isOut };
  });
  const texts = [
    ...(head === 0
      ? []
      : layPixelLine({ y: 1, scale: headScale, width, isYellow: false, start: '', name: fitWords(title), end: '' })),
    ...lines.flatMap(({ bib, last, first, end, isOut }, index) =>
      layPixelLine({
        y: rowTop(index),
        scale: rowScale,
        width,
        isYellow: isOut,
        start: bib,
        name: (room) => fitPixelName(last, first, room, address.hasShortNames),
        end,
      }),
    ),
  ];
  return (
    <PixelPicture
      width={width}
      height={height}
      texts={texts}
      rules={head > 0 ? [{ y: head - 2, color: WHITE }] : []}
      label={[title, ...lines.map(({ bib, last, end }) => `${bib} ${last} ${end}`)].join(', ')}
    />
  );
}
