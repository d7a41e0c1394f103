import { readEvent } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import type { ListTrial } from '../perf-table/tables/list-trial.ts';
import { StartTable } from '../perf-table/tables/StartTable.tsx';
import { QualifyingRule } from '../QualifyingRule.tsx';
import { Empty } from '../states/Empty.tsx';
import { QueryState } from '../states/QueryState.tsx';
import type { StartListsRequest } from './use-start-lists.ts';

interface StartListProps {
  readonly trial: Pick<ListTrial, 'oid' | 'g0' | 'g1' | 'dets'>;
  /** Asks for the trial's start list, perhaps among others. */
  readonly query: StartListsRequest;
  readonly caption: string;
  readonly kind: Challenge['kind'] | undefined;
  /** Whether the title of the page already says how athletes qualify. */
  readonly isRuleInTitle?: boolean;
}

/** The start list of one trial. */
export function StartList({ trial, query, caption, kind, isRuleInTitle = false }: StartListProps) {
  const { t } = useText();
  // An answer about other trials says nothing of this one.
  const isAnswered = query.currentData !== undefined || query.data?.starts.some(({ oid }) => oid === trial.oid);
  return (
    <QueryState query={{ ...query, data: isAnswered ? query.data : undefined }}>
      {(answer) => {
        const rows = answer.starts.find(({ oid }) => oid === trial.oid)?.rows ?? [];
        if (rows.length === 0) return <Empty what="starts">{t('empty.starts')}</Empty>;
        return (
          <>
            <StartTable trial={trial} rows={rows} caption={caption} kind={kind} />
            {!isRuleInTitle && trial.dets.qualifying !== undefined && (
              <div className="note">
                <QualifyingRule rule={trial.dets.qualifying} event={readEvent(trial, kind)} />
              </div>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
