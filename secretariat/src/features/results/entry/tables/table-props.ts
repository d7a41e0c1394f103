import type { Trial } from 'shared-domain/contract';
import type { Line } from '../../../../components/sheet/line.ts';
import type { RowProps } from '../rows/row-props.ts';
import type { ResultEntry } from '../use-result-entry.ts';

/** Rows per page of a long list. */
export const PAGE_SIZE = 50;

export interface TableProps {
  readonly entry: ResultEntry;
  readonly trialOid: string;
  readonly trial: Trial;
  /** Why official results are corrected; undefined when they are not. */
  readonly reason: string | undefined;
  readonly caption: string;
  readonly isReadOnly: boolean;
  readonly showsReaction: boolean;
}

export const makeRowProps = (
  {
    entry: { grid, handlers, drafts, standings, cut, admitted, admit },
    trialOid,
    isReadOnly,
  }: Pick<TableProps, 'entry' | 'trialOid' | 'isReadOnly'>,
  line: Line,
): RowProps => ({
  line,
  grid,
  handlers,
  isReadOnly,
  trialOid,
  draft: drafts.get(line.row),
  standing: standings.get(line.row),
  cutAfter: admitted.has(line.row) ? undefined : cut?.cutAfterByRow.get(line.row),
  onAdmit: admit,
});
