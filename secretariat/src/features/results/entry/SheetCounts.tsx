import { countEmpty } from '../../../components/sheet/line.ts';
import { useText } from '../../../locales/use-text.ts';
import { readRow } from './model/row-edit.ts';
import type { ResultEntry } from './use-result-entry.ts';

/** How many rows of a sheet are to be corrected and to be entered. */
export function SheetCounts({ entry: { lines, drafts, grid } }: { readonly entry: ResultEntry }) {
  const { t } = useText();
  const faultyLines = lines.filter(
    (line) => Object.keys(readRow(drafts.get(line.row)?.typed ?? {}, line, grid).faults).length > 0,
  );
  const emptyCount = countEmpty(lines.filter(({ row }) => !drafts.has(row)));
  return (
    <span className="sheet-counts">
      {faultyLines.length > 0 && <b className="msg">{t('results.toMend', { count: faultyLines.length })}</b>}
      {faultyLines.length > 0 && emptyCount > 0 && ' · '}
      {emptyCount > 0 && t('results.toEnter', { count: emptyCount })}
    </span>
  );
}
