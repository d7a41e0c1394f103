import { useState } from 'react';
import { isFieldEvent, isSeasonLead } from 'shared-domain';
import type { Notice, SpeakerAnswer } from 'shared-domain/contract';
import type { DeviceTrial } from 'shared-domain/live-input';
import { Choice } from '../components/Choice.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { useConsole, useIsShutOut } from '../use-console.ts';
import { Decisions, useDecisions } from './Decisions.tsx';
import { ScreenKeys } from './ScreenKeys.tsx';
import { formatSaidEvent } from './said-event.ts';
import { sayNotice } from './say-notice.ts';
import type { SpeakerWords } from './speaker-text.ts';
import { joinHandlers, useHeld } from './use-held.ts';
import type { Speaker } from './use-speaker.ts';

interface ItemProps {
  readonly notice: Notice;
  /** It no longer holds: it goes once the pointer has left. */
  readonly isGone: boolean;
  readonly trial: DeviceTrial;
  readonly words: SpeakerWords;
  readonly screens: SpeakerAnswer['screens'];
  readonly speaker: Speaker;
}

/** One thing that has just come in, with the word that says how sure it is; unread until it is touched. */
function Item({ notice, isGone, trial, words, screens, speaker }: ItemProps) {
  const { seen } = useConsole();
  const { t } = words;
  const said = sayNotice(notice, trial, seen()?.challenge.kind ?? '', words);
  const isUnread = !isGone && notice.seen === undefined && !speaker.isTouched(notice.id);
  const isShutOut = useIsShutOut();
  const touch = () => {
    if (!isShutOut) speaker.see([notice.id]);
  };
  const { certainty, kind, record } = notice;
  // Nobody ratifies the best mark of a season: it is official.
  const isRatified =
    kind === 'record' && certainty === 'official' && record !== undefined && !isSeasonLead(record.kind);
  return (
    <li className={isGone ? 'it gone' : isUnread ? 'it new' : 'it'} tabIndex={-1} onPointerDown={touch}>
      <p>
        <span className={isGone ? 'cert gone' : `cert ${certainty}`}>
          {(isGone || certainty === 'possible') && <Icon name="warning" small />}
          {t(isGone ? 'cert.gone' : isRatified ? 'cert.ratified' : `cert.${certainty}`)}
        </span>
      </p>
      <h3>{said.title}</h3>
      {said.figure !== undefined && (
        <p className="m">
          {said.figure} {said.wind !== undefined && <span>{said.wind}</span>}
        </p>
      )}
      {said.lines.map((line) => (
        <p key={line} className="sub">
          {line}
        </p>
      ))}
      <div className="acts">
        {!isGone && kind !== 'delay' && kind !== 'protest' && (
          <ScreenKeys
            title={said.title}
            layout={isFieldEvent(trial.g0) ? 'classement' : 'resultat'}
            trial={trial.oid}
            screens={screens}
            tell={speaker.tell}
            isHeldBack={said.isHeldBack}
          />
        )}
        {isUnread && !isShutOut && (
          <Key className="btn q" isQuick aria-label={t('seen.of', { title: said.title })} onPress={touch}>
            {t('seen')}
          </Key>
        )}
      </div>
    </li>
  );
}

interface Props {
  readonly notices: readonly Notice[];
  readonly hidden: readonly string[];
  readonly trials: ReadonlyMap<string, DeviceTrial>;
  readonly words: SpeakerWords;
  readonly screens: SpeakerAnswer['screens'];
  readonly speaker: Speaker;
}

/** What has just come in, newest on top; nothing moves while the pointer or the keyboard is on it. */
export function Notices({ notices, hidden, trials, words, screens, speaker }: Props) {
  const { t } = words;
  const [only, setOnly] = useState('');
  const shown = notices.filter(({ trial }) => trials.has(trial) && !hidden.includes(trial));
  const held = useHeld(shown, ({ id }) => id);
  const decisions = useDecisions(words);
  const waiting = held.waiting + decisions.waiting;
  const handlers = joinHandlers(held.handlers, decisions.handlers);
  const listed = held.items.filter(({ item: { trial } }) => only === '' || trial === only);
  const unread = shown.filter((notice) => notice.seen === undefined && !speaker.isTouched(notice.id)).length;
  const events = [...new Set(shown.map(({ trial }) => trial))].flatMap((oid) => trials.get(oid) ?? []);
  return (
    <section aria-labelledby="just" tabIndex={-1} {...handlers}>
      <h2 className="t" id="just">
        <span>{t('just')}</span>
        <small>{unread > 0 ? t('just.unread', { count: unread }) : shown.length > 0 ? t('just.read') : ''}</small>
      </h2>
      {events.length > 1 && (
        <div className="filter">
          <Choice
            label={t('just.filter')}
            value={only}
            options={[
              { value: '', label: t('just.all') },
              ...events.map((trial) => ({ value: trial.oid, label: formatSaidEvent(trial, words) })),
            ]}
            onChoose={setOnly}
          />
        </div>
      )}
      <Decisions decisions={decisions.items} words={words} tell={speaker.tell} />
      <p role="status" className="held-back">
        {waiting > 0 && t('just.held', { count: waiting })}
      </p>
      {listed.length === 0 && <p className="pad">{t('just.none')}</p>}
      <ol>
        {listed.map(({ item: notice, isGone }) => {
          const trial = trials.get(notice.trial);
          return (
            trial && (
              <Item
                key={notice.id}
                notice={notice}
                isGone={isGone}
                trial={trial}
                words={words}
                screens={screens}
                speaker={speaker}
              />
            )
          );
        })}
      </ol>
    </section>
  );
}
