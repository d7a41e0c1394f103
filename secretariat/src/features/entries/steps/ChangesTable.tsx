import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Segments } from '../../../components/form/Segments.tsx';
import { formatFieldValue } from '../../../components/journal/detail-rows.ts';
import { formatFieldName } from '../../../components/journal/field-text.ts';
import { SidewaysTable } from '../../../components/table/SidewaysTable.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { Change, ChangeKind } from '../compare/compare-lists.ts';

const KINDS: readonly ('all' | ChangeKind)[] = ['all', 'added', 'changed', 'lost'];
const PAGE_SIZE = 50;

/** All changes of an import, by name: added, changed (before and after) and lost rows. */
export function ChangesTable({ changes }: { readonly changes: readonly Change[] }) {
  const { t, language } = useText();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all');
  const shownChanges = changes
    .filter((change) => kind === 'all' || change.kind === kind)
    .map((change, index) => ({ ...change, key: index }));
  const columns: TableColumnsType<Change & { readonly key: number }> = [
    {
      title: t('entries.change'),
      key: 'kind',
      className: 'nb',
      render: (_, change) => <span className={`change ${change.kind}`}>{t(`entries.kind.${change.kind}`)}</span>,
    },
    { title: t('entries.list'), key: 'list', className: 'nb', render: (_, { list }) => t(`entries.list.${list}`) },
    { title: t('entries.field.event'), dataIndex: 'where', key: 'where' },
    { title: t('entries.what'), dataIndex: 'who', key: 'who', rowScope: 'row' },
    {
      title: t('entries.difference'),
      key: 'fields',
      render: (_, { fields, uid }) =>
        fields.map(({ name, before, after }) => (
          <span key={name} className="field-change">
            {t('pair', { name: formatFieldName(name, t), value: '' })}
            <del>{formatFieldValue(name, before, { t, language, uid })}</del> →{' '}
            <ins>{formatFieldValue(name, after, { t, language, uid })}</ins>
          </span>
        )),
    },
  ];
  return (
    <>
      <Segments
        className="adm-gap"
        aria-label={t('entries.view')}
        value={kind}
        onChange={setKind}
        options={KINDS.map((value) => ({ value, label: t(`entries.kind.${value}`) }))}
      />
      <SidewaysTable label={t('entries.changes.caption')}>
        <Table
          className="adm-table"
          size="small"
          caption={<caption className="sr">{t('entries.changes.caption')}</caption>}
          rowKey="key"
          columns={columns}
          dataSource={shownChanges}
          pagination={shownChanges.length > PAGE_SIZE && { pageSize: PAGE_SIZE, showSizeChanger: false }}
        />
      </SidewaysTable>
    </>
  );
}
