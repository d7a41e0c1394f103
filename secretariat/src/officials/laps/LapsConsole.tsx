import { useRef, useState } from 'react';
import { formatLocalTime } from 'shared-domain';
import { formatEventName } from 'shared-domain/board';
import { type FoldedTrialView, findLapRace, LAP_LENGTHS, type LapRunner } from 'shared-domain/live-input';
import { Header } from '../components/Header.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Strip } from '../components/Strip.tsx';
import { useAct } from '../contest/use-act.ts';
import { useRowState } from '../desk/row-state.ts';
import { FinishPage, useCanWrite } from '../finish/FinishPage.tsx';
import { formatRunner, formatRunning, formatSeconds } from '../finish/finish-words.ts';
import { useConsole, useNow, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import { LapGrid } from './LapGrid.tsx';
import { createLapFacts } from './lap-facts.ts';
import { readLaps } from './read-laps.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
}

/** Two touches of one runner nearer than this are one passage, ms: nobody runs a lap so fast. */
const MIN_LAP_MS = 5000;

/** The console of a lap scorer: a tap is a passage; the leader drives the board and the bell. */
export function LapsConsole({ folded, view }: Props) {
  const { views, log, device, seen } = useConsole();
  const { t, language } = useText();
  const { act, refusal, forget } = useAct(folded);
  const canWrite = useCanWrite(folded);
  const now = useNow();
  const { trial, kind } = folded;
  const { id, lapLengths } = device();
  const race = findLapRace(trial, kind, lapLengths?.[trial.oid]);
  const { own, otherBoard, differences, lastLap, bellAt } = readLaps(folded, race, id, now);
  const facts = createLapFacts(trial.oid);
  const starts = new Map(trial.rows.map((start) => [start.row, start]));
  const tz = seen()?.challenge.tz ?? 'UTC';
  const [chosen, setChosen] = useRowState<{ readonly row: string; readonly at: number } | undefined>(trial, undefined);
  /** The leader's passage for which the bell was rung. */
  const [rung, setRung] = useState<string>();
  const touched = useRef(new Map<string, number>());
  const bellId = own.isBell ? own.leader?.ids.at(-1) : undefined;
  const nameOf = (row: string | undefined) => formatRunner(starts.get(row ?? ''));

  const pass = (runner: LapRunner) => {
    const at = log.clock.at();
    if (at - (touched.current.get(runner.row) ?? Number.NEGATIVE_INFINITY) < MIN_LAP_MS) return;
    if (runner.toGo === 1) {
      setChosen({ row: runner.row, at });
      views.open({ ...view, sheet: 'finished' });
      return;
    }
    touched.current.set(runner.row, at);
    void act([facts.lap(runner.row, runner.passages.length + 1)]);
  };

  if (canWrite && view.sheet === undefined && bellId !== undefined && bellId !== rung)
    return (
      <div className="page bell">
        <Header title={t('task.laps')} subtitle={formatEventName(trial, language)} onBack={() => views.back()} />
        <main className="mid" role="alert">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 17h14l-2-3V9a5 5 0 0 0-10 0v5zM10 20a2 2 0 0 0 4 0M12 2v2" />
          </svg>
          <span className="w">{t('laps.bell')}</span>
          <p className="nm">{t('laps.bell.text')}</p>
          <p className="nm">
            <b>{nameOf(own.leader?.row)}</b>
          </p>
        </main>
        <div className="keys">
          <Key className="key w6" onPress={() => setRung(bellId)}>
            {t('laps.bell.rung')}
          </Key>
        </div>
      </div>
    );

  const who = (
    <div className="lapbd">
      <div>
        <p className="w3">
          {otherBoard === undefined ? (
            <>
              <b>{t('laps.board')}</b> {t('laps.byLeader')}
            </>
          ) : (
            <b>{t('laps.otherBoard', { count: otherBoard })}</b>
          )}
        </p>
        {lastLap !== undefined && (
          <p className="w3">
            {t('laps.last')} <b>{formatRunning(lastLap)}</b>
          </p>
        )}
        {bellAt !== undefined ? (
          <p className="w3">
            {t('laps.bellAt')} <b>{formatLocalTime(new Date(bellAt), tz)}</b>
          </p>
        ) : (
          <p className="w3">{t('laps.of', { count: race.passages, lap: race.lap })}</p>
        )}
      </div>
      <span className="n" role="img" aria-label={t('laps.left', { count: own.board })}>
        {own.board}
      </span>
    </div>
  );
  const list = (
    <>
      {differences.length > 0 && (
        <Strip>
          <b>{t('laps.differs')}</b>{' '}
          {differences
            .map(({ row, counts }) => {
              const [mine, other] = [
                counts.find((one) => one.device === id)?.laps ?? 0,
                counts.find((one) => one.device !== id)?.laps ?? 0,
              ];
              return t('laps.differs.of', { who: nameOf(row), mine, other });
            })
            .join(' · ')}
        </Strip>
      )}
      <LapGrid
        runners={own.runners}
        leader={own.leader?.row}
        starts={starts}
        canPress={({ toGo }) => canWrite && toGo > 0}
        onPress={pass}
      />
    </>
  );
  const keys = (
    <div className="keys">
      <Key className="key m q" onPress={() => void act([facts.lap(undefined, undefined)])}>
        {t('laps.unknown')}
        <small>{t('laps.unknown.what')}</small>
      </Key>
      <Key
        className="key m q"
        disabled={own.leader === undefined}
        onPress={() => views.open({ ...view, sheet: 'lessLap' })}
      >
        {t('laps.less')}
      </Key>
    </div>
  );
  const drawSheet = () => {
    switch (view.sheet) {
      case 'finished':
        return (
          <Sheet
            title={t('laps.finished', { who: nameOf(chosen?.row) })}
            text={t('laps.finished.text', { time: chosen === undefined ? '' : formatSeconds(chosen.at, tz) })}
            action={t('laps.finished.do')}
            onConfirm={() => {
              if (chosen !== undefined) void act([facts.lap(chosen.row, race.passages, chosen.at)]);
            }}
          />
        );
      case 'lessLap':
        return (
          <Sheet
            title={t('laps.less.title')}
            text={chosen === undefined ? t('laps.less.text') : t('laps.less.of', { who: nameOf(chosen.row) })}
            colour="no"
            action={chosen === undefined ? undefined : t('laps.less.do')}
            onConfirm={() => {
              const last = own.runners.find(({ row }) => row === chosen?.row)?.ids.at(-1);
              if (last === undefined) return;
              touched.current.delete(chosen?.row ?? '');
              setChosen(undefined);
              void act([facts.remove(last)], true);
            }}
          >
            <LapGrid
              runners={own.runners.filter(({ passages }) => passages.length > 0)}
              leader={chosen?.row}
              starts={starts}
              canPress={() => true}
              onPress={({ row }) => setChosen({ row, at: 0 })}
            />
          </Sheet>
        );
      case 'unnamed': {
        const [first] = own.unknown;
        if (first === undefined) return <Sheet title={t('laps.unnamed')} text={t('laps.unnamed.none')} />;
        return (
          <Sheet title={t('laps.unnamed')} text={t('laps.unnamed.text', { time: formatSeconds(first.at, tz) })}>
            <LapGrid
              runners={own.runners}
              leader={undefined}
              starts={starts}
              canPress={() => true}
              onPress={({ row }) => {
                if (own.unknown.length === 1) views.back();
                void act([facts.name(first.content.id, row, first.at)], true);
              }}
            />
            <Key className="btn" onPress={() => void act([facts.remove(first.content.id)], true)}>
              {t('laps.unnamed.drop')}
            </Key>
          </Sheet>
        );
      }
      case 'lapRace':
        return (
          <Sheet title={t('laps.race')} text={t('laps.race.text', { distance: race.distance })}>
            <div className="seg">
              {LAP_LENGTHS.map((lap) => (
                <Key
                  key={lap}
                  className={lap === race.lap ? 'btn sel' : 'btn q'}
                  aria-pressed={lap === race.lap}
                  onPress={() => {
                    views.back();
                    void log.changeDevice({ lapLengths: { ...lapLengths, [trial.oid]: lap } });
                  }}
                >
                  {lap} m
                </Key>
              ))}
            </div>
          </Sheet>
        );
      default:
        return undefined;
    }
  };
  return (
    <FinishPage
      folded={folded}
      view={view}
      className="tours"
      act={act}
      refusal={refusal}
      onForget={forget}
      who={who}
      list={list}
      keys={keys}
      more={
        <>
          {own.unknown.length > 0 && (
            <Key className="btn" onPress={() => views.replace({ ...view, sheet: 'unnamed' })}>
              <Icon name="eye" /> {t('laps.unnamed.count', { count: own.unknown.length })}
            </Key>
          )}
          <Key className="btn" onPress={() => views.replace({ ...view, sheet: 'lapRace' })}>
            {t('laps.race')} · {race.lap} m
          </Key>
        </>
      }
      sheet={drawSheet()}
    />
  );
}
