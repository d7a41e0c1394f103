import { formatLocalTime, isPublished, isToStart, TRIAL_STATUS } from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import { type FoldedTrialView, listAthletes } from 'shared-domain/live-input';
import { Header } from '../components/Header.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { Troubles } from '../components/Troubles.tsx';
import { useWide } from '../components/use-wide.ts';
import { SaidFoot } from '../contest/SaidFoot.tsx';
import { useAct } from '../contest/use-act.ts';
import { useWakeLock } from '../contest/use-wake-lock.ts';
import { useTouchedRows } from '../desk/use-touched-rows.ts';
import { createPresenceFacts, findNextPresence, formatWho, isAbsent } from '../presence/presence.ts';
import { useStandingWords } from '../presence/StatusKey.tsx';
import { HoldKeys } from '../trials/HoldKeys.tsx';
import { TrialStrips } from '../trials/TrialStrips.tsx';
import { listTaskTrials } from '../trials/trial-list.ts';
import { useConsole, useNow, useText } from '../use-console.ts';
import type { SheetName, View } from '../view.ts';
import { useConductWarned } from './conduct-cards.ts';
import { Lanes } from './Lanes.tsx';
import { findStep, listReadiness, STEPS } from './read-start.ts';
import { StartSheet } from './StartSheets.tsx';
import { StartWho } from './StartWho.tsx';
import { createStartFacts } from './start-facts.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
}

/** The console of a start: who is in which lane, who is ready, that the race ran, and recalls with their cards (TR 16.8). */
export function StartConsole({ folded, view }: Props) {
  const { views, findTenure, seen, link } = useConsole();
  const { t, language } = useText();
  const now = useNow();
  const isWide = useWide();
  const { trial, sheet, kind } = folded;
  const tenure = findTenure(trial.oid);
  const { status, startedAt, starts } = sheet.state;
  const isOfficial = trial.status === TRIAL_STATUS.official;
  const canWrite = tenure === 'mine' && !isOfficial;
  useWakeLock(canWrite && !isPublished(status));
  const { act, refusal, forget } = useAct(folded);
  const athletes = listAthletes(folded);
  const conductWarned = useConductWarned(folded);
  const words = useStandingWords(folded);
  const absents = athletes.filter(isAbsent);
  const readiness = listReadiness(folded, { heard: seen()?.heard ?? [], now, isOnline: link().isOnline });
  const step = findStep(folded, readiness);
  const isGone = step === STEPS.indexOf('gone');
  const facts = createStartFacts(trial.oid);
  const openSheet = (next: SheetName) => views.open({ name: 'trial', task: view.task, trial: trial.oid, sheet: next });
  const all = listTaskTrials(seen()?.trials ?? [], view.task, kind);
  const next = all[all.findIndex(({ oid }) => oid === trial.oid) + 1];
  const time = startedAt === undefined ? '' : formatLocalTime(startedAt, seen()?.challenge.tz ?? 'UTC');
  // Assistants say who is there while another one holds the start.
  const canCheck = tenure !== 'other tab' && tenure !== 'closed' && !isOfficial && isToStart(status);
  const hasSheet =
    view.sheet !== undefined &&
    (canWrite || view.sheet === 'takeOver' || ((view.sheet === 'undo' || view.sheet === 'swap') && canCheck));
  const isBare = hasSheet && view.sheet === 'recall';
  const touched = useTouchedRows(trial);
  const lanes = (
    <Lanes
      athletes={athletes}
      category={trial.category}
      warned={[...starts.outcome.warned, ...conductWarned]}
      touched={touched}
      canCheck={canCheck}
      correctable={canWrite ? words.map(({ row }) => row) : []}
      onCorrect={({ row }) => views.open({ ...view, sheet: 'status', about: { row } })}
      onCheck={({ row, presence }) => void act([createPresenceFacts(trial.oid).check(row, findNextPresence(presence))])}
    />
  );

  function drawKeys() {
    if (tenure !== 'mine') return <HoldKeys trial={trial.oid} tenure={tenure} />;
    if (isOfficial) return <Strip colour="blue">{t('trial.official')}</Strip>;
    return (
      <div className="keys">
        {step < 0 && (
          <Key className="key m w6" onPress={() => void act([facts.called()], true)}>
            {t('start.call')}
          </Key>
        )}
        <Key className="key no" onPress={() => openSheet('recall')}>
          {t('start.recall.ask')}
        </Key>
        <Key className="key main" disabled={isGone} onPress={() => void act([facts.start()], true)}>
          {t('start.gone')}
          {isGone && <small>{time}</small>}
        </Key>
        {isGone && next !== undefined && (
          <Key
            className="key m q w6"
            onPress={() => views.replace({ name: 'trial', task: view.task, trial: next.oid })}
          >
            {t('start.next', { event: formatEventName(next, language), round: formatTrialRound(next, language) })}
          </Key>
        )}
      </div>
    );
  }

  return (
    <div className="page split starting">
      <Header title={t('task.start')} subtitle={formatEventName(trial, language)} onBack={() => views.back()} />
      {!isBare && <StartWho folded={folded} readiness={readiness} step={step} />}
      {hasSheet ? (
        <>
          {isWide && (
            <main className="lst">
              <div className="sc">{lanes}</div>
            </main>
          )}
          <StartSheet folded={folded} view={view} onAct={act} />
        </>
      ) : (
        <>
          <main className="lst">
            <div className="sc">{lanes}</div>
          </main>
          <div className="kk">
            <Troubles />
            {canWrite && <TrialStrips folded={folded} />}
            {canWrite && isGone && !isPublished(status) && absents.length > 0 && (
              <Strip action={t('start.absents.ask', { count: absents.length })} onPress={() => openSheet('absents')}>
                {t('start.absents.strip', { who: absents.map(formatWho).join(', ') })}
              </Strip>
            )}
            {refusal !== undefined && (
              <Strip onPress={forget}>
                <b>{t('refused.title')}</b> {refusal}
              </Strip>
            )}
            {drawKeys()}
          </div>
          <SaidFoot
            folded={folded}
            canUndo={canWrite || (canCheck && tenure !== 'mine')}
            onCorrect={() => openSheet('undo')}
            // Assistants, who hold nothing, see who is in the wrong lane.
            onMore={canWrite ? () => openSheet('more') : canCheck ? () => openSheet('swap') : undefined}
          >
            <Icon name="more" />
          </SaidFoot>
        </>
      )}
    </div>
  );
}
