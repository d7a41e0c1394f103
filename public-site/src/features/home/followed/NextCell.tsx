import { findLocalDay, formatDiscipline, formatLocalTime, readEvent } from 'shared-domain';
import { Link } from 'shared-domain/platform';
import type { NextStart } from '../../../components/follow/next-and-last.ts';
import { buildRowHash, buildTrialPath } from '../../../components/page/challenge-paths.ts';
import { formatShortDay } from '../../../components/page/dates.ts';
import { formatRoundText } from '../../../components/trial-title.ts';
import { useText } from '../../../locales/use-text.ts';

/** «15:10 · 800 m, Finale, couloir 5», as a link to the list. */
export function NextCell({
  next: { trial, row, challenge },
  isClub,
}: {
  readonly next: NextStart;
  readonly isClub: boolean;
}) {
  const { t, language } = useText();
  const day = findLocalDay(trial.date, challenge.tz);
  const isToday = day === findLocalDay(new Date(), challenge.tz);
  const startPosition =
    row?.lane !== undefined
      ? t('teams.lane', { lane: row.lane })
      : row?.odr !== undefined && t('teams.order', { order: row.odr });
  const facts = [
    isClub && row?.last,
    formatRoundText(trial, language, challenge.kind),
    startPosition,
    row === undefined && t('follow.noList'),
  ];
  return (
    <Link className="fo-fact" to={`${buildTrialPath(trial.chOID, trial.oid)}?t=departs${buildRowHash(row?.auid)}`}>
      <span>
        <time className="mark" dateTime={trial.date}>
          {formatLocalTime(trial.date, challenge.tz)}
        </time>{' '}
        {formatDiscipline(readEvent(trial, challenge.kind), language)}
      </span>
      <span className="sub">{[!isToday && formatShortDay(day, language), ...facts].filter(Boolean).join(' · ')}</span>
    </Link>
  );
}
