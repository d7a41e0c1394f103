import {
  countLaps,
  type FoldedTrialView,
  findLapRace,
  indexStartRows,
  listLapFacts,
  startLapCount,
} from 'shared-domain/live-input';
import { BoardTop } from './BoardTop.tsx';
import { FitName } from './FitName.tsx';
import { useBoard, useBoardText } from './use-board.ts';

/** The laps that the leader has left, as the scorer says who began first; «CLOCHE» for the last one. */
export function LapBoard({ folded }: { readonly folded: FoldedTrialView }) {
  const { address } = useBoard();
  const { t } = useBoardText();
  const { trial, sheet, kind } = folded;
  const { passages } = findLapRace(trial, kind, address.lap);
  const { orderedKeys, findRowKey } = indexStartRows(trial.rows);
  const [count = startLapCount('', orderedKeys, passages)] = countLaps(
    listLapFacts(sheet.state.finishFacts),
    orderedKeys,
    passages,
    findRowKey,
  );
  const leader = trial.rows.find(({ row }) => row === count.leader?.row);
  return (
    <>
      <BoardTop trial={trial} />
      <section className={count.isBell ? 'board-laps bell' : 'board-laps'}>
        <b className="board-lap-n">{count.board}</b>
        <div className="board-lap-t">
          <span className="board-lap-w">
            {count.isBell
              ? t('board.bell')
              : count.board === 0
                ? t('board.finish')
                : t('board.laps', { count: count.board })}
          </span>
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
