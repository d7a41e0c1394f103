import { useEffect, useRef, useState } from 'react';
import { formatDecimal, isPublished, readEvent, TRIAL_STATUS } from 'shared-domain';
import { formatHandTime } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { ArrivalKey } from '../components/ArrivalKey.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { useAct } from '../contest/use-act.ts';
import { useConsole, useNow, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import { FinishPage, useCanWrite } from './FinishPage.tsx';
import { createFinishFacts } from './finish-facts.ts';
import { formatOrdinal, formatRunner, formatRunning, formatSeconds } from './finish-words.ts';
import { findRaceClock, noteStart, type RaceClock } from './race-clock.ts';
import { listOwnDevices, type PlaceFact, readFinish } from './read-finish.ts';
import { SlideSheet } from './SlideSheet.tsx';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
}

/** So long after another device's start this one's key stays the start: a finger may be on its way to it, ms. */
const OWN_START_MS = 3000;

/** The time that runs, drawn ten times a second. */
function RunningTime({ clock }: { readonly clock: RaceClock | undefined }) {
  const [now, setNow] = useState(() => performance.now());
  const isRunning = clock !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <span className="cd" role="timer">
      {formatRunning(clock === undefined ? 0 : now - clock.count)}
    </span>
  );
}

/** The next place to be tapped: several taps may come before one is on the disk. */
function useNextPlace(times: readonly PlaceFact[]) {
  const last = times.at(-1)?.place ?? 0;
  const given = useRef(last);
  const writing = useRef(0);
  if (writing.current === 0) given.current = last;
  return {
    next: last + 1,
    async take(write: (place: number) => Promise<unknown>) {
      writing.current += 1;
      given.current += 1;
      try {
        await write(given.current);
      } finally {
        writing.current -= 1;
      }
    },
  };
}

/** The console of a timekeeper: one key, each tap a time of the next place. */
export function ChronoConsole({ folded, view }: Props) {
  const { views, log, device, seen, write } = useConsole();
  const { t, language } = useText();
  const now = useNow(500);
  const { act, refusal, forget } = useAct(folded);
  const { trial, kind } = folded;
  const { id } = device();
  const event = readEvent(trial, kind);
  const finish = readFinish(folded, listOwnDevices(id, log.rows(), trial.oid));
  const clock = findRaceClock(folded, log.rows(), id, log.clock);
  const canWrite = useCanWrite(folded);
  const facts = createFinishFacts(trial.oid);
  const { next, take } = useNextPlace(finish.times);
  const tz = seen()?.challenge.tz ?? 'UTC';
  const isOver = isPublished(folded.sheet.state.status);

  const start = (count: number) => {
    noteStart(trial.oid, count);
    void act([facts.start(log.clock.offset()?.error)], true);
  };
  const arrive = (count: number) => {
    if (clock === undefined) return;
    const v = Math.max(1, Math.round(count - clock.count));
    void take((place) => write([facts.time({ place, v, error: clock.error })]));
  };
  const sayTime = ({ place, v = 0 }: PlaceFact) => `${formatOrdinal(place, language)} · ${formatHandTime(v, event)} h`;
  const runners = new Map(finish.pairs.map(({ place, row }) => [place, finish.starts.get(row ?? '')]));
  const free = finish.pairs.filter(({ state }) => state === 'no time').length;
  const differs = finish.pairs.filter(({ state }) => state === 'differs').length;

  const list = (
    <ol className="rows taps" reversed>
      {finish.times.toReversed().map((one) => (
        <li key={one.id}>
          <span className="r">
            <span className="pl">{one.place}</span>
            <span className="ti2">
              {formatHandTime(one.v ?? 0, event)}
              <span className="u"> h</span>
            </span>
            <span className="s">
              {[
                one.error === undefined
                  ? ''
                  : t('finish.error', { seconds: formatDecimal((one.error / 1000).toFixed(2), language) }),
                one.doubt === true ? t('finish.doubt') : '',
                formatRunner(runners.get(one.place)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Key
              className="dbt"
              isQuick
              disabled={!canWrite}
              aria-pressed={one.doubt === true}
              aria-label={t('finish.doubtOf', { place: one.place })}
              onPress={() => void act([facts.replace({ ...one, doubt: one.doubt !== true })])}
            >
              ?
            </Key>
          </span>
        </li>
      ))}
    </ol>
  );
  const from = clock === undefined ? '' : formatSeconds(clock.at, tz);
  const who = (
    <>
      <div className="w2">
        <h2 className="nm">{t('finish.arrivals')}</h2>
        <RunningTime clock={clock} />
      </div>
      <p className="w3">
        {clock === undefined
          ? t('finish.noStart')
          : t(`finish.from.${clock.from}`, {
              time: from,
              seconds: formatDecimal(((clock.error ?? 0) / 1000).toFixed(2), language),
            })}{' '}
        · {t('finish.byHand')}
      </p>
      {(free > 0 || differs > 0) && (
        <p className="w3">
          {free > 0 && t('finish.withoutTime', { count: free })}{' '}
          {differs > 0 && t('finish.differs', { count: differs })}
        </p>
      )}
    </>
  );
  const isHandAtStart = clock?.from === 'elsewhere' && finish.times.length === 0 && now - clock.at < OWN_START_MS;
  const keys =
    clock === undefined || isHandAtStart ? (
      <div className="keys">
        <ArrivalKey onTap={start}>
          <span>{t('finish.start')}</span>
          <small>{t('finish.start.what')}</small>
        </ArrivalKey>
      </div>
    ) : (
      <div className="keys">
        <ArrivalKey disabled={isOver} onTap={arrive}>
          <span>{t('finish.arrival')}</span>
          <small>{t('finish.next', { place: formatOrdinal(next, language) })}</small>
        </ArrivalKey>
      </div>
    );
  const drawSheet = () => {
    if (view.sheet === 'slide')
      return <SlideSheet trial={trial.oid} facts={finish.times} of="times" onSay={sayTime} onAct={act} />;
    if (view.sheet === 'again')
      return (
        <Sheet
          title={t('finish.again')}
          text={t('finish.again.text', { count: finish.times.length })}
          action={t('finish.again.do')}
          colour="no"
          onConfirm={() => {
            const ids = [...finish.times.map((one) => one.id), ...(clock?.factId === undefined ? [] : [clock.factId])];
            void act(ids.map(facts.remove), true);
          }}
        />
      );
    if (view.sheet === 'finished')
      return (
        <Sheet
          title={t('finish.finished')}
          text={t('finish.finished.text', { count: finish.times.length })}
          action={t('finish.finished.do')}
          onConfirm={() => void act([facts.finished()], true)}
        />
      );
    return undefined;
  };
  return (
    <FinishPage
      folded={folded}
      view={view}
      className="fin"
      act={act}
      refusal={refusal}
      onForget={forget}
      who={who}
      list={list}
      keys={keys}
      more={
        <>
          <Key
            className="btn"
            disabled={finish.times.length === 0}
            onPress={() => views.replace({ ...view, sheet: 'slide' })}
          >
            {t('finish.slide')}
          </Key>
          {clock?.factId !== undefined && (
            <Key className="btn" onPress={() => views.replace({ ...view, sheet: 'again' })}>
              {t('finish.again')}
            </Key>
          )}
          {folded.sheet.state.status === TRIAL_STATUS.running && (
            <Key className="btn" onPress={() => views.replace({ ...view, sheet: 'finished' })}>
              {t('finish.finished')}
            </Key>
          )}
        </>
      }
      sheet={drawSheet()}
    />
  );
}
