import { findLocalDay, findStartTime, formatLocalTime, isToStart } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { LateState } from '../../components/chips/LateState.tsx';
import { LocalTime } from '../../components/LocalTime.tsx';
import { buildRowHash, buildTrialPath } from '../../components/page/challenge-paths.ts';
import { formatTinyDay } from '../../components/page/dates.ts';
import { formatStartPosition } from '../../components/start-position.ts';
import { formatEventText, formatRoundText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';
import type { AthleteTrial } from './athlete-trials.ts';

interface StartLineProps {
  readonly challenge: Challenge;
  readonly item: AthleteTrial;
  /** Whether the competition lasts several days, so that the day is shown. */
  readonly hasDays: boolean;
}

/** A start after the next one, or one whose result is awaited: «17:05 100 m · Finale · couloir 4», as a link to the list. */
export function StartLine({ challenge, item: { trial, start }, hasDays }: StartLineProps) {
  const { t, language } = useText();
  const startTime = findStartTime(trial);
  const facts = [
    hasDays && formatTinyDay(findLocalDay(startTime, challenge.tz), language),
    formatRoundText(trial, language, challenge.kind),
    formatStartPosition(start, t) ?? t('follow.noList'),
  ];
  return (
    <li>
      <Link
        className="ath-later"
        to={`${buildTrialPath(trial.chOID, trial.oid)}?t=departs${buildRowHash(start?.auid)}`}
      >
        <time className="num" dateTime={startTime}>
          {formatLocalTime(startTime, challenge.tz)}
        </time>
        <span className="ath-event">
          <b>{formatEventText(trial, language, challenge.kind)}</b>
          <span className="sub">
            {facts.filter(Boolean).join(' · ')}{' '}
            {isToStart(trial.status) && <LocalTime iso={startTime} tz={challenge.tz} />}
          </span>
        </span>
        <LateState trial={trial} tz={challenge.tz} />
      </Link>
    </li>
  );
}
