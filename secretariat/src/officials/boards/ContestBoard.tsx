import { isVerticalJump } from 'shared-domain';
import type { Freeze } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { sayPause } from '../pause/say-pause.ts';
import { AttemptsBoard } from './AttemptsBoard.tsx';
import { BarsBoard } from './BarsBoard.tsx';
import { formatHour } from './BoardFrame.tsx';
import { BoardTop } from './BoardTop.tsx';
import { useBoardForm } from './board-form.ts';
import { PixelWords } from './PixelWords.tsx';
import { useBoard, useBoardText } from './use-board.ts';

function PausedBoard({ folded }: { readonly folded: FoldedTrialView }) {
  const { seen, address } = useBoard();
  const form = useBoardForm(address);
  const { t, language } = useBoardText();
  const { until, ...said } = folded.sheet.live?.pause ?? {};
  const why = sayPause(said, t);
  const tz = seen()?.challenge.tz;
  const words =
    until === undefined
      ? t('board.pause')
      : t('board.pauseUntil', { time: formatHour(Date.parse(until), tz, language) });
  if (address.isPixelFont === true)
    return <PixelWords form={form} blocks={[{ text: [words, why].filter(Boolean).join('\n'), share: 1 }]} />;
  return (
    <>
      <BoardTop trial={folded.trial} />
      <section className="board-empty">
        <h2>{words}</h2>
        {why !== undefined && <p>{why}</p>}
      </section>
    </>
  );
}

/** A field event as far as it is: paused, or with an athlete at the pit. */
export function ContestBoard({ folded, freeze }: { readonly folded: FoldedTrialView; readonly freeze: Freeze }) {
  const { sheet, trial } = folded;
  if (sheet.live?.pause !== undefined) return <PausedBoard folded={folded} />;
  return isVerticalJump(trial.g0) ? (
    <BarsBoard folded={folded} freeze={freeze} />
  ) : (
    <AttemptsBoard folded={folded} freeze={freeze} />
  );
}
