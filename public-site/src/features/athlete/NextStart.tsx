import {
  findLocalDay,
  findStartTime,
  formatBest,
  formatLocalTime,
  isFieldEvent,
  isToStart,
  readEvent,
} from 'shared-domain';
import type { AthleteAnswer, Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { LateState } from '../../components/chips/LateState.tsx';
import { LocalTime } from '../../components/LocalTime.tsx';
import { buildRowHash, buildTrialPath } from '../../components/page/challenge-paths.ts';
import { formatLongDay } from '../../components/page/dates.ts';
import { formatStartPosition } from '../../components/start-position.ts';
import { formatEventText, formatRoundText } from '../../components/trial-title.ts';
import { useNow } from '../../components/use-now.ts';
import { type AthleteTrial, countMinutesLeft } from './athlete-trials.ts';
import { type AthleteTranslate, useAthleteText } from './use-athlete-text.ts';

interface NextStartProps {
  readonly challenge: Challenge;
  readonly athlete: AthleteAnswer;
  readonly next: AthleteTrial;
}

/** The next start: when and how soon, where, and the athlete's bests in this event. */
export function NextStart({ challenge, athlete, next: { trial, start } }: NextStartProps) {
  const { t, language } = useAthleteText();
  const now = useNow();
  const event = readEvent(trial, challenge.kind);
  const startTime = findStartTime(trial);
  const day = findLocalDay(startTime, challenge.tz);
  const isToday = day === findLocalDay(now, challenge.tz);
  const { pb, sb } = start?.pe ?? {};
  const bests = [
    pb !== undefined && `${t('record.pb')} ${formatBest(pb, event)}`,
    sb !== undefined && `${t('record.sb')} ${formatBest(sb, event)}`,
  ].filter(Boolean);
  return (
    <section className="next-start" aria-labelledby="next-start">
      <h2 id="next-start">{t('athlete.next')}</h2>
      <Link
        className="next-card"
        to={`${buildTrialPath(trial.chOID, trial.oid)}?t=departs${buildRowHash(start?.auid)}`}
      >
        <p className="next-when">
          <time className="mark" dateTime={startTime}>
            {formatLocalTime(startTime, challenge.tz)}
          </time>
          <span className="next-soon">
            {isToday ? formatTimeLeft(countMinutesLeft(startTime, now), t) : formatLongDay(day, language)}
          </span>
          <LocalTime iso={startTime} tz={challenge.tz} />
        </p>
        <p className="next-event">
          <b>{formatEventText(trial, language, challenge.kind)}</b> {formatRoundText(trial, language, challenge.kind)}
        </p>
        <p className="next-place">
          <b>{formatStartPosition(start, t) ?? t('follow.noList')}</b>
          {start?.relay !== undefined && start.last !== athlete.last && (
            <span>{t('athlete.team', { team: start.last || start.club || '' })}</span>
          )}
          {bests.map((best) => (
            <span key={best as string}>{best}</span>
          ))}
          <LateState trial={trial} tz={challenge.tz} />
        </p>
        {!isToStart(trial.status) && (
          <p className="sub">{t(isFieldEvent(event.g0) ? 'athlete.running.field' : 'athlete.running')}</p>
        )}
      </Link>
    </section>
  );
}

function formatTimeLeft(minutes: number | undefined, t: AthleteTranslate): string | undefined {
  if (minutes === undefined) return undefined;
  if (minutes < 60) return t('athlete.inMinutes', { minutes });
  return t('athlete.inHours', {
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  });
}
