import { useState } from 'react';
import { findLocalDay, findStartTime, formatListPlace, formatLocalTime, isToStart, readEvent } from 'shared-domain';
import type { Challenge, TeamAnswer, Trial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { LateState } from '../../components/chips/LateState.tsx';
import { RecordChip } from '../../components/chips/RecordChip.tsx';
import { LocalTime } from '../../components/LocalTime.tsx';
import { buildTrialPath } from '../../components/page/challenge-paths.ts';
import { formatLongDay, formatTinyDay } from '../../components/page/dates.ts';
import { useParam } from '../../components/page/use-param.ts';
import { AthleteName } from '../../components/perf-table/cells/AthleteName.tsx';
import { Mark } from '../../components/perf-table/cells/Mark.tsx';
import { formatStartPosition } from '../../components/start-position.ts';
import { useNow } from '../../components/use-now.ts';
import {
  type ClubEntrant,
  type ClubTrial,
  chooseDay,
  divideTrials,
  listClubDays,
  listClubTrials,
  type MemberWithStarts,
} from './club-day.ts';
import { formatTrialName } from './trial-name.ts';
import { useTeamText } from './use-team-text.ts';

/** Trials of each part that are shown at first. */
const SHOWN_TRIALS = 8;

interface ClubDayProps {
  readonly challenge: Challenge;
  readonly team: TeamAnswer;
  /** Those of the events of its members. */
  readonly trials: readonly Trial[];
  readonly members: readonly MemberWithStarts[];
}

/** A club's day by the hour: what comes next, and the results of what is over. Nothing without a start or a result. */
export function ClubDay({ challenge, team, trials: ofEvents, members }: ClubDayProps) {
  const { t, language } = useTeamText();
  const now = useNow();
  const [chosenDay, setChosenDay] = useParam('j');
  const trials = listClubTrials(members, team.results, ofEvents);
  const days = listClubDays(trials, challenge.tz);
  const day = days.find((each) => each === chosenDay) ?? chooseDay(days, findLocalDay(now, challenge.tz));
  if (day === undefined) return null;
  const { next, over } = divideTrials(
    trials.filter(({ trial }) => findLocalDay(findStartTime(trial), challenge.tz) === day),
  );
  return (
    <section className="club-day sec" aria-labelledby="club-day">
      <header>
        <h2 id="club-day">{formatLongDay(day, language)}</h2>
        {days.length > 1 && (
          <nav className="seg" aria-label={t('teams.day.choose')}>
            {days.map((each) => (
              <button
                key={each}
                type="button"
                aria-current={each === day ? 'true' : undefined}
                onClick={() => setChosenDay(each)}
              >
                {formatTinyDay(each, language)}
              </button>
            ))}
          </nav>
        )}
      </header>
      <TrialsOfDay key={`next ${day}`} title={t('teams.day.next')} trials={next} challenge={challenge} />
      <TrialsOfDay key={`over ${day}`} title={t('teams.day.over')} trials={over} challenge={challenge} />
    </section>
  );
}

interface TrialsProps {
  readonly title: string;
  readonly trials: readonly ClubTrial[];
  readonly challenge: Challenge;
}

function TrialsOfDay({ title, trials, challenge }: TrialsProps) {
  const { t } = useTeamText();
  const [isWhole, setWhole] = useState(false);
  if (trials.length === 0) return null;
  const shown = isWhole ? trials : trials.slice(0, SHOWN_TRIALS);
  return (
    <>
      <h3>{title}</h3>
      <ol className="club-trials">
        {shown.map((one) => (
          <TrialLine key={one.trial.oid} club={one} challenge={challenge} />
        ))}
      </ol>
      {shown.length < trials.length && (
        <p className="more-rows">
          <button type="button" className="btn" onClick={() => setWhole(true)}>
            {t('teams.day.more', { count: trials.length - shown.length })}
          </button>
        </p>
      )}
    </>
  );
}

interface LineProps {
  readonly club: ClubTrial;
  readonly challenge: Challenge;
}

/** «14:35 100 m, Finale», and below it each member with lane, or place and mark. */
function TrialLine({ club: { trial, entrants }, challenge }: LineProps) {
  const { language } = useTeamText();
  return (
    <li>
      <Link className="club-trial" to={buildTrialPath(trial.chOID, trial.oid)}>
        <time className="num" dateTime={findStartTime(trial)}>
          {formatLocalTime(findStartTime(trial), challenge.tz)}
        </time>{' '}
        <b>{formatTrialName(trial, language, challenge.kind)}</b>{' '}
        {isToStart(trial.status) && <LocalTime iso={findStartTime(trial)} tz={challenge.tz} />}
        <LateState trial={trial} tz={challenge.tz} />
      </Link>
      <ul>
        {entrants.map((entrant) => (
          <EntrantLine
            key={`${entrant.member.bib ?? ''} ${entrant.member.last} ${entrant.member.first}`}
            entrant={entrant}
            trial={trial}
            kind={challenge.kind}
          />
        ))}
      </ul>
    </li>
  );
}

interface EntrantProps {
  readonly entrant: ClubEntrant;
  readonly trial: ClubTrial['trial'];
  readonly kind: Challenge['kind'];
}

function EntrantLine({ entrant: { member, lane, order, result }, trial, kind }: EntrantProps) {
  const { t, language } = useTeamText();
  const position = formatStartPosition({ lane, odr: order }, t);
  const place = result && formatListPlace(result.place ?? result.rank, result.listLength, language);
  return (
    <li className="club-entrant">
      <span>
        <AthleteName row={{ ...member, relay: member.relay ? {} : undefined }} />{' '}
        <CategoryChip category={member.category} />
      </span>
      {result === undefined ? (
        position && <span className="sub">{position}</span>
      ) : (
        <span className="club-mark">
          {place && <b className="num">{place}</b>}
          <Mark prf={result.prf} event={readEvent(trial, kind)} />
          <RecordChip record={result.pe} />
        </span>
      )}
    </li>
  );
}
