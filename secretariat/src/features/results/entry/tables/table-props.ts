import type { Trial } from 'shared-domain/contract';
import type { Line } from '../../../../components/sheet/line.ts';
import type { RowProps } from '../rows/row-props.ts';
import type { ResultEntry } from '../use-result-entry.ts';

/** Rows of a page of a long list. */
export const PAGE = 50;

/** What every grid is given. */
export interface TableProps {
  readonly entry: ResultEntry;
  /** oid of the trial. */
  readonly trial: string;
  /** The trial itself. */
  readonly whole: Trial;
  /** Of a correction of official results. */
  readonly reason: string | undefined;
  readonly caption: string;
  readonly isReadOnly: boolean;
  readonly showsReaction: boolean;
}

/** What the row of a line is given. */
export const makeRowProps = (
  {
    entry: { grid, handlers, drafts, standings, cut, admitted, admit },
    trial,
    isReadOnly,
  }: Pick<TableProps, 'entry' | 'trial' | 'isReadOnly'>,
  line: Line,
): RowProps => ({
  line,
  grid,
  handlers,
  isReadOnly,
  trial,
  draft: drafts.get(line.row),
  standing: standings.get(line.row),
  closedAfter: admitted.has(line.row) ? undefined : cut?.closedAfter.get(line.row),
  onAdmit: admit,
});
