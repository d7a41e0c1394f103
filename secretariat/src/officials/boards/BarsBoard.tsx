import { formatHeight } from 'shared-domain';
import { type Freeze, findRunningClock, findShownAttempt } from 'shared-domain/board';
import { type FoldedTrialView, readBars, readLetters } from 'shared-domain/live-input';
import { formatAttemptNumber } from '../contest/words.ts';
import { BoardNext } from './BoardNext.tsx';
import { BoardTop } from './BoardTop.tsx';
import { FitName } from './FitName.tsx';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

const ATTEMPTS_AT_BAR = [0, 1, 2];

/** Three squares: the attempts of an athlete at the bar, the next one marked. */
function Squares({ letters, isJumpOff }: { readonly letters: string; readonly isJumpOff: boolean }) {
  const { t } = useBoardText();
  const isDone = /[o-]$/.test(letters);
  return (
    <span
      className="board-squares"
      role="img"
      aria-label={`${t('attempt.at')} : ${letters === '' ? t('empty') : letters}`}
    >
      {(isJumpOff ? [0] : ATTEMPTS_AT_BAR).map((index) => {
        const letter = letters[index];
        const isNext = letter === undefined && index === letters.length && !isDone;
        return (
          <i key={index} className={letter === undefined ? (isNext ? 'next' : '') : letter === '-' ? 'pass' : letter}>
            {letter === '-' ? '–' : letter?.toUpperCase()}
          </i>
        );
      })}
    </span>
  );
}

/** Beside the uprights of a high jump or pole vault: the bar, who is at it, and which attempt it is. */
export function BarsBoard({ folded, freeze }: { readonly folded: FoldedTrialView; readonly freeze: Freeze }) {
  const { seen } = useBoard();
  const { t } = useBoardText();
  const { at } = useBoardClock();
  const bars = readBars(folded);
  const { contest, called, athletes, following, nextHeight } = bars;
  const known = seen();
  const found = known === undefined ? undefined : findShownAttempt(folded, bars.attempts, known, at);
  // What an athlete did since a report on them is not told before the referee has decided.
  const shown = found !== undefined && freeze.isFrozen(found.attempt.row) ? undefined : found;
  const current = shown === undefined ? called : (athletes.find(({ row }) => row === shown.attempt.row) ?? called);
  if (current === undefined) return null;
  const athlete = freeze.isFrozen(current.row)
    ? (readBars(freeze.findBefore(current.row)).athletes.find(({ row }) => row === current.row) ?? current)
    : current;
  const isJumpOff = contest.phase === 'jumpOff';
  const height = shown?.attempt.h ?? contest.bar;
  const column = bars.columns.findLast(({ h }) => h === height);
  const letters = column === undefined ? '' : readLetters(athlete, column);
  const left = athletes.filter(({ standing, absence }) => standing?.status === 'in' && absence === undefined).length;
  const number = Math.min(letters.length + (shown === undefined ? 1 : 0), ATTEMPTS_AT_BAR.length);
  return (
    <>
      <BoardTop
        trial={folded.trial}
        note={
          isJumpOff
            ? t('board.jumpOff')
            : nextHeight === undefined
              ? undefined
              : t('board.nextBar', { height: formatHeight(nextHeight) })
        }
        clock={shown === undefined ? findRunningClock(folded) : undefined}
      />
      <section className="board-bar">
        <span className="height">{formatHeight(height)}</span>
        <div>
          {!isJumpOff && <b>{formatAttemptNumber(Math.max(1, number), t)}</b>}
          <Squares letters={letters} isJumpOff={isJumpOff} />
        </div>
      </section>
      <section className="board-athlete plain">
        <b className="board-bib">{athlete.start.bib}</b>
        <div>
          <FitName last={athlete.start.last} first={athlete.start.first} />
        </div>
      </section>
      <BoardNext
        following={shown === undefined ? following : [called, ...following].flatMap((one) => one ?? []).slice(0, 2)}
      >
        {t('board.left', { count: left })}
      </BoardNext>
    </>
  );
}
