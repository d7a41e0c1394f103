import { findStartTime } from 'shared-domain';
import { formatEventShort } from 'shared-domain/board';
import type { DeviceTrial } from 'shared-domain/live-input';
import { formatHour } from './BoardFrame.tsx';
import { BoardTop } from './BoardTop.tsx';
import { useBoardForm } from './board-form.ts';
import { PixelWords } from './PixelWords.tsx';
import { useBoard, useBoardText } from './use-board.ts';

/** A field event in which nobody can be up yet: its heights or its start list are missing. */
export function AheadBoard({ trial }: { readonly trial: DeviceTrial }) {
  const { seen, address } = useBoard();
  const form = useBoardForm(address);
  const { t, language } = useBoardText();
  const time = formatHour(Date.parse(findStartTime(trial)), seen()?.challenge.tz, language);
  const start = t('board.startAt', { time });
  if (address.isPixelFont === true)
    return <PixelWords form={form} blocks={[{ text: `${formatEventShort(trial, language)}\n${start}`, share: 1 }]} />;
  return (
    <>
      <BoardTop trial={trial} />
      <section className="board-empty">
        <h2>{start}</h2>
      </section>
    </>
  );
}
