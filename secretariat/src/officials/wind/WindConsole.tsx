import { useEffect, useState } from 'react';
import {
  findWindReading,
  formatWind,
  isFieldEvent,
  isPublished,
  isWindLegal,
  readEvent,
  TRIAL_STATUS,
} from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Keypad } from '../attempts/Keypad.tsx';
import { readWind } from '../attempts/use-mark-entry.ts';
import { Header } from '../components/Header.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { Troubles } from '../components/Troubles.tsx';
import { SaidFoot } from '../contest/SaidFoot.tsx';
import { UndoSheet } from '../contest/TakeBackSheets.tsx';
import { useAct } from '../contest/use-act.ts';
import { useWakeLock } from '../contest/use-wake-lock.ts';
import { HoldKeys } from '../trials/HoldKeys.tsx';
import { isSharedSheet, TrialSheet } from '../trials/TrialSheet.tsx';
import { TrialStrips } from '../trials/TrialStrips.tsx';
import { listTaskTrials } from '../trials/trial-list.ts';
import { useConsole, useNow, useText } from '../use-console.ts';
import type { SheetName, View } from '../view.ts';
import { AttachWindSheet } from './AttachWindSheet.tsx';
import { GaugeCheckSheet, GaugeCheckState } from './GaugeCheck.tsx';
import { useHeardStart } from './use-heard-start.ts';
import { WindList } from './WindList.tsx';
import { WindWindow } from './WindWindow.tsx';
import { listWindTargets, type WindTarget } from './wind-targets.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
}

const MAX_DIGITS = 2;
/** A start that another device said is shown while it is this fresh, ms. */
const FRESH_START_MS = 60_000;

/** Whose wind a reading of a jump is: the next attempt's, the one's that was written last, or not known yet. */
const ATTEMPT_CHOICES = ['next', 'previous', 'later'] as const;
type AttemptChoice = (typeof ATTEMPT_CHOICES)[number];

/** Whose wind is being measured: the attempt of that moment, whatever the judge writes meanwhile. */
interface Begun {
  readonly choice: AttemptChoice;
  readonly target: WindTarget | undefined;
}

/** What is typed of a reading: its sign is chosen every time. */
interface Typed {
  readonly digits: string;
  readonly sign?: 1 | -1;
}

/** Whether the wind of a race was said, or that nobody measured it, and not taken back. */
const hasReading = ({ ordered }: FoldedTrialView): boolean =>
  ordered.some(
    ({ fact: { kind, id } }) =>
      kind === 'wind' &&
      !ordered.some(({ fact }) => fact.kind === 'correction' && fact.replaces === id && fact.with.length === 0),
  );

/** The console of a wind gauge: the window of the event, then the reading for a race or an attempt that is named. */
export function WindConsole({ folded, view }: Props) {
  const { views, findTenure, device, link, seen, takeTrial } = useConsole();
  const { place } = device();
  const { t, language } = useText();
  const now = useNow();
  const { trial, sheet, kind } = folded;
  const tenure = findTenure(trial.oid);
  const isOfficial = trial.status === TRIAL_STATUS.official;
  const canWrite = tenure === 'mine' && !isOfficial;
  useWakeLock(canWrite && !isPublished(sheet.state.status));
  const { act, refusal, forget } = useAct(folded);
  const reading = findWindReading(readEvent(trial, kind));
  const isJump = isFieldEvent(trial.g0);
  const race = `${formatEventName(trial, language)} · ${formatTrialRound(trial, language)}`;
  const targets = isJump ? listWindTargets(folded) : [];
  const [wanted, setWanted] = useState<AttemptChoice>();
  const [begun, setBegun] = useState<Begun>();
  // Without a network whose turn it is stays what the judge's device said last.
  const choice = begun?.choice ?? wanted ?? (link().isOnline && targets.length > 0 ? 'next' : 'later');
  const findTarget = (one: AttemptChoice): WindTarget | undefined =>
    one === 'later' ? undefined : (targets.find(({ isNext }) => isNext === (one === 'next')) ?? targets[0]);
  const target = begun === undefined ? findTarget(choice) : begun.target;
  const begin = (one: AttemptChoice) => setBegun({ choice: one, target: findTarget(one) });
  const choices = ATTEMPT_CHOICES.filter(
    (one) => one === 'later' || targets.some(({ isNext }) => isNext === (one === 'next')),
  );
  const [started, setStarted] = useState<number>();
  const [isReading, setReading] = useState(false);
  const [typed, setTyped] = useState<Typed>({ digits: '' });
  const ms = (reading?.seconds ?? 0) * 1000;
  useEffect(() => {
    if (started === undefined) return;
    const timer = setTimeout(() => setReading(true), Math.max(0, started + ms - performance.now()));
    return () => clearTimeout(timer);
  }, [started, ms]);
  const again = () => {
    setStarted(undefined);
    setReading(false);
    setBegun(undefined);
    setTyped({ digits: '' });
  };
  useHeardStart({
    startedAt: sheet.state.startedAt,
    ms: canWrite && reading?.from === 'gun' ? ms : undefined,
    isFree: started === undefined && !isReading,
    onStart: setStarted,
  });
  const w = readWind(typed.digits, typed.sign);
  const name = !isJump
    ? race
    : target === undefined
      ? t('gauge.unnamed')
      : t('gauge.of', { bib: target.bib, n: target.n });
  const send = async (speed: number | undefined) => {
    const about = target === undefined ? {} : { row: target.row, n: target.n };
    const measured = speed === undefined ? {} : { w: speed };
    if (await act([() => ({ kind: 'wind', trialOID: trial.oid, ...about, ...measured })])) again();
  };
  const races = listTaskTrials(seen()?.trials ?? [], view.task, kind).filter(({ g0 }) => !isFieldEvent(g0));
  const next = !isJump && hasReading(folded) ? races[races.findIndex(({ oid }) => oid === trial.oid) + 1] : undefined;
  const sinceStart = now - Date.parse(sheet.state.startedAt ?? '');
  const openSheet = (sheet: SheetName) => views.open({ name: 'trial', task: view.task, trial: trial.oid, sheet });
  const header = <Header title={t('task.wind')} subtitle={place ?? ''} onBack={() => views.back()} />;
  const hasSheet = view.sheet !== undefined && (canWrite || view.sheet === 'takeOver');

  function drawKeys() {
    if (tenure !== 'mine') return <HoldKeys trial={trial.oid} tenure={tenure} />;
    if (isOfficial) return <Strip colour="blue">{t('trial.official')}</Strip>;
    if (!isReading)
      return (
        <div className="keys">
          <Key
            className="key main w6"
            onPress={() => {
              if (begun === undefined) begin(choice);
              setReading(true);
            }}
          >
            {t('gauge.read')}
            {started !== undefined && <small>{t('gauge.closes', { seconds: reading?.seconds ?? 0 })}</small>}
          </Key>
          {reading !== undefined && (
            <Key
              className="key m q w6"
              onPress={() => {
                if (started === undefined) begin(choice);
                else setBegun(undefined);
                setStarted(started === undefined ? performance.now() : undefined);
              }}
            >
              {started === undefined ? (
                <>
                  {t(`gauge.from.${reading.from}`, { mark: reading.mark ?? 0 })}
                  <small>{t('gauge.measure', { seconds: reading.seconds })}</small>
                </>
              ) : (
                t('gauge.stop')
              )}
            </Key>
          )}
          {next === undefined ? (
            <Key className="key m q w6" disabled={isJump && target === undefined} onPress={() => void send(undefined)}>
              {t('gauge.none')}
              <small>{name}</small>
            </Key>
          ) : (
            <Key
              className="key m q w6"
              onPress={() => {
                views.replace({ name: 'trial', task: view.task, trial: next.oid });
                void takeTrial(next.oid);
              }}
            >
              {t('start.next', { event: formatEventName(next, language), round: formatTrialRound(next, language) })}
            </Key>
          )}
        </div>
      );
    return (
      <div className="keys">
        {([1, -1] as const).map((sign) => (
          <Key
            key={sign}
            className={typed.sign === sign ? 'key d32 sel' : 'key d32'}
            isQuick
            aria-pressed={typed.sign === sign}
            onPress={() => setTyped({ ...typed, sign })}
          >
            {sign === 1 ? '+' : '−'} <small>{t(sign === 1 ? 'gauge.back' : 'gauge.face')}</small>
          </Key>
        ))}
        <Keypad
          onDigit={(digit) =>
            typed.digits.length < MAX_DIGITS && setTyped({ ...typed, digits: `${typed.digits}${digit}` })
          }
          onErase={() => setTyped({ ...typed, digits: typed.digits.slice(0, -1) })}
        >
          <Key className="key w2c q again" onPress={again}>
            {t('gauge.again')}
          </Key>
        </Keypad>
        <Key className="key ok w6" disabled={w === undefined} onPress={() => void send(w)}>
          <span>{w === undefined ? t('gauge.sign') : t('gauge.send', { wind: formatWind(w) })}</span>
          <small>{name}</small>
        </Key>
      </div>
    );
  }

  return (
    <div className={isReading && !hasSheet ? 'page split gauging typing' : 'page split gauging'}>
      {header}
      <section className="who" aria-label={name}>
        <h2 className="now nm">{isJump && target === undefined ? t('gauge.unknown') : name}</h2>
        <p className="w3">
          {reading === undefined
            ? t('gauge.noWindow')
            : t('gauge.window', { seconds: reading.seconds, rule: reading.rule, year: reading.year })}
          {canWrite && !isReading && <GaugeCheckState folded={folded} />}
          {sinceStart >= 0 && sinceStart < FRESH_START_MS && (
            <b> {t('gauge.started', { seconds: Math.round(sinceStart / 1000) })}</b>
          )}
        </p>
        {canWrite && isJump && choices.length > 1 && (
          <div className="seg">
            {choices.map((one) => (
              <Key
                key={one}
                isQuick
                className={one === choice ? 'btn sel' : 'btn q'}
                aria-pressed={one === choice}
                onPress={() => {
                  setWanted(one);
                  if (begun !== undefined) begin(one);
                }}
              >
                {t(`gauge.${one}`)}
              </Key>
            ))}
          </div>
        )}
        {isReading && canWrite && (
          <div className="typed">
            <output>
              {w === undefined ? typed.digits : formatWind(w)}
              <span className="caret" />
            </output>
            {w !== undefined && !isWindLegal(w) && <p className="illegal">{t('gauge.illegal')}</p>}
          </div>
        )}
      </section>
      {hasSheet ? (
        isSharedSheet(view.sheet) ? (
          <TrialSheet sheet={view.sheet} folded={folded} row={view.about?.row} onAct={act} />
        ) : view.sheet === 'evidence' ? (
          <GaugeCheckSheet folded={folded} onAct={act} />
        ) : view.sheet === 'winds' ? (
          <AttachWindSheet folded={folded} onAct={act} reading={view.about?.fact} />
        ) : (
          <UndoSheet folded={folded} onAct={act} />
        )
      ) : (
        <>
          <main className="lst">
            <WindWindow reading={reading} started={started} />
            {isJump && !isReading && (
              <WindList
                winds={sheet.state.unattachedWinds}
                onAttach={
                  canWrite
                    ? (fact) =>
                        views.open({
                          name: 'trial',
                          task: view.task,
                          trial: trial.oid,
                          sheet: 'winds',
                          about: { fact },
                        })
                    : undefined
                }
              />
            )}
          </main>
          <div className="kk">
            <Troubles />
            {canWrite && <TrialStrips folded={folded} />}
            {refusal !== undefined && (
              <Strip onPress={forget}>
                <b>{t('refused.title')}</b> {refusal}
              </Strip>
            )}
            {drawKeys()}
          </div>
          <SaidFoot
            folded={folded}
            canUndo={canWrite}
            onCorrect={() => openSheet('undo')}
            onMore={canWrite && !isReading ? () => openSheet('evidence') : undefined}
          >
            <Icon name="more" />
          </SaidFoot>
        </>
      )}
    </div>
  );
}
