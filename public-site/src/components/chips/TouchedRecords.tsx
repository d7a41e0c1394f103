import { describeRecordKind, formatRecordKind } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';

/** Says of a mark that it beats, or equals («=»), a record that the organiser gave; no record is one before it is ratified. */
export function TouchedRecords({ records = [] }: Pick<ResultRow, 'records'>) {
  const { t, language } = useText();
  return records.map(({ kind, relation }) => (
    <abbr
      key={kind}
      className="rec event"
      title={t(`record.touched.${relation}`, { record: describeRecordKind(kind, language) })}
    >
      {relation === 'equals' && '='}
      {formatRecordKind(kind, language)}
    </abbr>
  ));
}
