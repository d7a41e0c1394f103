import { findListType, findLocalDay, formatLocalTime, needsWind, readEvent } from 'shared-domain';
import type { Challenge, ResultList, Trial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { TrialState } from '../chips/TrialState.tsx';
import { WindLine } from '../chips/Wind.tsx';
import { shortDay } from '../page/dates.ts';
import { trialPath } from '../page/trial-path.ts';
import { heatText } from '../trial-title.ts';

interface HeatHeadProps {
  readonly trial: Trial | ResultList;
  readonly challenge: Challenge | undefined;
}

/** «Série 2/4 – 14:35 – Vent +1.2 m/s – Officiel», with the way to the heat's own page. */
export function HeatHead({ trial, challenge }: HeatHeadProps) {
  const { language } = useText();
  const event = readEvent(trial, challenge?.kind);
  const heatWind = needsWind(event) && findListType(event) !== 'horizontal';
  return (
    <header className="heat-head">
      <h2 id={`h-${trial.oid}`}>
        <Link to={trialPath(trial.chOID, trial.oid)}>{heatText(trial, language, challenge?.kind)}</Link>
      </h2>
      <span className="facts">
        {challenge !== undefined && (
          <time dateTime={trial.date}>
            {challenge.duration > 1 && `${shortDay(findLocalDay(trial.date, challenge.tz), language)} `}
            {formatLocalTime(trial.date, challenge.tz)}
          </time>
        )}
        {heatWind && trial.dets.wind !== undefined && <WindLine wind={trial.dets.wind} />}
        <TrialState trial={trial} />
      </span>
    </header>
  );
}
