import { Table, type TableColumnsType } from 'antd';
import { licenceChoice } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { competitionPath } from '../../components/paths.ts';
import { useText } from '../../locales/use-text.ts';
import { ChallengeActs } from './ChallengeActs.tsx';
import { ChallengeState } from './ChallengeState.tsx';
import { spokenDays } from './challenge-days.ts';
import { VisibleSwitch } from './VisibleSwitch.tsx';

export interface ChallengeListProps {
  readonly caption: string;
  readonly challenges: readonly Challenge[];
  /** Organisations in whose name this account may write. */
  readonly writable: ReadonlySet<string>;
  readonly now: Date;
}

const PAGE = 50;

/** S2 as a table: one table element, so that each cell keeps its headers (no `sticky`, no `scroll.y`). */
export function ChallengeTable({ caption, challenges, writable, now }: ChallengeListProps) {
  const { t, language } = useText();
  const columns: TableColumnsType<Challenge> = [
    {
      title: t('challenge.date'),
      key: 'date',
      className: 'nb',
      render: (_, challenge) => spokenDays(challenge, language),
    },
    {
      title: t('challenge.name'),
      key: 'name',
      rowScope: 'row',
      render: (_, { oid, name, place }) => (
        <>
          <Link className="ev link" to={competitionPath(oid)}>
            {name}
          </Link>
          {place !== undefined && <span className="sub">{place}</span>}
        </>
      ),
    },
    { title: t('challenge.org'), key: 'org', responsive: ['lg'], render: (_, { org }) => org.name },
    {
      title: t('challenge.kind'),
      key: 'kind',
      responsive: ['lg'],
      className: 'nb',
      render: (_, { kind, rtype }) => `${t(`kind.${kind}`)} · ${licenceChoice(rtype)?.text ?? rtype}`,
    },
    { title: t('challenge.trials'), key: 'trials', align: 'end', render: (_, { trials }) => trials },
    {
      title: t('challenge.state'),
      key: 'state',
      render: (_, challenge) => <ChallengeState challenge={challenge} now={now} />,
    },
    {
      title: t('challenge.seen'),
      key: 'visible',
      render: (_, challenge) => (writable.has(challenge.org.oid) ? <VisibleSwitch challenge={challenge} /> : null),
    },
    {
      title: <span className="sr">{t('challenge.acts')}</span>,
      key: 'acts',
      align: 'end',
      render: (_, challenge) => <ChallengeActs challenge={challenge} writable={writable.has(challenge.org.oid)} />,
    },
  ];
  return (
    <Table<Challenge>
      className="adm-table"
      size="small"
      caption={<caption className="sr">{caption}</caption>}
      rowKey="oid"
      columns={columns}
      dataSource={challenges}
      pagination={challenges.length > PAGE && { pageSize: PAGE, showSizeChanger: false }}
    />
  );
}
