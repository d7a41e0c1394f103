import { describeRecord, formatRecordLabel, isSeasonLead } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';

/** Says of a mark that it beats, or equals («=»), a record: subject to ratification until that is done. */
export function TouchedRecords({ records = [] }: Pick<ResultRow, 'records'>) {
  const { t, language } = useText();
  return records.map((record) => {
    const { kind, relation, state = 'pending', scope, event } = record;
    // «Meilleure performance» is feminine, «record» is not.
    const said =
      state === 'ratified' && isSeasonLead(kind)
        ? (`${state}.${relation}.f` as const)
        : (`${state}.${relation}` as const);
    return (
      <abbr
        key={`${kind} ${scope} ${event}`}
        className="rec event"
        title={t(`record.${said}`, { record: describeRecord(record, language) })}
      >
        {relation === 'equals' && '='}
        {formatRecordLabel(record, language)}
      </abbr>
    );
  });
}
