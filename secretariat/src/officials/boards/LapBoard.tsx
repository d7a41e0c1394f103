import { describeLaps } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { BoardTop } from './BoardTop.tsx';
import { useBoardForm } from './board-form.ts';
import { FitName } from './FitName.tsx';
import { PixelLaps } from './PixelLaps.tsx';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

/** The laps that the leader has left, as the scorer says whom the board follows; «CLOCHE» for the last one. */
export function LapBoard({ folded }: { readonly folded: FoldedTrialView }) {
  const { address } = useBoard();
  const form = useBoardForm(address);
  const { t } = useBoardText();
  const { at } = useBoardClock();
  const { trial } = folded;
  const { state, left, leader } = describeLaps(folded, at, address.lap);
  const words =
    state === 'laps' ? t('board.laps', { count: left }) : t(state === 'bell' ? 'board.bell' : 'board.finish');
  if (address.isPixelFont === true)
    return <PixelLaps form={form} left={String(left)} words={words} leader={leader} isYellow={state === 'bell'} />;
  return (
    <>
      <BoardTop trial={trial} />
      <section className={state === 'bell' ? 'board-laps bell' : 'board-laps'}>
        <b className="board-lap-n">{left}</b>
        <div className="board-lap-t">
          <span className="board-lap-w">{words}</span>
          {leader !== undefined && (
            <div className="board-lap-l">
              <b>{leader.bib}</b>
              <FitName last={leader.last} first={leader.first} />
            </div>
          )}
        </div>
      </section>
    </>
  );
}
