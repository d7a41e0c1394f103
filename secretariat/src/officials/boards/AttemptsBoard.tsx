import type { CSSProperties, ReactNode } from 'react';
import { createMark, findNewBest, formatBest, formatDistance, formatWind, needsWind } from 'shared-domain';
import { formatAttempt } from '../attempts/attempts-words.ts';
import { type AttemptsAthlete, type AttemptsView, listLeaders, readAttempts } from '../attempts/read-attempts.ts';
import type { FoldedTrialView } from '../contest/fold-trial.ts';
import { formatAttemptNumber } from '../contest/words.ts';
import { BoardNext } from './BoardNext.tsx';
import { BoardTop } from './BoardTop.tsx';
import { findShownRecord, formatShownRecord } from './board-record.ts';
import { FitName } from './FitName.tsx';
import type { Freeze } from './freeze.ts';
import { findShownAttempt } from './last-attempt.ts';
import { type LaneMark, placeLaneMarks } from './mark-lane.ts';
import { Ordinal } from './Ordinal.tsx';
import { findRunningClock } from './running-clock.ts';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

/** Before anybody has a mark any mark leads, mm. */
const ANY_MARK = 10;

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
  const { seen } = useBoard();
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const attempts = readAttempts(folded);
  const { athletes, event, called, number, following, contest } = attempts;
  const known = seen();
  const found = known === undefined ? undefined : findShownAttempt(folded, attempts.attempts, known, at);
  // What an athlete did since a report on them is not told before the referee has decided.
  const shown = found !== undefined && freeze.isFrozen(found.attempt.row) ? undefined : found;
  const current = shown === undefined ? called : (athletes.find(({ row }) => row === shown.attempt.row) ?? called);
  if (current === undefined) return null;
  const athlete = freeze.isFrozen(current.row)
    ? (readAttempts(freeze.findBefore(current.row)).athletes.find(({ row }) => row === current.row) ?? current)
    : current;
  const { start, standing, series } = athlete;
  const attempt = shown === undefined ? undefined : series.at(-1);
  const mark = attempt?.r === 'o' ? attempt.v : undefined;
  const isMeasuring = shown === undefined && folded.sheet.live?.measuring === true;
  const taken = shown === undefined ? number : Math.max(1, series.length);
  const isShared = athletes.filter((one) => one.standing?.rank === standing?.rank).length > 1;
  const record = findShownRecord(folded.trial, current.row, mark);
  const isBest = mark !== undefined && findNewBest(createMark(mark, 'mm'), event, start.pe, attempt?.w)?.k === 'PB';
  return (
    <>
      <BoardTop
        trial={folded.trial}
        note={t('attempts.round', { n: formatAttemptNumber(taken, t), count: contest.rules.attemptCount })}
        clock={shown === undefined && !isMeasuring ? findRunningClock(folded) : undefined}
      />
      <section className="board-athlete">
        <b className="board-bib">{start.bib}</b>
        <div>
          <FitName last={start.last} first={start.first} />
          <p>
            <span className="club">{start.club}</span>
            {start.pe?.pb !== undefined && <span>{t('pb', { mark: formatBest(start.pe.pb, event) })}</span>}
            {standing?.best !== undefined && (
              <b>
                {t('board.best')} {formatDistance(standing.best)}
              </b>
            )}
          </p>
        </div>
      </section>
      <section className="board-mark">
        {shown === undefined ? (
          <p className="board-series">
            {isMeasuring ? (
              <b className="quiet">{t('board.measuring')}</b>
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
            {record !== undefined && (
              <span className={`board-chip record ${record.state}`}>{formatShownRecord(record, language)}</span>
            )}
            {isBest && record === undefined && <span className="board-chip">{t('board.pb')}</span>}
          </output>
        )}
        {needsWind(event) && attempt?.w !== undefined && (
          <Figure label={t('board.wind')}>{formatWind(attempt.w)}</Figure>
        )}
        {standing?.rank !== undefined && (
          <Figure label={t('board.rank')}>
            {isShared ? (
              `=${standing.rank}`
            ) : (
              <Ordinal n={standing.rank} language={language} category={start.category} />
            )}
          </Figure>
        )}
        {shown === undefined &&
          !isMeasuring &&
          standing?.markToLead !== undefined &&
          standing.markToLead > ANY_MARK && (
            <Figure label={t('board.toLead')}>{formatDistance(standing.markToLead)}</Figure>
          )}
      </section>
      <Lane attempts={attempts} athlete={athlete} mark={mark} />
      <BoardNext
        following={shown === undefined ? following : [called, ...following].flatMap((one) => one ?? []).slice(0, 2)}
      />
    </>
  );
}
