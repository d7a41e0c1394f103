import { findStartTime, isFieldEvent } from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import type { SpeakerAnswer } from 'shared-domain/contract';
import { type CallMinutes, type DeviceTrial, findClosing } from 'shared-domain/live-input';
import { useConsole, useNow } from '../use-console.ts';
import type { EventProps } from './NowEvent.tsx';
import { ScreenKeys } from './ScreenKeys.tsx';
import { Starters } from './Starters.tsx';
import { listEventNeeds, sayCombined } from './say-athlete.ts';
import type { SpeakerWords } from './speaker-text.ts';

function sayCall(
  trial: DeviceTrial,
  now: number,
  call: CallMinutes | undefined,
  { t, formatTime }: SpeakerWords,
): string {
  const present = trial.rows.filter(({ presence }) => presence === 'present').length;
  const absent = trial.rows.filter(({ presence }) => presence === 'absent' || presence === 'scratched').length;
  const closing = findClosing(trial, call);
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
  const needs = listEventNeeds(next, trial, kind, words);
  const combined = sayCombined(next.combined, kind, words);
  return (
    <article className={isGone ? 'ev gone' : 'ev'} aria-label={name} tabIndex={-1}>
      <header>
        <h3>
          {name} <span>{formatTrialRound(trial, language).toLocaleLowerCase(language)}</span>
        </h3>
        {isGone && <span className="cert">{t('held.gone')}</span>}
        <span className="e">{formatTime(findStartTime(trial))}</span>
      </header>
      <p className="sub">{sayCall(trial, now, seen()?.challenge.call, words)}</p>
      {needs.length > 0 && <p className="need">{needs.join(' · ')}</p>}
      {combined !== '' && <p className="need">{combined}</p>}
      <Starters trial={trial} trials={trials} forms={forms} words={words} />
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
