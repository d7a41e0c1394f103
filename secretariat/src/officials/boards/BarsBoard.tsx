import { formatHeight } from 'shared-domain';
import { ATTEMPTS_AT_BAR, describeBars, type Freeze, formatEventShort } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { formatAttemptNumber } from '../contest/words.ts';
import { BoardNext } from './BoardNext.tsx';
import { BoardTop } from './BoardTop.tsx';
import { useBoardForm } from './board-form.ts';
import { FitName } from './FitName.tsx';
import { PixelContest } from './PixelContest.tsx';
import { Raised } from './Raised.tsx';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

const SQUARES = Array.from({ length: ATTEMPTS_AT_BAR }, (_, at) => at);

/** Three squares: the attempts of an athlete at the bar, the next one marked. */
function Squares({ letters, isJumpOff }: { readonly letters: string; readonly isJumpOff: boolean }) {
  const { t } = useBoardText();
  const isDone = /[o-]$/.test(letters);
  return (
    <span
      className="board-squares"
      role="img"
      aria-label={t('pair', { name: t('attempt.at'), value: letters === '' ? t('empty') : letters })}
    >
      {(isJumpOff ? [0] : SQUARES).map((index) => {
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
  const { seen, address } = useBoard();
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const form = useBoardForm(address);
  const known = seen();
  const picture = known === undefined ? undefined : describeBars(folded, freeze, known, at);
  if (picture === undefined) return null;
  const { athlete, height, letters, number, isJumpOff, nextHeight, left, clock, following } = picture;
  if (address.isPixelFont === true) {
    const { bib = '', last, first } = athlete.start;
    const attempt = isJumpOff ? t('board.jumpOff') : `${number}/${ATTEMPTS_AT_BAR}`;
    return (
      <PixelContest
        form={form}
        clock={clock}
        words={{
          bib,
          last,
          first,
          event: `${formatEventShort(folded.trial, language)} ${attempt}`,
          figure: formatHeight(height),
          notes: letters === '' ? [] : [letters.toUpperCase()],
        }}
      />
    );
  }
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
        clock={clock}
      />
      <section className="board-bar">
        <span className="height">{formatHeight(height)}</span>
        <div>
          {!isJumpOff && (
            <b>
              <Raised text={formatAttemptNumber(number, t)} />
            </b>
          )}
          <Squares letters={letters} isJumpOff={isJumpOff} />
        </div>
      </section>
      <section className="board-athlete plain">
        <b className="board-bib">{athlete.start.bib}</b>
        <div>
          <FitName last={athlete.start.last} first={athlete.start.first} />
        </div>
      </section>
      <BoardNext following={following}>{t('board.left', { count: left })}</BoardNext>
    </>
  );
}
