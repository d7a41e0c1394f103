import { useEffect, useState } from 'react';
import { isFieldEvent, isPublished, isVerticalJump } from 'shared-domain';
import { Field } from '../components/Field.tsx';
import type { FoldedTrialView } from '../contest/fold-trial.ts';
import { formatEventName } from '../trials/trial-names.ts';
import { AttemptsBoard } from './AttemptsBoard.tsx';
import { BarsBoard } from './BarsBoard.tsx';
import { BoardFrame, formatHour } from './BoardFrame.tsx';
import { BoardTop, TimeLeft } from './BoardTop.tsx';
import { chooseTrial, findNextTrial } from './choose-trial.ts';
import { type Freeze, findFreeze, fold } from './freeze.ts';
import { LapBoard } from './LapBoard.tsx';
import { RaceBoard } from './RaceBoard.tsx';
import { findRunningClock } from './running-clock.ts';
import { StandingBoard } from './StandingBoard.tsx';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';
import { WalkBoard } from './WalkBoard.tsx';

/** Where the code of a board is typed, once. */
function CodeBoard() {
  const { fault, retryMinutes, enterCode } = useBoard();
  const { t } = useBoardText();
  const [typed, setTyped] = useState('');
  const why = fault();
  return (
    <BoardFrame className="board-code">
      <h1>{t('board.code')}</h1>
      <Field
        label={t('code.label')}
        className="in code"
        value={typed}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="ABCD-2345"
        onText={(text) => setTyped(text.toUpperCase())}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && typed.trim() !== '') void enterCode(typed);
        }}
      />
      <p role="status">
        {why === undefined || why === 'none' ? t('board.enter') : t(`board.fault.${why}`, { minutes: retryMinutes() })}
      </p>
    </BoardFrame>
  );
}

/** Nothing is underway: what comes next, and when. */
function EmptyBoard() {
  const { seen, address } = useBoard();
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const known = seen();
  const next = known === undefined ? undefined : findNextTrial(known, address, at);
  return (
    <section className="board-empty">
      <h1>{known?.challenge.name ?? t('app')}</h1>
      {next === undefined ? (
        <p>{t('board.nothing')}</p>
      ) : (
        <p>
          {t('board.nextTrial')} <b>{formatHour(Date.parse(next.date), known?.challenge.tz, language)}</b>{' '}
          {formatEventName(next, language)}
        </p>
      )}
    </section>
  );
}

/** The time that runs for an attempt, else the hour. */
function ClockBoard({ folded }: { readonly folded: FoldedTrialView | undefined }) {
  const { seen } = useBoard();
  const { language } = useBoardText();
  const { at } = useBoardClock();
  const clock = folded === undefined ? undefined : findRunningClock(folded);
  return (
    <section className="board-clock">
      {clock === undefined ? (
        <span className="board-time">{formatHour(at, seen()?.challenge.tz, language)}</span>
      ) : (
        <TimeLeft clock={clock} />
      )}
    </section>
  );
}

function PausedBoard({ folded }: { readonly folded: FoldedTrialView }) {
  const { seen } = useBoard();
  const { t, language } = useBoardText();
  const { until, text } = folded.sheet.live?.pause ?? {};
  const tz = seen()?.challenge.tz;
  return (
    <>
      <BoardTop trial={folded.trial} />
      <section className="board-empty">
        <h2>
          {until === undefined
            ? t('board.pause')
            : t('board.pauseUntil', { time: formatHour(Date.parse(until), tz, language) })}
        </h2>
        {text !== undefined && <p>{text}</p>}
      </section>
    </>
  );
}

/** A field event as far as it is: paused, over, or with an athlete at the pit. */
function ContestBoard({ folded, freeze }: { readonly folded: FoldedTrialView; readonly freeze: Freeze }) {
  const { sheet, trial } = folded;
  const contest = sheet.state.contest;
  const isOver = isPublished(trial.status) || contest?.state.phase === 'end';
  if (sheet.live?.pause !== undefined && !isOver) return <PausedBoard folded={folded} />;
  if (isOver) return <StandingBoard folded={folded} freeze={freeze} />;
  return isVerticalJump(trial.g0) ? (
    <BarsBoard folded={folded} freeze={freeze} />
  ) : (
    <AttemptsBoard folded={folded} freeze={freeze} />
  );
}

/** An open report: nothing of the result is certain. */
function AwaitingReferee() {
  const { t } = useBoardText();
  return (
    <p className="board-referee" role="status">
      {t('board.referee')}
    </p>
  );
}

/** What the address and the competition say that this screen shows. */
export function BoardApp() {
  const { address, seen, fault, language } = useBoard();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const known = seen();
  if (known === undefined || fault() !== undefined) return <CodeBoard />;
  const trial = chooseTrial(known, address);
  const folded = trial === undefined ? undefined : fold(trial, known);
  const { layout } = address;
  const isClock = layout === 'horloge';
  const freeze = folded === undefined || isClock ? undefined : findFreeze(folded, known);
  return (
    <BoardFrame className={isClock ? 'board-of-clock' : 'board-of-contest'}>
      {isClock ? (
        <ClockBoard folded={folded} />
      ) : folded === undefined || freeze === undefined ? (
        <EmptyBoard />
      ) : layout === 'marche' ? (
        <WalkBoard folded={folded} />
      ) : layout === 'tours' ? (
        <LapBoard folded={folded} />
      ) : !isFieldEvent(folded.trial.g0) ? (
        <RaceBoard
          folded={folded}
          freeze={freeze}
          stage={layout === 'depart' ? 'lanes' : layout === 'resultat' ? 'order' : undefined}
        />
      ) : layout === 'classement' ? (
        <StandingBoard folded={folded} freeze={freeze} />
      ) : (
        <ContestBoard folded={folded} freeze={freeze} />
      )}
      {freeze?.isAwaited === true && <AwaitingReferee />}
    </BoardFrame>
  );
}
