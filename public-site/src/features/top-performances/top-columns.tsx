import { formatPointsField, readEvent } from 'shared-domain';
import type { Challenge, PerfsAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { Country } from '../../components/chips/Country.tsx';
import { LevelCode } from '../../components/chips/LevelCode.tsx';
import { RecordChip } from '../../components/chips/RecordChip.tsx';
import { WindFigure } from '../../components/chips/Wind.tsx';
import { buildRowHash, buildTrialPath } from '../../components/page/challenge-paths.ts';
import { AthleteName, findTeamName } from '../../components/perf-table/cells/AthleteName.tsx';
import { ClubName } from '../../components/perf-table/cells/ClubName.tsx';
import { Mark } from '../../components/perf-table/cells/Mark.tsx';
import { type Column, findClub, hasValue } from '../../components/perf-table/columns/column.ts';
import { findRowLevel } from '../../components/perf-table/columns/shared-columns.tsx';
import { formatEventText } from '../../components/trial-title.ts';
import type { Language, Translate } from '../../locales/use-text.ts';

export type TopRow = PerfsAnswer['men'][number] & { readonly place: number };

interface TopColumnContext {
  readonly t: Translate;
  readonly language: Language;
  readonly chOID: string;
  readonly kind: Challenge['kind'] | undefined;
  readonly rows: readonly TopRow[];
  readonly pointsField: PerfsAnswer['by'];
}

/** The club beside the name; none where the name is that of the club’s relay team already. */
const renderOwnClub = (row: TopRow) =>
  row.relay !== undefined && findClub(row) === findTeamName(row) ? null : <ClubName row={row} />;

/** The columns for the best marks of all events, which are compared by points. */
export function buildTopColumns({ t, language, chOID, kind, rows, pointsField }: TopColumnContext): Column<TopRow>[] {
  const place: Column<TopRow> = {
    key: 'place',
    head: t('col.rank'),
    abbr: t('col.rank.long'),
    className: 'rk',
    cell: ({ place: nth }) => nth,
  };
  const athlete: Column<TopRow> = {
    key: 'athlete',
    head: t('col.athlete'),
    rowHeader: true,
    cell: (row) => (
      <>
        <AthleteName row={row} />
        <span className="small">
          <Link to={buildTrialPath(chOID, row.trialOID) + buildRowHash(row.auid)}>
            {formatEventText(row, language, kind)}
          </Link>{' '}
          <CategoryChip category={row.category} />
        </span>
      </>
    ),
  };
  const club: Column<TopRow> = {
    key: 'club',
    head: t('col.club'),
    priority: 2,
    className: 'club',
    cell: renderOwnClub,
  };
  const nation: Column<TopRow> = {
    key: 'nation',
    head: t('col.nation'),
    abbr: t('col.nation.long'),
    priority: 2 as const,
    cell: (row) => <Country code={row.country} />,
  };
  const mark: Column<TopRow> = {
    key: 'mark',
    head: t('col.mark'),
    abbr: t('col.mark.long'),
    className: 'mk',
    cell: (row) => (
      <div className="mkc">
        <Mark prf={row.prf} event={readEvent(row, kind)} />
        <span className="under">
          <RecordChip record={row.pe} />
          <WindFigure wind={row.wind} />
        </span>
      </div>
    ),
  };
  const level: Column<TopRow> = {
    key: 'level',
    head: t('col.level'),
    abbr: t('col.level.long'),
    priority: 2 as const,
    cell: (row) => <LevelCode points={row.pts} />,
  };
  const points: Column<TopRow> = {
    key: 'points',
    head: formatPointsField(pointsField, language),
    className: 'r nn pts',
    cell: (row) => row.pts?.[pointsField],
  };
  return [
    place,
    athlete,
    ...(hasValue(rows, findClub) ? [club] : hasValue(rows, (row) => row.country) ? [nation] : []),
    mark,
    ...(hasValue(rows, findRowLevel) ? [level] : []),
    ...(hasValue(rows, (row) => row.pts?.[pointsField]) ? [points] : []),
  ];
}
