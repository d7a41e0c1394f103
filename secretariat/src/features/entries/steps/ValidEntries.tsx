import { Table, type TableColumnsType } from 'antd';
import { formatCategory, formatRound } from 'shared-domain';
import { SidewaysTable } from '../../../components/table/SidewaysTable.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { CheckedRow } from '../check/checked-row.ts';

const PAGE_SIZE = 50;

/** The rows that can be imported, with their event, category and heat. */
export function ValidEntries({ rows }: { readonly rows: readonly CheckedRow[] }) {
  const { t, language } = useText();
  const columns: TableColumnsType<CheckedRow> = [
    { title: t('entries.line'), dataIndex: 'line', key: 'line', className: 'nb' },
    { title: t('entries.who'), dataIndex: 'who', key: 'who', rowScope: 'row' },
    {
      title: t('entries.field.category'),
      key: 'category',
      render: (_, { entry }) => formatCategory(entry?.start.category, language) ?? '–',
    },
    { title: t('entries.field.club'), key: 'club', render: (_, { entry }) => entry?.start.clubName ?? '' },
    {
      title: t('entries.field.event'),
      key: 'event',
      render: (_, { entry }) => (
        <>
          {entry?.target.name}
          {entry?.target.isNew && <span className="chip new">{t('entries.newEvent')}</span>}
        </>
      ),
    },
    {
      title: t('entries.goesTo'),
      key: 'destination',
      // The file does not say how many heats and rounds there are: with two of each the round and the heat are both named.
      render: (_, { entry }) =>
        entry?.namedHeat === undefined
          ? t('entries.commitments')
          : formatRound({ ...entry.namedHeat, heats: Math.max(2, entry.namedHeat.heat), rounds: 2 }, language),
    },
  ];
  return (
    <SidewaysTable label={t('entries.valid.caption')}>
      <Table<CheckedRow>
        className="adm-table"
        size="small"
        caption={<caption className="sr">{t('entries.valid.caption')}</caption>}
        rowKey="line"
        columns={columns}
        dataSource={rows}
        pagination={rows.length > PAGE_SIZE && { pageSize: PAGE_SIZE, showSizeChanger: false }}
      />
    </SidewaysTable>
  );
}
