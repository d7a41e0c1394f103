import { findLocalDay, formatLocalTime } from 'shared-domain';
import type { HomeTrial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { SexChip } from '../../components/chips/SexChip.tsx';
import { buildTrialPath } from '../../components/page/challenge-paths.ts';
import { formatShortMonth, readDayNumber } from '../../components/page/dates.ts';
import { readNow } from '../../components/page-clock.ts';
import { formatEventText, formatRoundText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';

/** The time of the last change; for trials of an earlier day, that day. */
function ChangeTime({ trial }: { readonly trial: HomeTrial }) {
  const { language } = useText();
  const day = findLocalDay(trial.date, trial.tz);
  const isOlderDay = day < findLocalDay(readNow(), trial.tz);
  return (
    <time className="sub block" dateTime={isOlderDay ? trial.date : trial.updated}>
      {isOlderDay
        ? `${readDayNumber(day)} ${formatShortMonth(day, language)}`
        : formatLocalTime(trial.updated, trial.tz)}
    </time>
  );
}

interface TrialLinesProps {
  readonly trials: readonly HomeTrial[];
  /** Whether these are start lists: they show the number of starters instead of the leader, and link to the start list. */
  readonly hasStartLists?: boolean;
}

/** The newest lists: the event with its leader and their mark, or with its number of starters. */
export function TrialLines({ trials, hasStartLists = false }: TrialLinesProps) {
  const { t, language } = useText();
  return (
    <ul className="rows ruled">
      {trials.map(({ leader, ...trial }) => (
        <li key={trial.oid}>
          <Link className="rs" to={buildTrialPath(trial.chOID, trial.oid) + (hasStartLists ? '?t=departs' : '')}>
            <span>
              <span className="ev">
                {formatEventText(trial, language, trial.kind)} <SexChip category={trial.category} />{' '}
                <CategoryChip category={trial.category} categories={trial.categories} />{' '}
                {formatRoundText(trial, language, trial.kind)}
              </span>
              <span className="sub">
                {hasStartLists || leader === undefined ? trial.challenge : `1.\u00a0${leader.name}`}
              </span>
            </span>
            <span className="end">
              {hasStartLists || leader === undefined ? (
                <span className="sub">{t('starters', { count: trial.starts })}</span>
              ) : (
                <span className="mark">{leader.mark}</span>
              )}
              <ChangeTime trial={trial} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
