import { formatDistance } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';

/** Says that a mark is a personal or a season's best (Q16), or which legal jump behind a windy one is. */
export function RecordChip({ record }: { readonly record: ResultRow['pe'] }) {
  const { t } = useText();
  if (record === undefined) return null;
  const isPersonalBest = record.k === 'PB';
  return (
    <abbr className={isPersonalBest ? 'rec' : 'rec sb'} title={t(isPersonalBest ? 'record.pb.long' : 'record.sb.long')}>
      {t(isPersonalBest ? 'record.pb' : 'record.sb')}
      {record.v !== undefined && ` ${formatDistance(record.v)}`}
    </abbr>
  );
}
