import { useEffect, useState } from 'react';
import type { AccessCodeKind } from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import { BOARDS_PATH, SPEAKER_CODE_KIND } from 'shared-domain/contract';
import { Field } from '../components/Field.tsx';
import { Header } from '../components/Header.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Troubles } from '../components/Troubles.tsx';
import { type Task, WALK_JUDGES } from '../log/device.ts';
import { listTaskTrials } from '../trials/trial-list.ts';
import { useConsole, useText } from '../use-console.ts';
import { sayWalkJudge } from '../walk/walk-judge.ts';

/** What can be done with each kind of code: the consoles that exist. */
export const TASKS_BY_CODE: Readonly<Record<AccessCodeKind, readonly Task[]>> = {
  judge: ['bars', 'attempts', 'clock', 'laps', 'callRoom', 'walk', 'walkRecorder', 'umpire', 'referee'],
  wind: ['wind'],
  starter: ['start'],
  chrono: ['chrono', 'order', 'photo', 'laps'],
  vboard: ['speaker'],
  sboard: [],
};

/** Tasks that read the whole competition: no trial is opened for them. */
const WHOLE_TASKS: readonly Task[] = ['referee', 'speaker'];

/** The trial of a printed sheet whose QR code led here, and how it is opened for a task. */
function useScannedTrial() {
  const { views, device, seen, scannedTrial, forgetScannedTrial } = useConsole();
  const { task, place, walkJudge } = device();
  const oid = scannedTrial();
  const known = seen();
  const trial = oid === undefined ? undefined : known?.trials.find((one) => one.oid === oid);
  /** Whether a task writes the trial; so does each while it is not known. */
  const isOf = (one: Task): boolean =>
    trial === undefined || listTaskTrials([trial], one, known?.challenge.kind ?? '').length > 0;
  /** The trial to be opened for a task, which is opened once. */
  const take = (one: Task): string | undefined => {
    if (oid !== undefined) forgetScannedTrial();
    return trial !== undefined && isOf(one) && !WHOLE_TASKS.includes(one) ? oid : undefined;
  };
  const open = (one: Task, taken: string | undefined): void => {
    if (taken !== undefined) views.open({ name: 'trial', task: one, trial: taken });
  };
  // A device that has said already what it does, and where, is led there at once.
  const isReady = task !== undefined && place !== undefined && (task !== 'walk' || walkJudge !== undefined);
  const openAtOnce = trial !== undefined && isReady && isOf(task) ? task : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each scan
  useEffect(() => {
    if (openAtOnce === undefined) return;
    const taken = take(openAtOnce);
    views.replace({ name: 'list', task: openAtOnce });
    open(openAtOnce, taken);
  }, [openAtOnce, oid]);
  return { trial, isOf, take, open, isElsewhere: oid !== undefined && known !== undefined && trial === undefined };
}

/** What are you, and where: the console that opens, and the name of this device for the others. */
export function TaskScreen() {
  const { views, device, seen, log } = useConsole();
  const { t, language } = useText();
  const { code, task: lastTask, place: lastPlace, walkJudge } = device();
  const scanned = useScannedTrial();
  // The last one first: the nine of a judge do not all fit a phone.
  const tasks = TASKS_BY_CODE[code?.kind ?? 'judge'].toSorted(
    (a, b) => Number(b === lastTask) - Number(a === lastTask),
  );
  const [usual] = tasks;
  const first = usual !== undefined && scanned.isOf(usual) ? usual : (tasks.find(scanned.isOf) ?? usual);
  const [chosenTask, setTask] = useState<Task>();
  const task = chosenTask ?? first;
  const [judge, setJudge] = useState(walkJudge);
  const isWalk = task === 'walk';
  const judges = WALK_JUDGES.map((one) => ({ judge: one, name: sayWalkJudge(one, t) }));
  const places = isWalk
    ? judges
    : task === undefined
      ? []
      : t(`task.place.${task}`)
          .split('|')
          .map((name) => ({ judge: undefined, name }));
  const [place, setPlace] = useState(lastPlace ?? '');
  const [isTyping, setTyping] = useState(false);
  const isFree = !places.some(({ name }) => name === place);
  const isOwn = isTyping || (place !== '' && isFree);
  const isChosen = (one: (typeof places)[number]) => (isWalk ? one.judge === judge : one.name === place && !isTyping);
  const show = async () => {
    if (task === undefined) return;
    // Before the device has a task: else it would be opened for that one at once, and then again.
    const taken = scanned.take(task);
    await log.changeDevice({ task, place: place.trim(), ...(isWalk ? { walkJudge: judge } : {}) });
    views.open({ name: 'list', task });
    scanned.open(task, taken);
  };
  return (
    <div className="gate">
      <div className="page">
        <Header
          title={code === undefined ? t('app') : t(`kind.${code.kind}`)}
          subtitle={seen()?.challenge.name ?? ''}
          onBack={() => views.back()}
        />
        <main className="mid">
          <Troubles />
          {scanned.trial !== undefined && (
            <p>
              {t('task.scanned')} <b>{formatEventName(scanned.trial, language)}</b>{' '}
              {formatTrialRound(scanned.trial, language)}
            </p>
          )}
          {scanned.isElsewhere && <p>{t('task.scanned.elsewhere')}</p>}
          <h2 className="big">{t('task.question')}</h2>
          <div className="opts" role="radiogroup" aria-label={t('task.question')}>
            {tasks.map((one) => (
              <Key
                key={one}
                className="opt"
                role="radio"
                isQuick
                aria-checked={one === task}
                onPress={() => setTask(one)}
              >
                <Icon name={one} />
                <span>
                  <b>{t(`task.${one}`)}</b>
                  <small>{t(`task.${one}.what`)}</small>
                </span>
                <span className="tick">{one === task && <Icon name="check" />}</span>
              </Key>
            ))}
          </div>
          {code?.kind === SPEAKER_CODE_KIND && (
            <Key
              className="opt as-screen"
              onPress={() => window.location.assign(`${BOARDS_PATH}concours#code=${code.code}`)}
            >
              <Icon name="screen" />
              <span>
                <b>{t('task.screen')}</b>
                <small>{t('task.screen.what')}</small>
              </span>
              <span className="tick" />
            </Key>
          )}
          {tasks.length === 0 && <p>{t('task.none')}</p>}
        </main>
        {task !== undefined && (
          <div className="keys">
            <div className="w6 places">
              <span className="lab">{t(isWalk ? 'walk.judge.ask' : 'task.place')}</span>
              <div className="seg">
                {places.map((one) => (
                  <Key
                    key={one.name}
                    isQuick
                    className={isChosen(one) ? 'btn sel' : 'btn q'}
                    aria-pressed={isChosen(one)}
                    onPress={() => {
                      if (isWalk) setJudge(one.judge);
                      // A judge's number leaves the name that was typed.
                      if (isWalk && isTyping && isFree && place !== '') return;
                      setPlace(one.name);
                      setTyping(false);
                    }}
                  >
                    {one.name}
                  </Key>
                ))}
                <Key
                  className={isOwn ? 'btn sel' : 'btn q'}
                  isQuick
                  aria-pressed={isOwn}
                  onPress={() => setTyping(true)}
                >
                  {t('other')}
                </Key>
              </div>
              {isOwn && (
                <Field label={t('task.place.label')} className="in t" value={place} maxLength={30} onText={setPlace} />
              )}
            </div>
            <Key
              className="key main w6"
              disabled={place.trim() === '' || (isWalk && judge === undefined)}
              onPress={() => void show()}
            >
              {t('task.show')}
            </Key>
          </div>
        )}
      </div>
    </div>
  );
}
