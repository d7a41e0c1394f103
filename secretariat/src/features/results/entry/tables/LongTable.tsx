import { Pagination } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { FindRow } from '../../../../components/table/FindRow.tsx';
import { useText } from '../../../../locales/use-text.ts';
import { MarkTable } from './MarkTable.tsx';
import { PAGE_SIZE, type TableProps } from './table-props.ts';

/** A list of hundreds of athletes, as in a road race: shown page by page, each row found by its bib. */
export function LongTable(props: TableProps) {
  const { t } = useText();
  const { lines } = props.entry;
  const [page, setPage] = useState(1);
  const [foundRow, setFoundRow] = useState<string>();
  const container = useRef<HTMLDivElement>(null);
  const findFieldId = `find-${props.trialOid}`;
  useEffect(() => {
    if (foundRow === undefined) return;
    const rows = container.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [];
    [...rows]
      .find(({ dataset }) => dataset.row === foundRow)
      ?.querySelector<HTMLElement>('input[data-c="mark"]')
      ?.focus();
  }, [foundRow]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the cells inside
    <div
      ref={container}
      onKeyDown={({ key, target, shiftKey }) => {
        const isTime = ['mark', 'net'].includes((target as HTMLElement).dataset.c ?? '');
        if (key !== 'Enter' || shiftKey || !isTime || foundRow === undefined) return;
        setFoundRow(undefined);
        document.getElementById(findFieldId)?.focus();
      }}
    >
      <FindRow
        id={findFieldId}
        rows={lines}
        help={t('results.find.help')}
        onFound={(index) => {
          setPage(Math.floor(index / PAGE_SIZE) + 1);
          setFoundRow(lines[index]?.row);
        }}
      />
      <MarkTable {...props} from={(page - 1) * PAGE_SIZE} count={PAGE_SIZE} />
      <Pagination
        className="table-pages"
        size="small"
        current={page}
        pageSize={PAGE_SIZE}
        total={lines.length}
        showSizeChanger={false}
        onChange={setPage}
        showTotal={(total, [from, to]) => t('table.page', { from, to, total })}
      />
    </div>
  );
}
