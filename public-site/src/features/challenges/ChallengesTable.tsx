import { findFederation, listChallengeDays } from 'shared-domain';
import type { ShortChallengeLine } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { ChallengeState, ListCounts } from '../../components/ChallengeRow.tsx';
import { formatDayRange } from '../../components/page/dates.ts';
import type { Column } from '../../components/perf-table/columns/column.ts';
import { PerfTable } from '../../components/perf-table/tables/PerfTable.tsx';
import { formatPlaceLine } from '../../components/place-line.ts';
import { type Language, type Translate, useText } from '../../locales/use-text.ts';

const buildColumns = (t: Translate, language: Language): Column<ShortChallengeLine>[] => [
  {
    key: 'date',
    head: t('challenges.col.date'),
    className: 'when',
    cell: (challenge) => (
      <time dateTime={challenge.date}>{formatDayRange(listChallengeDays(challenge), language)}</time>
    ),
  },
  {
    key: 'name',
    head: t('challenges.col.name'),
    rowHeader: true,
    cell: (challenge) => (
      <>
        <Link className="link" to={`/challenge/${challenge.oid}`}>
          {challenge.name}
        </Link>{' '}
        <ListCounts challenge={challenge} />
      </>
    ),
  },
  {
    key: 'place',
    head: t('challenges.col.place'),
    cell: (challenge) => formatPlaceLine(challenge),
  },
  { key: 'kind', head: t('challenges.col.kind'), cell: (challenge) => t(`kind.${challenge.kind}`) },
  {
    key: 'federation',
    head: t('challenges.col.federation'),
    abbr: t('challenges.col.federation.long'),
    cell: ({ rtype }) => {
      const federation = findFederation(rtype);
      return federation === 'OTHER' ? t('federation.other') : federation;
    },
  },
  {
    key: 'state',
    head: t('challenges.col.state'),
    className: 'r',
    cell: (challenge) => <ChallengeState challenge={challenge} />,
  },
];

interface ChallengesTableProps {
  readonly caption: string;
  readonly challenges: readonly ShortChallengeLine[];
}

/** The competitions of a month as a table, for wide screens. */
export function ChallengesTable({ caption, challenges }: ChallengesTableProps) {
  const { t, language } = useText();
  return (
    <PerfTable
      caption={caption}
      columns={buildColumns(t, language)}
      rows={challenges.map((row) => ({ key: row.oid, row }))}
      className="meetings"
    />
  );
}
