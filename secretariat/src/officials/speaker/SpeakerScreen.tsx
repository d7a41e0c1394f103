import { useRef, useState } from 'react';
import { formatTeamPoints } from 'shared-domain';
import { formatEventName } from 'shared-domain/board';
import type { SpeakerAnswer } from 'shared-domain/contract';
import { Header } from '../components/Header.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { Troubles } from '../components/Troubles.tsx';
import { useLocalSeconds, useLocalTime } from '../contest/use-local-time.ts';
import { SCREENS_PART } from '../extra-parts.ts';
import { usePart } from '../part.ts';
import { useConsole, useText } from '../use-console.ts';
import { NextEvent } from './NextEvent.tsx';
import { Notices } from './Notices.tsx';
import { NowEvent } from './NowEvent.tsx';
import { type SpeakerWords, useSpeakerText } from './speaker-text.ts';
import { useHeld } from './use-held.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSpeaker } from './use-speaker.ts';

const NOTHING: Pick<SpeakerAnswer, 'events' | 'next' | 'forms' | 'notices' | 'screens'> = {
  events: [],
  next: [],
  forms: [],
  notices: [],
  screens: [],
};

const sayTeams = (
  { first, second, lead }: NonNullable<SpeakerAnswer['teams']>,
  { t, language }: SpeakerWords,
): string =>
  lead === 0 && second !== undefined
    ? t('next.teams.level', { first, second })
    : t('next.teams', { first, count: lead, lead: formatTeamPoints(lead, language) });

/** What comes once the pointer and the keyboard have left a list. */
function HeldBack({ count, words: { t } }: { readonly count: number; readonly words: SpeakerWords }) {
  return (
    <p role="status" className="held-back">
      {count > 0 && t('held', { count })}
    </p>
  );
}

/** The speaker's three columns: now, next, just in (officials 2.11). */
export function SpeakerScreen() {
  const { views, seen, device, log, link } = useConsole();
  const { t: common } = useText();
  const text = useSpeakerText();
  const formatTime = useLocalTime();
  const formatSeconds = useLocalSeconds();
  const words: SpeakerWords = { ...text, formatTime };
  const { t, language } = words;
  const speaker = useSpeaker();
  const known = seen();
  const { speaker: choices, preferences } = device();
  const { hidden = [], notes = {} } = choices ?? {};
  const list = known?.trials ?? [];
  const trials = new Map(list.map((trial) => [trial.oid, trial]));
  const { events, next, forms, notices, screens, teams } = speaker.read?.answer ?? { ...NOTHING, teams: undefined };
  const ScreenPanel = usePart(SCREENS_PART);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const foot = useRef<HTMLElement>(null);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const closePanel = () => {
    setPanelOpen(false);
    foot.current?.querySelector('button')?.focus();
  };
  const nowHeld = useHeld(
    events.filter(({ trial }) => trials.has(trial)),
    ({ trial }) => trial,
  );
  const nextHeld = useHeld(
    next.filter(({ trial }) => trials.has(trial)),
    ({ trial }) => trial,
  );
  const shown = nowHeld.items.filter(({ item }) => !hidden.includes(item.trial));
  const hide = (oids: readonly string[]) => void log.changeDevice({ speaker: { hidden: oids, notes } });
  const concealed = hidden.flatMap((oid) => trials.get(oid) ?? []);
  const hasSound = preferences.hasSound === true;
  return (
    <div className={isPanelOpen ? 'page speaker telling' : 'page speaker'} {...keptFocus}>
      <Header title={common('task.speaker')} subtitle={known?.challenge.name ?? ''} onBack={() => views.back()} />
      <div className="troubles">
        <Troubles />
        {!link().isOnline && speaker.read !== undefined && (
          <Strip>{t('offline.age', { time: formatSeconds(speaker.read.at) })}</Strip>
        )}
      </div>
      <main className="sp">
        <section aria-labelledby="now" tabIndex={-1} {...nowHeld.handlers}>
          <h2 className="t" id="now">
            <span>{t('now')}</span>
            <small>{t('now.count', { count: shown.length })}</small>
          </h2>
          {speaker.read === undefined && <p className="pad">{t('waiting')}</p>}
          {speaker.read !== undefined && shown.length === 0 && <p className="pad">{t('now.none')}</p>}
          <HeldBack count={nowHeld.waiting} words={words} />
          {shown.map(({ item: event, isGone }) => {
            const trial = trials.get(event.trial);
            return (
              trial && (
                <NowEvent
                  key={event.trial}
                  event={event}
                  isGone={isGone}
                  trial={trial}
                  trials={list}
                  forms={forms}
                  words={words}
                  screens={screens}
                  tell={speaker.tell}
                  onHide={() => hide([...hidden, event.trial])}
                />
              )
            );
          })}
          {concealed.length > 0 && (
            <div className="concealed">
              <h3>{t('hidden')}</h3>
              {concealed.map((trial) => (
                <Key key={trial.oid} className="btn q" onPress={() => hide(hidden.filter((oid) => oid !== trial.oid))}>
                  {t('show', { event: formatEventName(trial, language) })}
                </Key>
              ))}
            </div>
          )}
        </section>
        <section aria-labelledby="next" tabIndex={-1} {...nextHeld.handlers}>
          <h2 className="t" id="next">
            <span>{t('next')}</span>
            <small>{t('next.order')}</small>
          </h2>
          {teams !== undefined && <p className="pad need">{sayTeams(teams, words)}</p>}
          {speaker.read !== undefined && nextHeld.items.length === 0 && <p className="pad">{t('next.none')}</p>}
          {nextHeld.items.length > 0 && <p className="pad sub">{t('note.hint')}</p>}
          <HeldBack count={nextHeld.waiting} words={words} />
          {nextHeld.items.map(({ item: one, isGone }) => {
            const trial = trials.get(one.trial);
            return (
              trial && (
                <NextEvent
                  key={one.trial}
                  next={one}
                  isGone={isGone}
                  trial={trial}
                  trials={list}
                  forms={forms}
                  words={words}
                  screens={screens}
                  tell={speaker.tell}
                />
              )
            );
          })}
        </section>
        <Notices notices={notices} hidden={hidden} trials={trials} words={words} screens={screens} speaker={speaker} />
      </main>
      {isPanelOpen && ScreenPanel !== undefined && (
        <ScreenPanel screens={screens} words={words} tell={speaker.tell} onClose={closePanel} />
      )}
      <footer ref={foot} className="ft">
        <Key
          className={isPanelOpen ? 'btn sel' : 'btn'}
          isQuick
          aria-expanded={isPanelOpen}
          onPress={() => setPanelOpen(!isPanelOpen)}
        >
          <Icon name="screen" />
          {t('screens.title')} · {screens.length}
        </Key>
        <Key
          className={hasSound ? 'btn sel' : 'btn q'}
          isQuick
          aria-pressed={hasSound}
          onPress={() => void log.changeDevice({ preferences: { ...preferences, hasSound: !hasSound } })}
        >
          {t('sound')}
        </Key>
      </footer>
    </div>
  );
}
