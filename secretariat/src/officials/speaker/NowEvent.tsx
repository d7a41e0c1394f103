import { useMemo } from 'react';
import { formatListRank, formatMark, isFieldEvent, isMark, readEvent, TRIAL_STATUS } from 'shared-domain';
import { findRunningClock, fold, formatEventName, formatTrialRound } from 'shared-domain/board';
import type { ScreensBody, SpeakerAnswer } from 'shared-domain/contract';
import type { DeviceTrial } from 'shared-domain/live-input';
import { Countdown, type RunningClock } from '../components/Countdown.tsx';
import { Key } from '../components/Key.tsx';
import { formatRunning } from '../finish/finish-words.ts';
import { sayPause } from '../pause/say-pause.ts';
import { useConsole, useNow, useText } from '../use-console.ts';
import { ScreenKeys } from './ScreenKeys.tsx';
import { Starters } from './Starters.tsx';
import { findForm, formatStep, formatTurn, listEventNeeds, listFacts, listNeeds, sayCombined } from './say-athlete.ts';
import { formatPerson } from './say-notice.ts';
import type { SpeakerWords } from './speaker-text.ts';

const STANDING_ROWS = 5;

export interface EventProps {
  readonly trial: DeviceTrial;
  /** It has left the list: it goes once the pointer has left. */
  readonly isGone: boolean;
  readonly words: SpeakerWords;
  readonly screens: SpeakerAnswer['screens'];
  readonly tell: (body: ScreensBody) => Promise<boolean>;
}

/** The time for the attempt that runs, by the clock of this page, and how much of it there is when the last seconds begin. */
function useClock(trial: DeviceTrial): (RunningClock & { readonly signalMs: number }) | undefined {
  const { log, seen } = useConsole();
  const known = seen();
  const running = useMemo(
    () => (known === undefined || trial.live?.clock === undefined ? undefined : findRunningClock(fold(trial, known))),
    [trial, known],
  );
  const { since, ms = 0, signalMs = 0 } = running ?? {};
  return useMemo(
    () =>
      since === undefined
        ? undefined
        : { started: performance.now() - (log.clock.at() - Date.parse(since)), ms, signalMs },
    [since, ms, signalMs, log],
  );
}

/** Since when a race runs. */
function RaceClock({ since }: { readonly since: string }) {
  const now = useNow(200);
  return (
    <span className="e" role="timer">
      {formatRunning(now - Date.parse(since))}
    </span>
  );
}

interface NowProps extends EventProps {
  readonly event: SpeakerAnswer['events'][number];
  readonly forms: SpeakerAnswer['forms'];
  readonly trials: readonly DeviceTrial[];
  readonly onHide: () => void;
}

/** An event under way: its turn, the time left, what it takes, what there is to say of who is at it or runs, the first five. */
export function NowEvent({ event, trial, trials, forms, isGone, words, screens, tell, onHide }: NowProps) {
  const { seen } = useConsole();
  const { t, language, formatTime } = words;
  const { t: sayShared } = useText();
  const kind = seen()?.challenge.kind ?? '';
  const clock = useClock(trial);
  const { field, rows } = event;
  const athlete = field?.athlete;
  const start = trial.rows.find(
    ({ last, first, club }) => last === athlete?.last && first === athlete.first && club === athlete.club,
  );
  const isField = isFieldEvent(trial.g0);
  const pause = trial.live?.pause;
  const why = pause && sayPause(pause, sayShared);
  const name = formatEventName(trial, language);
  const needs = isField ? listNeeds(event, trial, kind, { start, words }) : listEventNeeds(event, trial, kind, words);
  const combined = sayCombined(event.combined, kind, words);
  const facts = start && isField ? listFacts(start, trial, findForm(forms, trial, start), { trials, kind, words }) : [];
  const placed = rows.filter(({ rank, prf }) => rank !== undefined && isMark(prf)).slice(0, STANDING_ROWS);
  const isShared = (rank: number | undefined) => placed.filter((row) => row.rank === rank).length > 1;
  const isFinished = trial.status === TRIAL_STATUS.finished;
  const following = (field?.outlook?.following ?? []).map(({ last }) => last.toUpperCase());
  return (
    <article className={isGone ? 'ev gone' : 'ev'} aria-label={name} tabIndex={-1}>
      <header>
        <h3>
          {!isGone && <i className="stride" />}
          {name}{' '}
          <span>
            {[formatTrialRound(trial, language).toLocaleLowerCase(language), formatStep(event, trial, words)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </h3>
        {isGone && <span className="cert">{t('held.gone')}</span>}
        {isField && clock !== undefined && (
          <span className="e">
            <Countdown clock={clock} proposedMs={clock.ms} signalMs={clock.signalMs} />
          </span>
        )}
        {!isField && !isFinished && trial.dateE !== undefined && <RaceClock since={trial.dateE} />}
      </header>
      {pause !== undefined && (
        <p className="paused">
          {t('paused')}
          {pause.until !== undefined && ` · ${t('paused.until', { time: formatTime(pause.until) })}`}
          {why !== undefined && ` · ${why}`}
        </p>
      )}
      {athlete !== undefined && (
        <p className="turn">
          <b>{[start?.bib, athlete.last.toUpperCase(), athlete.first].filter(Boolean).join(' ')}</b>
          <span>{formatTurn(event, trial, words)}</span>
          {trial.live?.measuring === true && <span>{t('measuring')}</span>}
        </p>
      )}
      {isFinished && !isField && <p className="sub">{t('finished')}</p>}
      {facts.length > 0 && <p className="sub">{facts.filter((fact) => !needs.includes(fact)).join(' · ')}</p>}
      {needs.length > 0 && <p className="need">{needs.join(' · ')}</p>}
      {combined !== '' && <p className="need">{combined}</p>}
      {placed.length > 0 && (
        <ol className="s5">
          {placed.map((row) => (
            <li key={`${row.bib} ${formatPerson(row)}`}>
              <span>
                {formatListRank(row.rank, trial.results)}
                {isShared(row.rank) && '='}
              </span>
              <span>{formatPerson(row)}</span>
              <span>{formatMark(row.prf, readEvent(trial, kind))}</span>
            </li>
          ))}
        </ol>
      )}
      {!isField && placed.length === 0 && <Starters trial={trial} trials={trials} forms={forms} words={words} />}
      {following.length > 0 && <p className="sub">{t('following', { who: following.join(', ') })}</p>}
      <div className="acts">
        <ScreenKeys
          title={name}
          layout={isField ? 'classement' : 'resultat'}
          trial={trial.oid}
          screens={screens}
          tell={tell}
        />
        <Key className="btn q" aria-label={t('hide.of', { event: name })} onPress={onHide}>
          {t('hide')}
        </Key>
      </div>
    </article>
  );
}
