import { Pagination } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../locales/use-text.ts';
import { FindRow } from '../rows/FindRow.tsx';
import { MarkTable } from './MarkTable.tsx';
import { PAGE, type TableProps } from './table-props.ts';

/** A list of hundreds, as of a road race: a page of it at a time, and each row by its bib. */
export function LongTable(props: TableProps) {
  const { t } = useText();
  const { lines } = props.entry;
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const find = `find-${props.trial}`;
  useEffect(() => {
    if (found === undefined) return;
    const rows = box.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [];
    [...rows]
      .find(({ dataset }) => dataset.row === found)
      ?.querySelector<HTMLElement>('input[data-c="mark"]')
      ?.focus();
  }, [found]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the cells within
    <div
      ref={box}
      onKeyDown={({ key, target, shiftKey }) => {
        const isMark = (target as HTMLElement).dataset.c === 'mark';
        if (key !== 'Enter' || shiftKey || !isMark || found === undefined) return;
        setFound(undefined);
        document.getElementById(find)?.focus();
      }}
    >
      <FindRow
        id={find}
        lines={lines}
        onFound={(index) => {
          setPage(Math.floor(index / PAGE) + 1);
          setFound(lines[index]?.row);
        }}
      />
      <MarkTable {...props} from={(page - 1) * PAGE} count={PAGE} />
      <Pagination
        className="table-pages"
        size="small"
        current={page}
        pageSize={PAGE}
        total={lines.length}
        showSizeChanger={false}
        onChange={setPage}
        showTotal={(total, [from, to]) => t('table.page', { from, to, total })}
      />
    </div>
  );
}
