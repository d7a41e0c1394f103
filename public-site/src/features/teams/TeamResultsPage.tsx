import { formatListRank, formatLocalTime, formatTeamPoints, readEvent } from 'shared-domain';
import type { Challenge, TeamAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { RecordChip } from '../../components/chips/RecordChip.tsx';
import { WindFigure } from '../../components/chips/Wind.tsx';
import { OnlyFollowedLine } from '../../components/follow/OnlyFollowedLine.tsx';
import { useOnlyFollowed } from '../../components/follow/use-only-followed.ts';
import { Icon } from '../../components/Icon.tsx';
import { buildRowHash, buildTrialPath } from '../../components/page/challenge-paths.ts';
import { AthleteName } from '../../components/perf-table/cells/AthleteName.tsx';
import { Mark } from '../../components/perf-table/cells/Mark.tsx';
import { type Column, hasValue } from '../../components/perf-table/columns/column.ts';
import { PerfTable } from '../../components/perf-table/tables/PerfTable.tsx';
import { Empty } from '../../components/states/Empty.tsx';
import { formatEventText } from '../../components/trial-title.ts';
import type { Language } from '../../locales/use-text.ts';
import { TeamFrame } from './TeamFrame.tsx';
import { type TeamTranslate, useTeamText } from './use-team-text.ts';
import './teams.css';

type Result = TeamAnswer['results'][number];

interface ResultsProps {
  readonly chOID: string;
  readonly teamId: string;
}

/** The results of a team's athletes, with those that count and the sum of their points. */
export function TeamResultsPage({ chOID, teamId }: ResultsProps) {
  const { t, language } = useTeamText();
  return (
    <TeamFrame chOID={chOID} teamId={teamId} page="results">
      {(team, challenge) =>
        team.results.length === 0 ? (
          <Empty what="results">{t('empty.results')}</Empty>
        ) : (
          <TeamResults
            team={team}
            columns={buildColumns({
              t,
              language,
              chOID,
              pointsField: team.by,
              isScored: team.scoring !== undefined,
              challenge,
              hasWind: hasValue(team.results, ({ wind }) => wind),
            })}
          />
        )
      }
    </TeamFrame>
  );
}

interface TableProps {
  readonly team: TeamAnswer;
  readonly columns: readonly Column<Result>[];
}

function TeamResults({ team, columns }: TableProps) {
  const { t } = useTeamText();
  const filtered = useOnlyFollowed(team.results, (row) => row);
  return (
    <>
      <OnlyFollowedLine />
      <PerfTable
        caption={`${team.title}, ${t('tab.results')}`}
        columns={columns}
        rows={filtered.rows.map((row) => ({ key: `${row.trialOID} ${row.bib ?? row.last} ${row.first}`, row }))}
        stars={{ toEntrant: (row) => row, isFollowed: filtered.isFollowed, isAlwaysShown: true }}
        {...(team.points !== undefined && { footer: <Sum team={team} /> })}
      />
    </>
  );
}

/** The footer with the team's total and the number of results that count. */
function Sum({ team }: { readonly team: TeamAnswer }) {
  const { t, language } = useTeamText();
  const counted = team.results.filter((result) => result.counted);
  const sum = team.points ?? counted.reduce((points, result) => points + (result.pts?.[team.by] ?? 0), 0);
  return (
    <>
      {t('teams.sum', { count: counted.length })} <b className="num">{formatTeamPoints(sum, language)}</b>
    </>
  );
}

interface ResultColumnContext {
  readonly t: TeamTranslate;
  readonly language: Language;
  readonly chOID: string;
  readonly pointsField: TeamAnswer['by'];
  /** Whether the competition has its own scoring of teams. */
  readonly isScored: boolean;
  readonly challenge: Challenge | undefined;
  /** Whether a result has a wind. */
  readonly hasWind: boolean;
}

function buildColumns(context: ResultColumnContext): Column<Result>[] {
  const { t, language, chOID, pointsField, isScored, challenge, hasWind } = context;
  const wind: Column<Result> = {
    key: 'wind',
    head: t('wind.label'),
    abbr: t('wind.label'),
    priority: 3,
    className: 'r nn',
    cell: (row) => <WindFigure wind={row.wind} />,
    sort: (row) => row.wind,
  };
  const formatPoints = (points: number | undefined) =>
    points === undefined ? undefined : formatTeamPoints(points, language);
  const findPoints = (row: Result): number | undefined => (isScored ? row.teamPoints : row.pts?.[pointsField]);
  return [
    {
      key: 'rank',
      head: t('col.rank'),
      abbr: t('col.rank.long'),
      className: 'rk',
      cell: ({ rank, place, listLength }) => formatListRank(place ?? rank, listLength),
      sort: ({ rank, place }) => place ?? rank,
    },
    {
      key: 'athlete',
      head: t('col.athlete'),
      abbr: t('col.athlete'),
      rowHeader: true,
      sort: ({ last, first }) => `${last} ${first}`,
      cell: (row) => (
        <>
          <AthleteName row={row} />
          <span className="small">
            <Link className="link" to={buildTrialPath(chOID, row.trialOID) + buildRowHash(row.auid)}>
              {formatEventText(row, language, challenge?.kind)}
            </Link>{' '}
            <CategoryChip category={row.category} />
          </span>
        </>
      ),
    },
    {
      key: 'time',
      head: t('teams.time'),
      abbr: t('teams.time'),
      priority: 3,
      className: 'nn',
      cell: ({ date }) => challenge && formatLocalTime(date, challenge.tz),
      sort: ({ date }) => date,
    },
    {
      key: 'mark',
      head: t('col.mark'),
      abbr: t('col.mark.long'),
      className: 'mk',
      cell: (row) => (
        <div className="mkc">
          <Mark prf={row.prf} event={readEvent(row, challenge?.kind)} />
          <span className="under">
            <RecordChip record={row.pe} />
          </span>
        </div>
      ),
    },
    ...(hasWind ? [wind] : []),
    {
      key: 'counted',
      head: t('teams.counted'),
      abbr: t('teams.counted.long'),
      priority: 2,
      className: 'r nn',
      cell: ({ counted }) =>
        counted && (
          <>
            <Icon name="check" />
            <span className="sr">{t('teams.counted.yes')}</span>
          </>
        ),
    },
    {
      key: 'points',
      head: t('col.points'),
      abbr: t('col.points.long'),
      className: 'r nn',
      cell: (row) => <span className={row.counted ? 'counts' : undefined}>{formatPoints(findPoints(row))}</span>,
      sort: (row) => {
        const points = findPoints(row);
        return points === undefined ? undefined : -points;
      },
    },
  ];
}
