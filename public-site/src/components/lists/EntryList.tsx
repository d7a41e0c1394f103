import type { Challenge } from 'shared-domain/contract';
import { useStartsQuery } from '../../api/challenge-endpoints.ts';
import { useText } from '../../locales/use-text.ts';
import { useFreshness } from '../freshness.ts';
import { EntryTable } from '../perf-table/tables/EntryTable.tsx';
import { Empty } from '../states/Empty.tsx';
import { QueryState } from '../states/QueryState.tsx';

interface EntryListProps {
  readonly chOID: string;
  readonly gOID: string;
  readonly group: { readonly g0: number; readonly g1: string };
  readonly caption: string;
  readonly kind: Challenge['kind'] | undefined;
}

/** The entries of an event, which are not yet assigned to heats. */
export function EntryList({ chOID, gOID, group, caption, kind }: EntryListProps) {
  const { t } = useText();
  const { pollingInterval } = useFreshness();
  const starts = useStartsQuery({ chOID, groupOID: gOID }, { pollingInterval });
  return (
    <QueryState query={starts}>
      {(answer) => {
        const rows = answer.starts.find(({ oid }) => oid === gOID)?.rows ?? [];
        if (rows.length === 0) return <Empty what="entries">{t('empty.entries')}</Empty>;
        return <EntryTable group={group} rows={rows} caption={caption} kind={kind} />;
      }}
    </QueryState>
  );
}
