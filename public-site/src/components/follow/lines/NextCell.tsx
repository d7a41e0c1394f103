import { findLocalDay, findStartTime, formatLocalTime, isToStart, TRIAL_STATUS } from 'shared-domain';
import { Link } from 'shared-domain/platform';
import { useText } from '../../../locales/use-text.ts';
import { LocalTime } from '../../LocalTime.tsx';
import { buildRowHash, buildTrialPath } from '../../page/challenge-paths.ts';
import { formatShortDay } from '../../page/dates.ts';
import { readNow } from '../../page-clock.ts';
import { formatStartPosition } from '../../start-position.ts';
import { formatEventText, formatRoundText } from '../../trial-title.ts';
import type { NextStart } from '../next-and-last.ts';

/** «15:10 · 800 m, Finale, couloir 5», as a link to the list; also of a start that is over, whose result is awaited. */
export function NextCell({
  next: { trial, row, challenge },
  kind,
}: {
  readonly next: NextStart;
  readonly kind: 'athlete' | 'club' | 'event';
}) {
  const { t, language } = useText();
  const day = findLocalDay(findStartTime(trial), challenge.tz);
  const isToday = day === findLocalDay(readNow(), challenge.tz);
  const facts = [
    trial.status === TRIAL_STATUS.running && t('state.running'),
    trial.status === TRIAL_STATUS.finished && t('state.finished'),
    kind === 'club' && row?.last,
    formatRoundText(trial, language, challenge.kind),
    formatStartPosition(row, t),
    (kind === 'event' ? trial.starts === 0 : row === undefined) && t('follow.noList'),
  ];
  return (
    <Link className="fo-fact" to={`${buildTrialPath(trial.chOID, trial.oid)}?t=departs${buildRowHash(row?.auid)}`}>
      <span>
        <time className="mark" dateTime={findStartTime(trial)}>
          {formatLocalTime(findStartTime(trial), challenge.tz)}
        </time>{' '}
        {formatEventText(trial, language, challenge.kind)}
      </span>
      <span className="sub">
        {isToStart(trial.status) && <LocalTime iso={findStartTime(trial)} tz={challenge.tz} />}{' '}
        {[!isToday && formatShortDay(day, language), ...facts].filter(Boolean).join(' · ')}
      </span>
    </Link>
  );
}
