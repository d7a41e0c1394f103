import { formatWind, TRIAL_STATUS } from 'shared-domain';
import type { FoldedTrialView } from '../contest/fold-trial.ts';
import { formatRunning } from '../finish/finish-words.ts';
import { formatHour } from './BoardFrame.tsx';
import { BoardTop } from './BoardTop.tsx';
import { type Freeze, keepFrozenRows } from './freeze.ts';
import {
  choosePage,
  findRaceStage,
  findRunning,
  listLanes,
  listOrder,
  type RaceRow,
  type RaceStage,
} from './race-rows.ts';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

/** Rows of a picture, and of one with a line about the referee under it. */
const MAX_ROWS = 8;
const AWAITING_ROWS = 6;

/** The time since the start. */
function Running({ since }: { readonly since: number }) {
  const { at } = useBoardClock();
  return (
    <span className="board-time" role="timer">
      {formatRunning(at - since)}
    </span>
  );
}

/** The order with those who wait for the referee as they were; who was not in it then has a name and nothing else. */
function freezeOrder({ trial }: FoldedTrialView, order: readonly RaceRow[], freeze: Freeze) {
  const findBefore = (row: string): RaceRow | undefined => {
    const before = listOrder(freeze.findBefore(row)).find((one) => one.row === row);
    const now = order.find((one) => one.row === row);
    return before ?? (now && { ...now, place: '', detail: '', mark: '', isFirst: false });
  };
  const rate = ({ place }: RaceRow) => (place === '' ? Number.MAX_SAFE_INTEGER : Number(place));
  return keepFrozenRows(trial.oid, order, freeze, findBefore).toSorted((a, b) => rate(a) - rate(b));
}

interface Props {
  readonly folded: FoldedTrialView;
  readonly freeze: Freeze;
  /** What the address asks for; else what there is to see now. */
  readonly stage?: RaceStage | undefined;
}

/** A race: who is in which lane, the time that runs, then the order as it is said. */
export function RaceBoard({ folded, freeze, stage: asked }: Props) {
  const { seen } = useBoard();
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const { trial, sheet } = folded;
  const order = listOrder(folded);
  const found = findRaceStage(folded, order);
  const stage = asked ?? found;
  // A word of the call room is no result yet.
  const isOrder = stage === 'order' && (found === 'order' || order.some(({ place }) => place !== ''));
  const running = findRunning(folded);
  const isOfficial = trial.status === TRIAL_STATUS.official;
  const rows = isOrder
    ? freezeOrder(folded, order, freeze)
    : listLanes(folded).map((one) => ({ ...one, isFrozen: false }));
  const shown = choosePage(rows, freeze.isAwaited ? AWAITING_ROWS : MAX_ROWS, isOrder, at);
  const { wind } = sheet.state;
  const hour = formatHour(Date.parse(trial.date), seen()?.challenge.tz, language);
  const windNote = wind === undefined ? undefined : `${t('board.wind')} ${formatWind(wind)}`;
  const stateNote = isOfficial ? t('state.official') : t('board.provisional');
  const note =
    running !== undefined
      ? undefined
      : isOrder
        ? [windNote, stateNote].filter((part) => part !== undefined).join(' · ')
        : stage === 'order'
          ? t('board.awaited')
          : t('board.startAt', { time: hour });
  const hasBests = !isOrder && shown.some(({ detail, mark }) => detail !== '' && mark !== '');
  return (
    <>
      {isOrder && !isOfficial && <i className="board-hatch" aria-hidden="true" />}
      <BoardTop trial={trial} note={note}>
        {running !== undefined && <Running since={running} />}
      </BoardTop>
      <ol className={isOrder ? 'board-rows race' : 'board-rows race by-lane'}>
        {shown.map(({ row, place, bib, last, first, detail, mark, isFirst, isFrozen }) => (
          <li key={row} className={isFrozen ? 'frozen' : isFirst ? 'lead' : ''}>
            <span className="place">{place}</span>
            <span className="bib">{bib}</span>
            <span className="name">
              <b>{last.toUpperCase()}</b> {first}
            </span>
            <span className="detail">{isFrozen ? t('board.frozen') : detail}</span>
            <span className="mark">{mark}</span>
          </li>
        ))}
      </ol>
      {hasBests && <p className="board-foot">{t('board.bests')}</p>}
    </>
  );
}
