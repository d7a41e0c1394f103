import { isPublished } from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { formatBar } from '../bars/bars-words.ts';
import { formatClock, useTimeLeft } from '../components/Countdown.tsx';
import { Header } from '../components/Header.tsx';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { Troubles } from '../components/Troubles.tsx';
import { createContestFacts } from '../contest/contest-facts.ts';
import { useAct } from '../contest/use-act.ts';
import { useClockTones } from '../contest/use-clock-tones.ts';
import { useRunningClock } from '../contest/use-running-clock.ts';
import { useWakeLock } from '../contest/use-wake-lock.ts';
import { formatAttemptNumber, formatBib } from '../contest/words.ts';
import { useRowState } from '../desk/row-state.ts';
import { LiveKeys } from '../tenure/LiveKeys.tsx';
import { DeskStrip } from '../trials/TrialStrips.tsx';
import { useConsole, useIsShutOut, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import { DurationSheet } from './DurationSheet.tsx';
import { readTurn } from './read-turn.ts';

/** A time that was chosen for one attempt of one athlete. */
interface ChosenTime {
  readonly row: string | undefined;
  readonly bar: number | undefined;
  readonly number: number;
  readonly ms: number;
}

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
}

/**
 * The clock of an attempt, turned to the athletes. It needs no hold of the trial: another official writes the attempts. At 0 it says that
 * the time is over and writes nothing (TR 25.17).
 */
export function ClockConsole({ folded, view }: Props) {
  const { views } = useConsole();
  const { t, language } = useText();
  const { trial, sheet } = folded;
  const { called, bar, number, time } = readTurn(folded);
  const [chosen, setChosen] = useRowState<ChosenTime | undefined>(trial, undefined);
  const isChosen = chosen?.row === called?.row && chosen?.bar === bar && chosen?.number === number;
  const proposedMs = isChosen ? chosen.ms : time.ms;
  const clock = useRunningClock(folded, proposedMs);
  const left = useTimeLeft(clock);
  useClockTones(clock, time.signalMs);
  const { act, refusal, forget } = useAct(folded);
  const isShut = useIsShutOut();
  useWakeLock(!isShut);
  const facts = createContestFacts(trial.oid);
  const isOver = clock !== undefined && left <= 0;
  const isLast = clock !== undefined && left <= time.signalMs;
  const shownMs = clock === undefined ? proposedMs : left;
  const isSigned = isPublished(sheet.state.status);
  const pause = sheet.live?.pause;
  const canStart = called !== undefined && !isSigned && pause === undefined;
  const start = (ms: number) => {
    if (called !== undefined) void act([facts.clock('start', { row: called.row, ms })], true);
  };
  const choose = (ms: number) => {
    setChosen({ row: called?.row, bar, number, ms });
    if (clock !== undefined) start(ms);
  };
  const words = [
    bar === undefined || bar === 0 ? undefined : formatBar(bar),
    formatAttemptNumber(number, t),
    clock === undefined && proposedMs === time.ms ? t('clock.proposed', { seconds: time.ms / 1000 }) : undefined,
  ].filter((word) => word !== undefined);
  return (
    <div className={isLast ? 'page clk last' : 'page clk'}>
      <Header
        title={formatEventName(trial, language)}
        subtitle={formatTrialRound(trial, language)}
        onBack={() => views.back()}
      />
      <section className="who top">
        {called === undefined ? (
          <h2 className="nm">{t(isSigned ? 'end.signed.short' : 'clock.nobody')}</h2>
        ) : (
          <>
            <b className="bib">{formatBib(called)}</b>
            <h2 className="nm">
              {called.start.last.toUpperCase()} {called.start.first}
            </h2>
            <span className="in-l">{words.join(' · ')}</span>
          </>
        )}
      </section>
      {view.sheet === 'duration' && !isShut ? (
        <DurationSheet time={time} onChoose={choose} />
      ) : (
        <>
          <main className="cdx" role="timer" aria-label={formatClock(shownMs)}>
            <span>{formatClock(shownMs)}</span>
          </main>
          <div className="kk">
            <Troubles />
            <DeskStrip trial={trial.oid} />
            {pause !== undefined && <Strip>{t('clock.paused')}</Strip>}
            {refusal !== undefined && <Strip onPress={forget}>{refusal}</Strip>}
            <p className="in-l over" role="status">
              {isOver ? t('clock.over.nothing') : ''}
            </p>
            <div className="left" aria-hidden="true">
              <i style={{ width: `${clock === undefined ? 100 : Math.max(0, Math.min(1, left / clock.ms)) * 100}%` }} />
            </div>
            <LiveKeys trial={trial.oid}>
              <div className="keys">
                {clock === undefined ? (
                  <Key className="key main w6" disabled={!canStart} onPress={() => start(proposedMs)}>
                    {t('clock.start', { time: formatClock(proposedMs) })}
                  </Key>
                ) : (
                  <>
                    <Key
                      className="key"
                      onPress={() =>
                        void act([facts.clock('stop', called === undefined ? {} : { row: called.row })], true)
                      }
                    >
                      {t('key.clock.stop')}
                    </Key>
                    <Key className="key" disabled={!canStart} onPress={() => start(proposedMs)}>
                      {t('clock.again', { time: formatClock(proposedMs) })}
                    </Key>
                  </>
                )}
                <Key
                  className="key m w6"
                  disabled={!canStart}
                  onPress={() => views.open({ ...view, sheet: 'duration' })}
                >
                  {t('clock.other')}
                </Key>
              </div>
            </LiveKeys>
          </div>
        </>
      )}
    </div>
  );
}
