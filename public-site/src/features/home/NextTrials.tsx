import { findLocalDay, formatDiscipline, formatLocalTime } from 'shared-domain';
import type { HomeTrial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { SexChip } from '../../components/chips/SexChip.tsx';
import { TrialState } from '../../components/chips/TrialState.tsx';
import { dayNumber, monthShort, shiftDay, tinyDay } from '../../components/page/dates.ts';
import { trialPath } from '../../components/page/trial-path.ts';
import { Reveal } from '../../components/Reveal.tsx';
import { Empty } from '../../components/states/Empty.tsx';
import { roundText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';

const SHOWN = 6;

/** Within a week the weekday is enough to tell the day. */
const WEEK = 7;

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
        {trials.slice(0, SHOWN).map((trial) => {
          const day = findLocalDay(trial.date, trial.tz);
          const today = findLocalDay(new Date(), trial.tz);
          const near = day < shiftDay(today, WEEK);
          return (
            <li key={trial.oid}>
              <Link className="nx" to={trialPath(trial.chOID, trial.oid)}>
                <time className="t" dateTime={trial.date}>
                  {day !== today && (
                    <small>{near ? tinyDay(day, language) : `${dayNumber(day)} ${monthShort(day, language)}`} </small>
                  )}
                  {formatLocalTime(trial.date, trial.tz)}
                </time>
                <span>
                  <span className="ev">
                    {formatDiscipline(trial, language)} <SexChip category={trial.category} />{' '}
                    <CategoryChip category={trial.category} />
                  </span>
                  <span className="sub">
                    {[roundText(trial, language), trial.challenge].filter(Boolean).join('\u00a0· ')}
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
