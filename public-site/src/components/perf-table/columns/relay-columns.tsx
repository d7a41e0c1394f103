import { listRunners } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { Link, useLocation } from 'shared-domain/platform';
import { useText } from '../../../locales/use-text.ts';
import { readChallengeId } from '../../follow/StarButton.tsx';
import { buildAthletePath } from '../../page/challenge-paths.ts';
import { type Column, hasValue, type ListRow } from './column.ts';
import {
  buildAthleteColumn,
  buildGapColumn,
  buildIdentityColumns,
  buildLaneColumn,
  buildMarkColumn,
  buildPointsColumns,
  buildRankColumn,
  type ColumnContext,
  GapBar,
} from './shared-columns.tsx';

/** P10.7: one row for each team, with its runners in leg order on a second line. */
export function buildRelayColumns(context: ColumnContext): Column<ResultRow>[] {
  const { t, rows } = context;
  const identity = buildIdentityColumns(t, rows);
  const lane = buildLaneColumn(context);
  const team = buildAthleteColumn(context, {
    head: t('col.team'),
    renderSecondLine: (row) => <Legs row={row} />,
    renderBelow: (row) => <GapBar row={row} />,
  });
  return [
    buildRankColumn(context),
    ...(hasValue(rows, (row) => row.lane) ? [lane] : []),
    team,
    ...identity.nation,
    ...identity.category,
    buildMarkColumn(context),
    ...(hasValue(rows, (row) => row.gap) ? [buildGapColumn(context)] : []),
    ...buildPointsColumns(context),
  ];
}

/** «MARTIN A. / DURAND Y. / …» in leg order, links to those who have a page; screen readers get the full first names. */
export function Legs({ row }: { readonly row: ListRow }) {
  const { t } = useText();
  const chOID = readChallengeId(useLocation().pathname);
  const members = listRunners(row.members);
  if (members.length === 0) return <span className="small">{t('relay.unknown')}</span>;
  return (
    <span className="small legs">
      {members.map((member, index) => {
        const key = `${member.leg ?? index}-${member.last}-${member.first ?? ''}`;
        const name = (
          <>
            {member.last}
            {NO_BREAK_SPACE}
            <span title={member.first} aria-hidden="true">
              {formatInitial(member.first)}
            </span>
            {member.first !== undefined && <span className="sr">{member.first}</span>}
          </>
        );
        return (
          <span key={key}>
            {chOID === undefined || member.auid === undefined ? (
              name
            ) : (
              <Link className="club-link" to={buildAthletePath(chOID, member.auid)}>
                {name}
              </Link>
            )}
            {index < members.length - 1 && <span aria-hidden="true">{NO_BREAK_SPACE}/ </span>}
          </span>
        );
      })}
    </span>
  );
}

/** Keeps a name and its slash on one line. */
const NO_BREAK_SPACE = '\u00a0';

const formatInitial = (first: string | undefined): string => (first ? `${first.charAt(0)}.` : '');
