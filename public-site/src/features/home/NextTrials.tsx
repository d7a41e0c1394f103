import { findLocalDay, formatLocalTime } from 'shared-domain';
import type { HomeTrial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { SexChip } from '../../components/chips/SexChip.tsx';
import { TrialState } from '../../components/chips/TrialState.tsx';
import { buildTrialPath } from '../../components/page/challenge-paths.ts';
import { formatShortMonth, formatTinyDay, readDayNumber, shiftDay } from '../../components/page/dates.ts';
import { readNow } from '../../components/page-clock.ts';
import { Reveal } from '../../components/Reveal.tsx';
import { Empty } from '../../components/states/Empty.tsx';
import { formatEventText, formatRoundText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';

const MAX_TRIALS = 6;

/** Within a week the weekday is enough to tell the day. */
const WEEK_DAYS = 7;

/** The next trials of all competitions, in the time of each stadium. */
export function NextTrials({ trials }: { readonly trials: readonly HomeTrial[] }) {
  const { t, language } = useText();
  return (
    <Reveal className="sec" aria-labelledby="next">
      <header>
        <h2 id="next">{t('home.next')}</h2>
        <span className="aside">{t('stadiumTime')}</span>
      </header>
      {trials.length === 0 && <Empty what="starts">{t('empty.next')}</Empty>}
      <ul className="rows">
        {trials.slice(0, MAX_TRIALS).map((trial) => {
          const day = findLocalDay(trial.date, trial.tz);
          const today = findLocalDay(readNow(), trial.tz);
          const isNear = day < shiftDay(today, WEEK_DAYS);
          return (
            <li key={trial.oid}>
              <Link className="nx" to={buildTrialPath(trial.chOID, trial.oid)}>
                <time className="t" dateTime={trial.date}>
                  {day !== today && (
                    <small>
                      {isNear
                        ? formatTinyDay(day, language)
                        : `${readDayNumber(day)} ${formatShortMonth(day, language)}`}{' '}
                    </small>
                  )}
                  {formatLocalTime(trial.date, trial.tz)}
                </time>
                <span>
                  <span className="ev">
                    {formatEventText(trial, language, trial.kind)} <SexChip category={trial.category} />{' '}
                    <CategoryChip category={trial.category} categories={trial.categories} />
                  </span>
                  <span className="sub">
                    {[formatRoundText(trial, language, trial.kind), trial.challenge].filter(Boolean).join('\u00a0· ')}
                  </span>
                </span>
                <span className="end">
                  <TrialState trial={trial} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Reveal>
  );
}
