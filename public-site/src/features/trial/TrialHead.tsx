import {
  findListType,
  findLocalDay,
  findStartTime,
  formatEquipment,
  formatEventName,
  formatLocalTime,
  formatTrialGroup,
  isFinished,
  needsWind,
  readEvent,
  TRIAL_STATUS,
} from 'shared-domain';
import type { Challenge, ResultList, Trial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { SexChip } from '../../components/chips/SexChip.tsx';
import { TrialState } from '../../components/chips/TrialState.tsx';
import { WindLine } from '../../components/chips/Wind.tsx';
import { EventRecords } from '../../components/EventRecords.tsx';
import { LocalTime } from '../../components/LocalTime.tsx';
import { buildGroupPath } from '../../components/page/challenge-paths.ts';
import { formatFullDay, formatShortDay, formatTimeWithSeconds } from '../../components/page/dates.ts';
import { EventName, findEventTitleClass } from '../../components/page/EventName.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { readNow } from '../../components/page-clock.ts';
import { QualifyingRule } from '../../components/QualifyingRule.tsx';
import { formatHeatText, formatRoundText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';
import { HeatStepper } from './HeatStepper.tsx';

interface TrialHeadProps {
  readonly trial: Trial | ResultList;
  readonly list: ResultList | undefined;
  readonly heats: readonly Trial[];
  readonly challenge: Challenge | undefined;
}

/** The header of a trial: event, round, time, wind and state. */
export function TrialHead({ trial, list, heats, challenge }: TrialHeadProps) {
  const { t, language } = useText();
  const event = readEvent(trial, challenge?.kind);
  const name = formatEventName(trial.group, { ...event, category: trial.category }, language);
  const round = formatRoundText(trial, language, challenge?.kind);
  // The round of a part names the combined event, which the crumb before it names already.
  const lastCrumb = trial.round === 'c' ? formatHeatText(trial, language, challenge?.kind) : round;
  const implement = findListType(event) === 'throw' ? formatEquipment(event, language) : undefined;
  const tz = challenge?.tz;
  const hasRows = (list?.rows.length ?? 0) > 0;
  const hasHeatWind = needsWind(event) && findListType(event) !== 'horizontal';
  return (
    <div className="head">
      <nav className="crumb" aria-label={t('crumb')}>
        <Link to={`/challenge/${trial.chOID}`}>{challenge?.name ?? t('programme')}</Link>
        <span aria-hidden="true">›</span>
        <Link to={buildGroupPath(trial.chOID, trial.gOID)}>{formatTrialGroup(trial, language)}</Link>
        {lastCrumb !== '' && <span aria-hidden="true">›</span>}
        {lastCrumb}
      </nav>
      <div className="headline">
        <PageTitle className={findEventTitleClass(name)}>
          <EventName name={name} />
        </PageTitle>
        <div className="who">
          {round} <SexChip category={trial.category} />{' '}
          <CategoryChip category={trial.category} categories={trial.dets.categories} />
        </div>
      </div>
      <div className="facts">
        {tz !== undefined && (
          <time dateTime={findStartTime(trial)}>
            {`${formatShortDay(findLocalDay(findStartTime(trial), tz), language)} `}
            {formatLocalTime(findStartTime(trial), tz)}{' '}
            {/* The time at home matters only before the start; later the longer line would move the results. */}
            {!hasRows && <LocalTime iso={findStartTime(trial)} tz={tz} />}
          </time>
        )}
        {list?.parts !== undefined && (
          <b>
            {t('combined.progress', {
              done: list.parts.filter(({ status }) => isFinished(status)).length,
              total: list.parts.length,
            })}
          </b>
        )}
        {trial.teamName !== undefined && <b>{trial.teamName}</b>}
        {implement !== undefined && <span className="chip">{implement}</span>}
        {hasHeatWind && hasRows && <WindLine wind={trial.dets.wind} />}
        <TrialState trial={trial} />
        {trial.status === TRIAL_STATUS.running && hasRows && (
          <abbr className="noff" title={t('state.unofficial.long')}>
            {t('state.unofficial')}
          </abbr>
        )}
        {tz !== undefined && hasRows && <LastUpdate updated={trial.updated} tz={tz} />}
      </div>
      <EventRecords records={list?.records} event={event} />
      {trial.dets.qualifying !== undefined && (
        <div className="head-rule">
          <QualifyingRule rule={trial.dets.qualifying} event={event} />
        </div>
      )}
      <HeatStepper trial={trial} heats={heats} kind={challenge?.kind} />
    </div>
  );
}

interface LastUpdateProps {
  readonly updated: string;
  readonly tz: string;
  readonly now?: Date;
}

/** «mis à jour à 14:32:10», in the stadium's time; on later days only the day. It is not a live region. */
export function LastUpdate({ updated, tz, now = readNow() }: LastUpdateProps) {
  const { t, language } = useText();
  const day = findLocalDay(updated, tz);
  const isToday = day === findLocalDay(now.toISOString(), tz);
  return (
    <span className="fresh">
      {t(isToday ? 'fresh' : 'fresh.day')}{' '}
      <time dateTime={updated}>{isToday ? formatTimeWithSeconds(updated, tz) : formatFullDay(day, language)}</time>
    </span>
  );
}
