import type { CSSProperties, ReactNode } from 'react';
import { formatDistance, formatWind, needsWind } from 'shared-domain';
import { describeAttempts, type Freeze, formatEventShort } from 'shared-domain/board';
import {
  type AttemptsAthlete,
  type AttemptsView,
  type FoldedTrialView,
  formatAttempt,
  listLeaders,
} from 'shared-domain/live-input';
import { formatAttemptNumber, formatSharedPlace } from '../contest/words.ts';
import { AheadBoard } from './AheadBoard.tsx';
import { BoardBests } from './BoardBests.tsx';
import { BoardChip, sayChip } from './BoardChip.tsx';
import { BoardNext } from './BoardNext.tsx';
import { BoardTop } from './BoardTop.tsx';
import { useBoardForm } from './board-form.ts';
import { FitName } from './FitName.tsx';
import { type LaneMark, placeLaneMarks } from './mark-lane.ts';
import { Ordinal } from './Ordinal.tsx';
import { PixelContest } from './PixelContest.tsx';
import { Raised } from './Raised.tsx';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

function Lane({
  attempts,
  athlete,
  mark,
}: {
  attempts: AttemptsView;
  athlete: AttemptsAthlete;
  mark?: number | undefined;
}) {
  const { t, language } = useBoardText();
  const { lastGoingOn } = athlete;
  const lead = listLeaders(attempts.athletes, athlete)[0]?.standing?.best;
  const best = athlete.standing?.best;
  const placed = placeLaneMarks({
    lead,
    cut: lastGoingOn?.mark === lead ? undefined : lastGoingOn?.mark,
    own: best === mark || best === lead || best === lastGoingOn?.mark ? undefined : best,
    now: mark,
  });
  if (placed.length === 0) return null;
  const { category } = athlete.start;
  const words: Readonly<Record<LaneMark['key'], ReactNode>> = {
    lead: <Ordinal n={1} language={language} category={category} />,
    cut: <Ordinal n={lastGoingOn?.place ?? 8} language={language} category={category} />,
    own: t('board.own'),
    now: '',
  };
  return (
    <div className="board-lane">
      {placed.map(({ key, mark: at, x, isAbove }) => (
        <span key={key} style={{ '--x': x } as CSSProperties}>
          <i className={key === 'now' ? 'this' : ''} />
          {key !== 'now' && (
            <span className={isAbove ? 'above' : ''}>
              {words[key]} {formatDistance(at)}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <dl className="board-figure">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </dl>
  );
}

/** Beside the pit of a long jump, a triple jump or a throw: who, which attempt, how far, and what it takes. */
export function AttemptsBoard({ folded, freeze }: { readonly folded: FoldedTrialView; readonly freeze: Freeze }) {
  const { seen, address } = useBoard();
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const form = useBoardForm(address);
  const known = seen();
  const picture = known === undefined ? undefined : describeAttempts(folded, freeze, known, at);
  if (picture === undefined) return <AheadBoard trial={folded.trial} />;
  const {
    view,
    athlete,
    attempt,
    mark,
    isMeasuring,
    number,
    rank,
    isShared,
    chip,
    record,
    markToLead,
    clock,
    following,
  } = picture;
  const { event, contest } = view;
  const { start, standing, series } = athlete;
  const isShown = picture.shown !== undefined;
  if (address.isPixelFont === true) {
    const place = formatSharedPlace(rank, isShared, language);
    const figure = isShown
      ? formatAttempt(attempt)
      : isMeasuring
        ? t('board.measuring')
        : series.map(formatAttempt).join(' ');
    const wind = needsWind(event) && attempt?.w !== undefined && isShown ? formatWind(attempt.w) : '';
    return (
      <PixelContest
        form={form}
        clock={clock}
        words={{
          bib: start.bib ?? '',
          last: start.last,
          first: start.first,
          event: `${formatEventShort(folded.trial, language)} ${number}/${contest.rules.attemptCount}`,
          figure,
          notes: [wind, sayChip({ record, chip }, language), place].filter(Boolean),
        }}
      />
    );
  }
  return (
    <>
      <BoardTop
        trial={folded.trial}
        note={t('attempts.round', { n: formatAttemptNumber(number, t), count: contest.rules.attemptCount })}
        clock={clock}
      />
      <section className="board-athlete">
        <b className="board-bib">{start.bib}</b>
        <div>
          <FitName last={start.last} first={start.first} />
          <BoardBests
            folded={folded}
            start={start}
            best={standing?.best === undefined ? undefined : formatDistance(standing.best)}
          />
        </div>
      </section>
      <section className="board-mark">
        {!isShown ? (
          <p className="board-series">
            {isMeasuring || series.length === 0 ? (
              <b className="quiet">
                {isMeasuring ? t('board.measuring') : <Raised text={formatAttemptNumber(number, t)} />}
              </b>
            ) : (
              series.map((one, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an attempt has no other name than its number
                <b key={index} className={one.r === 'o' ? '' : 'quiet'}>
                  {formatAttempt(one)}
                </b>
              ))
            )}
          </p>
        ) : (
          <output>
            {formatAttempt(attempt)}
            {mark !== undefined && <span className="unit">m</span>}
            <BoardChip record={record} chip={chip} />
          </output>
        )}
        {needsWind(event) && attempt?.w !== undefined && (
          <Figure label={t('board.wind')}>{formatWind(attempt.w)}</Figure>
        )}
        {rank !== undefined && (
          <Figure label={t('board.rank')}>
            {isShared ? `=${rank}` : <Ordinal n={rank} language={language} category={start.category} />}
          </Figure>
        )}
        {markToLead !== undefined && <Figure label={t('board.toLead')}>{formatDistance(markToLead)}</Figure>}
      </section>
      <Lane attempts={view} athlete={athlete} mark={mark} />
      <BoardNext following={following} />
    </>
  );
}
