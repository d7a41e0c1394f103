import { useState } from 'react';
import {
  findLocalDay,
  findStartTime,
  formatLocalTime,
  type Language,
  makeDateFormat,
  TRIAL_STATUS,
} from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import type { DeviceTrial } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { Header } from '../components/Header.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Troubles } from '../components/Troubles.tsx';
import type { Task } from '../log/device.ts';
import { formatHolder } from '../tenure/holder-words.ts';
import type { TextKey } from '../texts/texts.ts';
import { useConsole, useNow, useText } from '../use-console.ts';
import { isFound, listTaskTrials, sortDay } from './trial-list.ts';

const STATES: Readonly<Record<number, { readonly text: TextKey; readonly shape: string }>> = {
  [TRIAL_STATUS.planned]: { text: 'state.planned', shape: '' },
  [TRIAL_STATUS.startlist]: { text: 'state.ready', shape: 'half' },
  [TRIAL_STATUS.called]: { text: 'state.called', shape: 'half' },
  [TRIAL_STATUS.running]: { text: 'state.running', shape: 'live' },
  [TRIAL_STATUS.finished]: { text: 'state.finished', shape: 'ok' },
  [TRIAL_STATUS.unofficial]: { text: 'state.signed', shape: 'ok' },
  [TRIAL_STATUS.official]: { text: 'state.official', shape: 'ok' },
  [TRIAL_STATUS.cancelled]: { text: 'state.cancelled', shape: 'no' },
};

/** What the state of a trial is called. */
export const findStateText = (status: number): TextKey => STATES[status]?.text ?? 'state.planned';

function TrialRow({
  trial,
  task,
  isMine,
}: {
  readonly trial: DeviceTrial;
  readonly task: Task;
  readonly isMine: boolean;
}) {
  const { views, seen, findHolder } = useConsole();
  const { t, language } = useText();
  const holder = isMine ? undefined : findHolder(trial.oid);
  const state = STATES[trial.status] ?? STATES[TRIAL_STATUS.planned];
  return (
    <li className={isMine ? 'here' : ''}>
      <Key className="" isQuick onPress={() => views.open({ name: 'trial', task, trial: trial.oid })}>
        <span className="h">{formatLocalTime(findStartTime(trial), seen()?.challenge.tz ?? 'UTC')}</span>
        <span>
          <span className="e">{formatEventName(trial, language)}</span>
          <span className="s">
            {formatTrialRound(trial, language)} · {t('list.athletes', { count: trial.rows.length })}
          </span>
        </span>
        <span className="ends-v">
          {state !== undefined && (
            <span className={`state ${state.shape}`}>
              <i />
              {t(findStateText(trial.status))}
            </span>
          )}
          {(isMine || holder !== undefined) && (
            <span className="lockb state">
              <Icon name="lock" small />
              {holder === undefined ? t('list.heldByMe') : formatHolder(holder, t)}
            </span>
          )}
        </span>
      </Key>
    </li>
  );
}

const formatDay = (now: number, timeZone: string, language: Language): string =>
  makeDateFormat(language, { weekday: 'short', day: 'numeric', month: 'long', timeZone }).format(now);

/** The trials of a task: those of this device first, then the day's. */
export function TrialList({ task }: { readonly task: Task }) {
  const { views, seen, device } = useConsole();
  const { t, language } = useText();
  const [typed, setTyped] = useState('');
  const now = useNow(30_000);
  const known = seen();
  const { place, open } = device();
  const tz = known?.challenge.tz ?? 'UTC';
  const all = listTaskTrials(known?.trials ?? [], task, known?.challenge.kind ?? '');
  const found = all.filter((trial) => isFound(trial, formatLocalTime(findStartTime(trial), tz), typed, language));
  const today = findLocalDay(new Date(now), tz);
  const isToday = (trial: DeviceTrial) => findLocalDay(new Date(findStartTime(trial)), tz) === today;
  const sections = [
    { title: t('list.mine'), note: place ?? '', trials: found.filter(({ oid }) => open.includes(oid)) },
    {
      title: t('list.today'),
      note: formatDay(now, tz, language),
      trials: sortDay(found.filter((trial) => !open.includes(trial.oid) && isToday(trial))),
    },
    { title: t('list.other'), note: '', trials: found.filter((trial) => !open.includes(trial.oid) && !isToday(trial)) },
  ].filter(({ trials }) => trials.length > 0);
  return (
    <div className="page listing">
      <Header title={t(`task.${task}`)} subtitle={place ?? ''} onBack={() => views.back()} />
      <div className="who search">
        <Troubles />
        <Field
          label={t('list.search')}
          isLabelHidden
          className="in t"
          placeholder={t('list.placeholder')}
          value={typed}
          onText={setTyped}
        />
      </div>
      <main className="lst">
        <div className="sc">
          {sections.map(({ title, note, trials }) => (
            <section key={title} aria-label={title}>
              <div className="hx">
                <h2>{title}</h2>
                <span>{note}</span>
              </div>
              <ol className="rows trials">
                {trials.map((trial) => (
                  <TrialRow key={trial.oid} trial={trial} task={task} isMine={open.includes(trial.oid)} />
                ))}
              </ol>
            </section>
          ))}
          {sections.length === 0 && (
            <p className="pad">
              {t(known === undefined ? 'list.waiting' : typed === '' ? 'list.none' : 'list.nothing')}
            </p>
          )}
        </div>
      </main>
      <footer className="ft">
        <p className="say" role="status">
          <Icon name="check" />
          <span>{t('list.stored', { count: all.length })}</span>
        </p>
      </footer>
    </div>
  );
}
