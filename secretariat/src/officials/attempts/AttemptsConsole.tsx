import { useState } from 'react';
import {
  findAttemptTime,
  findCategory,
  isPublished,
  isThrow,
  readAttemptTimeEvent,
  readHorizontalTimeState,
  TRIAL_STATUS,
} from 'shared-domain';
import { formatEventName } from 'shared-domain/board';
import { type AttemptsView, type FoldedTrialView, readAttempts } from 'shared-domain/live-input';
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
import { formatAttemptNumber } from '../contest/words.ts';
import { EXTRAS_PART } from '../extra-parts.ts';
import { usePart } from '../part.ts';
import { PausedKeys } from '../pause/PausedKeys.tsx';
import { AwayStrip } from '../presence/AwayStrip.tsx';
import { useStandingWords } from '../presence/StatusKey.tsx';
import { HoldKeys } from '../trials/HoldKeys.tsx';
import { isSharedSheet, TrialSheet } from '../trials/TrialSheet.tsx';
import { TrialStrips } from '../trials/TrialStrips.tsx';
import { useConsole, useText } from '../use-console.ts';
import type { SheetName, View } from '../view.ts';
import { WaitingWinds } from '../wind/WaitingWinds.tsx';
import { FlagKeys, MeasureKeys } from './AttemptKeys.tsx';
import { AttemptsGrid } from './AttemptsGrid.tsx';
import { AttemptsRanks } from './AttemptsRanks.tsx';
import { AttemptsWho } from './AttemptsWho.tsx';
import { createAttemptsFacts } from './attempts-facts.ts';
import { useMarkEntry } from './use-mark-entry.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
}

/** The best that is known of an athlete, of before and of today, mm. */
const findBest = (called: AttemptsView['called']): number | undefined => {
  const known = [called?.start.pe?.pb, called?.start.pe?.sb, called?.standing?.best].filter((one) => one !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
};

/** The console of a long jump, a triple jump or a throw. */
export function AttemptsConsole({ folded, view }: Props) {
  const { views, findTenure } = useConsole();
  const { t, language } = useText();
  const { trial, sheet } = folded;
  const tenure = findTenure(trial.oid);
  const isMine = tenure === 'mine';
  const isOfficial = trial.status === TRIAL_STATUS.official;
  const isSigned = isPublished(sheet.state.status);
  const canWrite = isMine && !isOfficial && !isSigned;
  useWakeLock(isMine && !isSigned);
  const attempts = readAttempts(folded);
  const words = useStandingWords(folded);
  const { contest, called, number, stage, event } = attempts;
  const facts = createAttemptsFacts(trial.oid);
  const { act, refusal, forget } = useAct(folded);
  const [isReviewing, setReviewing] = useState(false);
  const time = findAttemptTime(readAttemptTimeEvent(trial), readHorizontalTimeState(contest));
  const clock = useRunningClock(folded, time.ms);
  useClockTones(clock, time.signalMs);
  const owner = { sex: findCategory(trial.category)?.sex, best: findBest(called) };
  const { records } = useTurnWatch(folded, { row: called?.row });
  // By name: the key of a row goes with its bib, which the secretariat may change while the mark is typed.
  const turn = [called?.start.last, called?.start.first, number, attempts.attempts.length].join(' ');
  const typed = useMarkEntry(turn, event, owner, records);
  const openSheet = (name: SheetName, about?: { row?: string; at?: number }) =>
    views.open({
      name: 'trial',
      task: view.task,
      trial: trial.oid,
      sheet: name,
      ...(about === undefined ? {} : { about }),
    });
  const isOver = contest.phase === 'end' || isSigned || isOfficial;
  const isReview = isReviewing && canWrite && (isOver || stage !== undefined);
  const isCut = stage !== undefined && !isOver && !isReviewing;
  const Cut = usePart(isCut ? EXTRAS_PART : undefined)?.AttemptsCut;
  const pause = isOver ? undefined : sheet.live?.pause;
  const isMeasuring =
    canWrite && sheet.live?.measuring === true && called !== undefined && !isCut && pause === undefined;
  const { attemptCount } = contest.rules;
  const subtitle =
    stage === undefined || isOver
      ? t('attempts.round', { n: formatAttemptNumber(number, t), count: attemptCount })
      : t('attempts.done', { after: stage.after, count: attemptCount });
  const header = (
    <Header
      title={formatEventName(trial, language)}
      subtitle={isOver ? t('attempts.all', { count: attemptCount }) : subtitle}
      onBack={() => views.back()}
    />
  );

  const measure = (isProtest: boolean) => {
    if (called === undefined) return;
    typed.begin(isProtest);
    void act([facts.clock('measure', { row: called.row })], true);
  };
  const stopMeasuring = () => {
    typed.clear();
    void act([facts.clock('clear', called === undefined ? {} : { row: called.row })], true);
  };
  const say = (r: 'x' | '-') => {
    if (called !== undefined) void act([facts.attempt(called.row, number, { r })]);
  };
  async function writeMark(v: number): Promise<void> {
    if (called === undefined) return;
    const w = typed.wind;
    await act(
      typed.isProtest
        ? facts.protestedFoul(called.row, number, { v, w })
        : [facts.attempt(called.row, number, { r: 'o', v, w })],
    );
  }

  if (view.sheet === 'paper')
    return (
      <div className="page paper">
        {header}
        <main className="lst">
          <AttemptsGrid trial={trial} attempts={attempts} isEditable={false} isWhole onCell={() => undefined} />
        </main>
        <div className="keys no-print">
          <Key className="key m w6" onPress={() => window.print()}>
            {t('paper.print')}
          </Key>
        </div>
      </div>
    );

  function drawWho() {
    if (isOver)
      return <EndTitle folded={folded} title={t('attempts.over')} isSigned={isSigned} isOfficial={isOfficial} />;
    if (isCut && stage !== undefined) return Cut && <Cut.Title attempts={attempts} stage={stage} />;
    if (called === undefined) return null;
    const { settings } = sheet.state;
    return (
      <AttemptsWho
        attempts={attempts}
        called={called}
        time={time}
        clock={clock}
        typed={isMeasuring ? typed : undefined}
        records={records}
        implement={settings.get(called.row)?.implement ?? settings.get('')?.implement}
        onClock={
          canWrite && !isMeasuring
            ? () =>
                void act(
                  [
                    clock === undefined
                      ? facts.clock('start', { row: called.row, ms: time.ms })
                      : facts.clock('stop', { row: called.row }),
                  ],
                  true,
                )
            : undefined
        }
      />
    );
  }

  function drawKeys() {
    if (tenure !== 'mine' && !(isSigned && tenure === 'free'))
      return <HoldKeys trial={trial.oid} tenure={tenure} onPaper={() => openSheet('paper')} />;
    if (isOfficial) return <Strip colour="blue">{t('trial.official')}</Strip>;
    if (isReview)
      return (
        <div className="keys">
          <Key className="key main w6" onPress={() => setReviewing(false)}>
            {t('review.done')}
          </Key>
        </div>
      );
    if (isOver) return <EndKeys isSigned={isSigned} isMine={isMine} onSheet={openSheet} trial={trial.oid} />;
    if (pause !== undefined) return <PausedKeys trial={trial.oid} pause={pause} onAct={act} />;
    if (isCut && stage !== undefined)
      return Cut === undefined ? (
        <Strip colour="blue">{t('trial.loading')}</Strip>
      ) : (
        <Cut.Keys attempts={attempts} stage={stage} onSheet={openSheet} onReview={() => setReviewing(true)} />
      );
    const foul = { isOfThrow: isThrow(event.g0), onFoul: () => say('x') };
    if (isMeasuring) return <MeasureKeys {...foul} typed={typed} onValid={(v) => void writeMark(v)} />;
    return <FlagKeys {...foul} onMeasure={() => measure(false)} onPass={() => say('-')} onSheet={openSheet} />;
  }

  function drawList() {
    if (isOver && !isReview) return <AttemptsRanks attempts={attempts} />;
    if (isCut && stage !== undefined && Cut !== undefined) return <Cut.List attempts={attempts} stage={stage} />;
    return (
      <AttemptsGrid
        trial={trial}
        attempts={attempts}
        isEditable={isMine && !isOfficial}
        words={isMine && !isOfficial ? words : []}
        onWord={(row) => openSheet('status', { row })}
        onCell={({ row }, at) => openSheet('correct', { row, at })}
      >
        <LoadedNotBegun
          folded={folded}
          athletes={attempts.athletes}
          onPresences={canWrite ? () => openSheet('presences') : undefined}
        />
      </AttemptsGrid>
    );
  }

  const hasSheet = view.sheet !== undefined && (isMine || view.sheet === 'takeOver');
  return (
    <div className={isMeasuring && !hasSheet ? 'page split typing' : 'page split'}>
      {header}
      {/* A correction names its own athlete. */}
      {!(hasSheet && view.sheet === 'correct') && drawWho()}
      {hasSheet ? (
        isSharedSheet(view.sheet) ? (
          <TrialSheet sheet={view.sheet} folded={folded} row={view.about?.row} onAct={act} />
        ) : (
          <LoadedSheet
            draw={({ AttemptsSheet }) => (
              <AttemptsSheet
                attempts={attempts}
                folded={folded}
                view={view}
                onAct={act}
                onMeasureFoul={() => measure(true)}
                onReview={() => setReviewing(true)}
              />
            )}
          />
        )
      ) : (
        <>
          <main className="lst">{drawList()}</main>
          <div className="kk">
            <Troubles />
            {isMine && <TrialStrips folded={folded} />}
            {isMine && !isOfficial && !isMeasuring && (
              <WaitingWinds folded={folded} onOpen={() => openSheet('winds')} />
            )}
            {canWrite && !isOver && !isCut && !isMeasuring && pause === undefined && (
              <AwayStrip folded={folded} called={called} onPass={() => say('-')} onRetire={() => openSheet('retire')} />
            )}
            {canWrite && !isOver && !isMeasuring && (
              <LoadedQualifiers folded={folded} onStop={() => openSheet('close')} />
            )}
            {refusal !== undefined && (
              <Strip onPress={forget}>
                <b>{t('refused.title')}</b> {refusal}
              </Strip>
            )}
            {drawKeys()}
          </div>
          {isMeasuring ? (
            <footer className="ft">
              <p className="say" role="status">
                <Icon name="undo" />
                <span>{t('attempts.measuring')}</span>
              </p>
              <span className="acts">
                <Key className="act" onPress={stopMeasuring}>
                  {t('cancel')}
                </Key>
                <Key className="act more" aria-label={t('more')} onPress={() => openSheet('more')}>
                  <Icon name="more" />
                </Key>
              </span>
            </footer>
          ) : (
            <SaidFoot
              folded={folded}
              canUndo={canWrite}
              onCorrect={({ fact }) => {
                const { row } = fact as { row?: string };
                const at = attempts.attempts.filter((one) => one.row === row).findIndex(({ id }) => id === fact.id);
                if (row !== undefined && at >= 0) openSheet('correct', { row, at });
                else openSheet('undo');
              }}
              onMore={isMine && !isOfficial ? () => openSheet('more') : undefined}
            >
              <Icon name="more" />
            </SaidFoot>
          )}
        </>
      )}
    </div>
  );
}
