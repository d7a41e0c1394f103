import { formatHeight } from 'shared-domain';
import { ATTEMPTS_AT_BAR, type BarsPicture, describeBars, type Freeze, formatEventShort } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { formatAttemptNumber, formatSharedPlace } from '../contest/words.ts';
import { BarsInterval } from './BarsInterval.tsx';
import { BoardBests } from './BoardBests.tsx';
import { BoardChip, sayChip } from './BoardChip.tsx';
import { BoardNext } from './BoardNext.tsx';
import { BoardTop } from './BoardTop.tsx';
import { useBoardForm } from './board-form.ts';
import { FitName } from './FitName.tsx';
import { Ordinal } from './Ordinal.tsx';
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

/** The chip of a bar that has just been cleared, and the place. */
function Place({ picture }: { readonly picture: BarsPicture }) {
  const { t, language } = useBoardText();
  const { athlete, rank, isShared } = picture;
  return (
    <p className="board-place">
      <BoardChip {...picture} />
      {rank !== undefined && <span>{t('board.rank')}</span>}
      {rank !== undefined && (
        <b>{isShared ? `=${rank}` : <Ordinal n={rank} language={language} category={athlete.start.category} />}</b>
      )}
    </p>
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
  if (picture === undefined) return <BarsInterval folded={folded} />;
  const { athlete, height, letters, number, isJumpOff, rank, isShared, nextHeight, left, clock, following } = picture;
  const { start, standing } = athlete;
  if (address.isPixelFont === true) {
    const { bib = '', last, first } = start;
    const place = formatSharedPlace(rank, isShared, language);
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
          notes: [letters.toUpperCase(), sayChip(picture, language), place].filter(Boolean),
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
            <b className="attempt-number">
              <Raised text={formatAttemptNumber(number, t)} />
            </b>
          )}
          <Squares letters={letters} isJumpOff={isJumpOff} />
          <Place picture={picture} />
        </div>
      </section>
      <section className="board-athlete plain">
        <b className="board-bib">{start.bib}</b>
        <div>
          <FitName last={start.last} first={start.first} />
          <BoardBests
            folded={folded}
            start={start}
            best={standing?.best === undefined ? undefined : formatHeight(standing.best)}
          />
        </div>
      </section>
      <BoardNext following={following}>{t('board.left', { count: left })}</BoardNext>
    </>
  );
}
