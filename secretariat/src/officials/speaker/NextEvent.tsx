import { useState } from 'react';
import { findStartTime, isFieldEvent } from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import type { SpeakerAnswer } from 'shared-domain/contract';
import { type DeviceTrial, findClosing } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { useConsole, useNow } from '../use-console.ts';
import type { EventProps } from './NowEvent.tsx';
import { ScreenKeys } from './ScreenKeys.tsx';
import { listFacts, listHeatNeeds } from './say-athlete.ts';
import type { SpeakerWords } from './speaker-text.ts';

/** Athletes of one start list; a road race has thousands. */
const MAX_ROWS = 16;

type Start = DeviceTrial['rows'][number];

/** By whom a note is about, over all events. */
const makeNoteKey = ({ last, first, club = '' }: Start): string => `${last} ${first} ${club}`;

interface AthleteProps {
  readonly start: Start;
  readonly facts: readonly string[];
  readonly words: SpeakerWords;
}

/** Somebody of a start list in two lines, with what the speaker noted: touching the name opens the note. */
function Athlete({ start, facts, words: { t } }: AthleteProps) {
  const { device, log } = useConsole();
  const [isOpen, setOpen] = useState(false);
  const { hidden = [], notes = {} } = device().speaker ?? {};
  const key = makeNoteKey(start);
  const [typed, setTyped] = useState(notes[key] ?? '');
  const said = [...(notes[key] === undefined ? [] : [`« ${notes[key]} »`]), ...facts];
  const keep = () => {
    const { [key]: _, ...others } = notes;
    const text = typed.trim();
    void log.changeDevice({ speaker: { hidden, notes: text === '' ? others : { ...others, [key]: text } } });
    setOpen(false);
  };
  return (
    <li tabIndex={-1}>
      <b className="no">{start.lane ?? start.odr ?? start.bib}</b>
      <div>
        <Key className="name" isQuick aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          <span>
            <b>{start.last.toUpperCase()}</b> {start.first}
          </span>
          <span className="sub">{said.join(' · ')}</span>
        </Key>
        {isOpen && (
          <div className="noting">
            <Field label={t('note')} className="in t" value={typed} maxLength={80} onText={setTyped} />
            <Key className="btn" onPress={keep}>
              {t('note.keep')}
            </Key>
          </div>
        )}
      </div>
    </li>
  );
}

function sayCall(trial: DeviceTrial, now: number, { t, formatTime }: SpeakerWords): string {
  const present = trial.rows.filter(({ presence }) => presence === 'present').length;
  const absent = trial.rows.filter(({ presence }) => presence === 'absent' || presence === 'scratched').length;
  const closing = findClosing(trial, undefined);
  const isChecked = present + absent > 0;
  const awaited = trial.rows.length - present - absent;
  return [
    closing > now ? t('next.call', { time: formatTime(closing) }) : '',
    isChecked ? t('next.present', { count: present }) : t('next.athletes', { count: trial.rows.length }),
    isChecked && awaited > 0 ? t('next.awaited', { count: awaited }) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

interface NextProps extends EventProps {
  readonly next: SpeakerAnswer['next'][number];
  readonly forms: SpeakerAnswer['forms'];
  readonly trials: readonly DeviceTrial[];
}

/** An event to come, by call: who starts, each in one line. */
export function NextEvent({ next, trial, isGone, trials, forms, words, screens, tell }: NextProps) {
  const { seen } = useConsole();
  const { t, language, formatTime } = words;
  const now = useNow(30_000);
  const kind = seen()?.challenge.kind ?? '';
  const name = formatEventName(trial, language);
  const needs = listHeatNeeds(next.qualifying, trial, kind, words);
  const starts = trial.rows.filter(({ presence }) => presence !== 'scratched');
  return (
    <article className={isGone ? 'ev gone' : 'ev'} aria-label={name} tabIndex={-1}>
      <header>
        <h3>
          {name} <span>{formatTrialRound(trial, language).toLocaleLowerCase(language)}</span>
        </h3>
        {isGone && <span className="cert">{t('held.gone')}</span>}
        <span className="e">{formatTime(findStartTime(trial))}</span>
      </header>
      <p className="sub">{sayCall(trial, now, words)}</p>
      {needs.length > 0 && <p className="need">{needs.join(' · ')}</p>}
      <ol className="starters">
        {starts.slice(0, MAX_ROWS).map((start) => (
          <Athlete
            key={start.row}
            start={start}
            words={words}
            facts={listFacts(
              start,
              trial,
              forms.find((form) => form.trial === trial.oid && form.row === start.row),
              { trials, kind, words },
            )}
          />
        ))}
      </ol>
      {starts.length > MAX_ROWS && <p className="sub">{t('next.more', { count: starts.length - MAX_ROWS })}</p>}
      <div className="acts">
        <ScreenKeys
          title={name}
          layout={isFieldEvent(trial.g0) ? 'concours' : 'depart'}
          trial={trial.oid}
          screens={screens}
          tell={tell}
        />
      </div>
    </article>
  );
}
