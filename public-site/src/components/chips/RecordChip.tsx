import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';

/** Says that a mark is a personal or a season's best (Q16). */
export function RecordChip({ record }: { readonly record: ResultRow['pe'] }) {
  const { t } = useText();
  if (record === undefined) return null;
  const personal = record.k === 'PB';
  return (
    <abbr className={personal ? 'rec' : 'rec sb'} title={t(personal ? 'record.pb.long' : 'record.sb.long')}>
      {t(personal ? 'record.pb' : 'record.sb')}
    </abbr>
  );
}
