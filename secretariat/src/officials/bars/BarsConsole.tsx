import { findAttemptTime, isPublished, readAttemptTimeEvent, readVerticalTimeState, TRIAL_STATUS } from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import { type FoldedTrialView, readBars } from 'shared-domain/live-input';
import { Header } from '../components/Header.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { Troubles } from '../components/Troubles.tsx';
import { EndKeys, EndTitle } from '../contest/ContestEnd.tsx';
import { LoadedNotBegun } from '../contest/LoadedNotBegun.tsx';
import { LoadedQualifiers } from '../contest/LoadedQualifiers.tsx';
import { LoadedSheet } from '../contest/LoadedSheet.tsx';
import { SaidFoot } from '../contest/SaidFoot.tsx';
import { useAct } from '../contest/use-act.ts';
import { useClockTones } from '../contest/use-clock-tones.ts';
import { useRunningClock } from '../contest/use-running-clock.ts';
import { useTurnWatch } from '../contest/use-turn-watch.ts';
import { useWakeLock } from '../contest/use-wake-lock.ts';
import { PausedKeys } from '../pause/PausedKeys.tsx';
import { AwayStrip } from '../presence/AwayStrip.tsx';
import { useStandingWords } from '../presence/StatusKey.tsx';
import { HoldKeys } from '../trials/HoldKeys.tsx';
import { isSharedSheet, TrialSheet } from '../trials/TrialSheet.tsx';
import { TrialStrips } from '../trials/TrialStrips.tsx';
import { useConsole, useText } from '../use-console.ts';
import type { SheetName, View } from '../view.ts';
import { AnnouncedPasses } from './AnnouncedPasses.tsx';
import { listStillIn } from './announced-passes.ts';
import { BarsGrid } from './BarsGrid.tsx';
import { BarsPaper } from './BarsPaper.tsx';
import { BarDone, BarsRanks, BarsTie, HeightsMissing } from './BarsTurns.tsx';
import { BarsWho } from './BarsWho.tsx';
import { createBarsFacts } from './bars-facts.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
}

/** The console of a high jump or a pole vault. */
export function BarsConsole({ folded, view }: Props) {
  const { views, findTenure } = useConsole();
  const { t, language } = useText();
  const { trial } = folded;
  const tenure = findTenure(trial.oid);
  const isMine = tenure === 'mine';
  const status = folded.sheet.state.status;
  const isOfficial = trial.status === TRIAL_STATUS.official;
  const isSigned = isPublished(status);
  const canWrite = isMine && !isOfficial && !isSigned;
  useWakeLock(isMine && !isSigned);
  const bars = readBars(folded);
  const words = useStandingWords(folded);
  const { contest, called } = bars;
  const watch = useTurnWatch(folded, { row: called?.row, bar: contest.bar });
  const facts = createBarsFacts(trial.oid);
  const { act, refusal, forget } = useAct(folded);
  const time = findAttemptTime(readAttemptTimeEvent(trial), readVerticalTimeState(contest));
  const clock = useRunningClock(folded, time.ms);
  useClockTones(clock, time.signalMs);
  const toggleClock = () => {
    const about = called === undefined ? {} : { row: called.row };
    void act(
      [clock === undefined ? facts.clock('start', { ...about, ms: time.ms }) : facts.clock('stop', about)],
      true,
    );
  };
  const openSheet = (sheet: SheetName, about?: { row?: string; at?: number }) =>
    views.open({ name: 'trial', task: view.task, trial: trial.oid, sheet, ...(about === undefined ? {} : { about }) });
  const isJumpOff = contest.phase === 'jumpOff';
  const round = isJumpOff ? t('jumpOff.name') : formatTrialRound(trial, language);
  const header = <Header title={formatEventName(trial, language)} subtitle={round} onBack={() => views.back()} />;
  const say = (r: 'o' | 'x' | '-') => {
    if (called !== undefined) void act([facts.attempt(called.row, r, contest.bar)]);
  };
  if (view.sheet === 'paper') return <BarsPaper header={header} trial={trial} bars={bars} />;
  const isBetween = contest.phase === 'contest' && contest.next < 0;
  const isOver = contest.phase === 'end' || isSigned || isOfficial;
  const canStopJumpOff = !bars.athletes.some(({ standing }) =>
    standing?.attempts.some(({ j, h }) => j === true && h === contest.bar && contest.next >= 0),
  );

  function drawWho() {
    if (isOver) return <EndTitle folded={folded} title={t('end.title')} isSigned={isSigned} isOfficial={isOfficial} />;
    if (contest.phase === 'before') return <HeightsMissing.Title folded={folded} />;
    if (bars.tie !== undefined) return <BarsTie.Title tie={bars.tie} />;
    if (isBetween) return <BarDone bars={bars} />;
    return called === undefined ? null : (
      <BarsWho
        bars={bars}
        called={called}
        event={trial}
        time={time}
        clock={clock}
        watch={watch}
        uprights={folded.sheet.state.settings.get(called.row)?.uprights}
      />
    );
  }

  function drawKeys() {
    if (tenure !== 'mine' && !(isSigned && tenure === 'free'))
      return <HoldKeys trial={trial.oid} tenure={tenure} onPaper={() => openSheet('paper')} />;
    if (isOfficial) return <Strip colour="blue">{t('trial.official')}</Strip>;
    if (isOver) return <EndKeys isSigned={isSigned} isMine={isMine} onSheet={openSheet} trial={trial.oid} />;
    const pause = folded.sheet.live?.pause;
    if (pause !== undefined) return <PausedKeys trial={trial.oid} pause={pause} onAct={act} />;
    if (contest.phase === 'before')
      return (
        <div className="keys">
          <Key className="key main w6" onPress={() => openSheet('heights')}>
            {t('heights.ask')}
          </Key>
        </div>
      );
    if (bars.tie !== undefined) return <BarsTie.Keys tie={bars.tie} onSheet={openSheet} />;
    if (isBetween)
      return (
        <div className="keys">
          <Key className="key ok w6" onPress={() => openSheet('raise')}>
            {t('raise.do')}…
          </Key>
          <Key className="key m q w6" onPress={() => openSheet('more')}>
            {t('more')}…
          </Key>
        </div>
      );
    return (
      <div className="keys">
        <Key className="key xl ok" aria-label={t('key.o')} onPress={() => say('o')}>
          O
        </Key>
        <Key className="key xl no" aria-label={t('key.x')} onPress={() => say('x')}>
          X
        </Key>
        {!isJumpOff && (
          <Key className="key m neu row" onPress={() => say('-')}>
            <i className="dash" />
            <small>{t('key.pass')}</small>
          </Key>
        )}
        <Key className="key m q" onPress={() => openSheet('retire')}>
          {t('key.retire')}
        </Key>
        <Key className="key m q" onPress={toggleClock}>
          {clock === undefined ? t('key.clock') : t('key.clock.stop')}
        </Key>
        {isJumpOff ? (
          <Key className="key m q" disabled={!canStopJumpOff} onPress={() => openSheet('jumpOff')}>
            {t('jumpOff.stop')}
          </Key>
        ) : (
          <Key className="key m q" onPress={() => openSheet('other')}>
            {t('key.other')}
          </Key>
        )}
      </div>
    );
  }

  const hasSheet = view.sheet !== undefined && (isMine || view.sheet === 'takeOver');
  return (
    <div className="page split">
      {header}
      {drawWho()}
      {hasSheet ? (
        isSharedSheet(view.sheet) ? (
          <TrialSheet sheet={view.sheet} folded={folded} row={view.about?.row} onAct={act} />
        ) : (
          <LoadedSheet draw={({ BarsSheet }) => <BarsSheet bars={bars} folded={folded} view={view} onAct={act} />} />
        )
      ) : (
        <>
          <main className="lst">
            {isOver ? (
              <BarsRanks bars={bars} />
            ) : (
              <BarsGrid
                trial={trial}
                bars={bars}
                isEditable={isMine && !isOfficial}
                words={isMine && !isOfficial ? words : []}
                onWord={(row) => openSheet('status', { row })}
                onCell={({ row }, column) => openSheet('correct', { row, at: bars.columns.indexOf(column) })}
              >
                <LoadedNotBegun
                  folded={folded}
                  athletes={bars.athletes}
                  heights={contest.series}
                  onPresences={canWrite ? () => openSheet('presences') : undefined}
                />
              </BarsGrid>
            )}
          </main>
          <div className="kk">
            <Troubles />
            {isMine && <TrialStrips folded={folded} />}
            {canWrite && contest.phase === 'contest' && !isBetween && folded.sheet.live?.pause === undefined && (
              <AnnouncedPasses bars={bars} folded={folded} onAct={act} />
            )}
            {canWrite && contest.phase === 'contest' && folded.sheet.live?.pause === undefined && (
              <AwayStrip
                folded={folded}
                called={called}
                others={listStillIn(bars)}
                onPass={() => say('-')}
                onRetire={() => openSheet('retire')}
              />
            )}
            {canWrite && contest.phase === 'contest' && (
              <LoadedQualifiers folded={folded} onStop={() => openSheet('close')} />
            )}
            {refusal !== undefined && (
              <Strip onPress={forget}>
                <b>{t('refused.title')}</b> {refusal}
              </Strip>
            )}
            {isJumpOff && canWrite && refusal === undefined && <p className="note">{t('jumpOff.text')}</p>}
            {drawKeys()}
          </div>
          <SaidFoot
            folded={folded}
            canUndo={canWrite}
            onCorrect={({ fact }) => {
              const { row, h } = fact as { row?: string; h?: number };
              const at = bars.columns.findLastIndex((column) => column.h === h);
              if (fact.kind === 'attempt' && row !== undefined && at >= 0) openSheet('correct', { row, at });
              else openSheet('undo');
            }}
            onMore={isMine && !isOfficial ? () => openSheet('more') : undefined}
          >
            <Icon name="more" />
          </SaidFoot>
        </>
      )}
    </div>
  );
}
