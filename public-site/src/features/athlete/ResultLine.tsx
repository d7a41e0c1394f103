import {
  findLocalDay,
  findRowWind,
  formatListPlace,
  formatPlace,
  formatReaction,
  isFieldEvent,
  readEvent,
  TRIAL_STATUS,
} from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { Qualified } from '../../components/chips/Qualified.tsx';
import { RecordChip } from '../../components/chips/RecordChip.tsx';
import { TouchedRecords } from '../../components/chips/TouchedRecords.tsx';
import { TrialState } from '../../components/chips/TrialState.tsx';
import { WindFigure } from '../../components/chips/Wind.tsx';
import { formatTinyDay } from '../../components/page/dates.ts';
import { buildRowPath } from '../../components/page/row-path.ts';
import { AttemptSheet } from '../../components/perf-table/attempts/AttemptSheet.tsx';
import { Mark } from '../../components/perf-table/cells/Mark.tsx';
import { formatPreviousBest } from '../../components/previous-best.ts';
import { formatEventText, formatRoundText } from '../../components/trial-title.ts';
import type { AthleteTrial } from './athlete-trials.ts';
import { useAthleteText } from './use-athlete-text.ts';

interface ResultLineProps {
  readonly challenge: Challenge;
  readonly item: AthleteTrial;
  /** Whether the competition lasts several days, so that the day is shown. */
  readonly hasDays: boolean;
}

/** One result: event and round, mark and place, what made it, attempts or passages. */
export function ResultLine({ challenge, item: { trial, result, roundRank }, hasDays }: ResultLineProps) {
  const { t, language } = useAthleteText();
  if (result === undefined) return null;
  const event = readEvent(trial, challenge.kind);
  const place = formatListPlace(result.rank, trial.results, language);
  const points = result.pts?.cmb ?? result.pts?.yth;
  const before = formatPreviousBest(result, event);
  const facts = [
    hasDays && formatTinyDay(findLocalDay(trial.date, challenge.tz), language),
    formatRoundText(trial, language, challenge.kind),
    roundRank !== undefined && t('athlete.roundRank', { place: formatPlace(roundRank, language) }),
    result.reaction !== undefined && `${t('col.reaction.long')} ${formatReaction(result.reaction)}`,
    points !== undefined && t('athlete.points', { count: points }),
    before !== undefined && t('athlete.before', { mark: before }),
  ];
  return (
    <li className="ath-result">
      <Link className="ath-result-head" to={buildRowPath(trial, result, challenge.kind)}>
        <span className="ath-event">
          <b>{formatEventText(trial, language, challenge.kind)}</b>
          <span className="sub">{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <span className="ath-mark">
          <Mark prf={result.prf} event={event} rule={result.rule} />
          <span className="ath-chips">
            {place !== '' && <b className="num">{place}</b>}
            <Qualified value={result.qualified} isField={isFieldEvent(event.g0)} />
            <TouchedRecords records={result.records} />
            <RecordChip record={result.pe} />
            <WindFigure wind={findRowWind(result, event) ?? trial.dets.wind} />
            <TrialState trial={trial} />
          </span>
        </span>
      </Link>
      <AttemptSheet
        row={result}
        event={event}
        listLength={trial.results}
        isRunning={trial.status === TRIAL_STATUS.running}
      />
    </li>
  );
}
