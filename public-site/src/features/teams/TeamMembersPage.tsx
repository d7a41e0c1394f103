import {
  findLocalDay,
  findStartTime,
  formatBest,
  formatGroupByUid,
  formatLocalTime,
  isOver,
  isToStart,
  listChallengeDays,
  readEvent,
} from 'shared-domain';
import type { Challenge, TeamAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useRoundsQuery, useStartsQuery } from '../../api/challenge-endpoints.ts';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import type { Entrant } from '../../components/follow/followed-index.ts';
import { OnlyFollowedLine } from '../../components/follow/OnlyFollowedLine.tsx';
import { useOnlyFollowed } from '../../components/follow/use-only-followed.ts';
import { useSlowPollingInterval } from '../../components/freshness.ts';
import { LocalTime } from '../../components/LocalTime.tsx';
import { buildTrialPath } from '../../components/page/challenge-paths.ts';
import { formatTinyDay } from '../../components/page/dates.ts';
import { AthleteName } from '../../components/perf-table/cells/AthleteName.tsx';
import type { Column } from '../../components/perf-table/columns/column.ts';
import { type KeyedRow, PerfTable } from '../../components/perf-table/tables/PerfTable.tsx';
import { formatStartPosition } from '../../components/start-position.ts';
import { Empty } from '../../components/states/Empty.tsx';
import { Skeleton } from '../../components/states/Skeleton.tsx';
import { ClubDay } from './ClubDay.tsx';
import { listShortStarts, listStarts, type MemberStart } from './member-starts.ts';
import { TeamFrame } from './TeamFrame.tsx';
import { formatTrialName } from './trial-name.ts';
import { useTeamText } from './use-team-text.ts';
import './teams.css';

interface PageProps {
  readonly chOID: string;
  readonly teamId: string;
}

type Member = TeamAnswer['members'][number];
type TeamText = ReturnType<typeof useTeamText>;

/** The members of a team with their starts. */
export function TeamMembersPage({ chOID, teamId }: PageProps) {
  return (
    <TeamFrame chOID={chOID} teamId={teamId} page="members">
      {(team, challenge) => <Members chOID={chOID} team={team} challenge={challenge} />}
    </TeamFrame>
  );
}

interface MembersProps {
  readonly chOID: string;
  readonly team: TeamAnswer;
  readonly challenge: Challenge | undefined;
}

function Members({ chOID, team, challenge }: MembersProps) {
  const text = useTeamText();
  const { t } = text;
  const pollingInterval = useSlowPollingInterval();
  const rounds = useRoundsQuery(chOID, { pollingInterval });
  const groupOids = new Set(team.members.flatMap(({ events }) => events.map(({ gOID }) => gOID)));
  const trials = (rounds.data?.rounds ?? []).filter(({ gOID }) => groupOids.has(gOID)).flatMap(({ heats }) => heats);
  const trialOIDs = trials.filter(({ starts }) => starts > 0).map(({ oid }) => oid);
  const starts = useStartsQuery({ chOID, trialOIDs }, { pollingInterval, skip: trialOIDs.length === 0 });
  if (team.members.length === 0) return <Empty what="entries">{t('teams.nobody')}</Empty>;
  const isLoading = rounds.isLoading || starts.isLoading;
  // Starts make rows higher and come above them. The server, which has none, draws the members without.
  if (isLoading && typeof document !== 'undefined') return <Skeleton />;
  const rows = team.members.map((member) => ({
    key: `${member.bib ?? ''} ${member.last} ${member.first}`,
    row: { member, starts: listStarts(member, team.title, trials, starts.data?.starts ?? []) },
  }));
  return (
    <div aria-busy={isLoading}>
      {challenge !== undefined && (
        <ClubDay challenge={challenge} team={team} trials={trials} members={rows.map(({ row }) => row)} />
      )}
      <MemberTable team={team} columns={buildColumns(text, chOID, challenge)} rows={rows} />
    </div>
  );
}

interface TableProps {
  readonly team: TeamAnswer;
  readonly columns: readonly Column<MemberRow>[];
  readonly rows: readonly KeyedRow<MemberRow>[];
}

function MemberTable({ team, columns, rows }: TableProps) {
  // A row with an object for `relay` is a relay team.
  const toEntrant = ({ member }: MemberRow): Entrant => ({
    ...member,
    relay: member.relay ? {} : undefined,
    club: team.title,
  });
  const filtered = useOnlyFollowed(rows, ({ row }) => toEntrant(row));
  return (
    <>
      <OnlyFollowedLine />
      <PerfTable
        caption={team.title}
        columns={columns}
        rows={filtered.rows}
        stars={{ toEntrant, isFollowed: filtered.isFollowed, isAlwaysShown: true }}
      />
    </>
  );
}

interface MemberRow {
  readonly member: Member;
  readonly starts: readonly MemberStart[];
}

function buildColumns({ t, language }: TeamText, chOID: string, challenge: Challenge | undefined): Column<MemberRow>[] {
  return [
    {
      key: 'bib',
      head: t('col.bib'),
      abbr: t('col.bib.long'),
      priority: 2,
      className: 'r nn',
      cell: ({ member }) => member.bib,
      sort: ({ member }) => member.bib,
    },
    {
      key: 'athlete',
      head: t('col.athlete'),
      abbr: t('col.athlete'),
      rowHeader: true,
      sort: ({ member }) => `${member.last} ${member.first}`,
      cell: ({ member }) => (
        <>
          <AthleteName row={{ ...member, relay: member.relay ? {} : undefined }} />{' '}
          <CategoryChip category={member.category} />
        </>
      ),
    },
    {
      key: 'starts',
      head: t('teams.starts'),
      abbr: t('teams.starts'),
      sort: ({ starts }) => findNextTime(starts),
      cell: ({ member, starts }) =>
        starts.length === 0 ? (
          <span className="sub">{member.events.map((event) => formatGroupByUid(event, language)).join(', ')}</span>
        ) : (
          <ul className="starts">
            {listShortStarts(starts).map((start) => (
              <li key={start.trial.oid}>
                <StartLink chOID={chOID} start={start} challenge={challenge} />
              </li>
            ))}
          </ul>
        ),
    },
  ];
}

function findNextTime(starts: readonly MemberStart[]): string | undefined {
  const next = starts.find(({ trial }) => !isOver(trial.status));
  return next && findStartTime(next.trial);
}

interface StartProps {
  readonly chOID: string;
  readonly start: MemberStart;
  readonly challenge: Challenge | undefined;
}

/** Day (where the competition has several), time, event, round, lane or else place in the starting order, and the best before the event, as a link to the trial's page; grey when the trial is over. */
function StartLink({ chOID, start: { trial, lane, order, best }, challenge }: StartProps) {
  const { t, language } = useTeamText();
  const startPosition = formatStartPosition({ lane, odr: order }, t);
  const time = findStartTime(trial);
  return (
    <Link className={isOver(trial.status) ? 'start over' : 'start'} to={buildTrialPath(chOID, trial.oid)}>
      {challenge !== undefined && (
        <time dateTime={time}>
          {listChallengeDays(challenge).length > 1 && `${formatTinyDay(findLocalDay(time, challenge.tz), language)} `}
          {formatLocalTime(time, challenge.tz)}
        </time>
      )}{' '}
      {formatTrialName(trial, language, challenge?.kind)}
      {startPosition && ` · ${startPosition}`}{' '}
      {best !== undefined && (
        <span className="sub only-mid">
          {t('record.pb')} {formatBest(best, readEvent(trial, challenge?.kind))}
        </span>
      )}{' '}
      {challenge !== undefined && isToStart(trial.status) && <LocalTime iso={time} tz={challenge.tz} />}
    </Link>
  );
}
