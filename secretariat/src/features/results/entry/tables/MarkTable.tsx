import { findListType, isTrackEvent } from 'shared-domain';
import { MarkRow } from '../rows/MarkRow.tsx';
import { type EntryColumn, EntryHead } from './EntryHead.tsx';
import { makeRowProps, type TableProps } from './table-props.ts';

interface Props extends TableProps {
  /** The rows shown, of a long list. */
  readonly from?: number;
  readonly count?: number;
}

/** Races and relays: a mark a row. */
export function MarkTable({ showsReaction, from = 0, count, ...props }: Props) {
  const { lines, grid } = props.entry;
  const has = {
    hasLane: lines.some(({ lane }) => lane !== undefined),
    hasReaction: showsReaction && isTrackEvent(grid.event.g0),
    hasCards: grid.isWalk === true,
    hasPoints: lines.some(({ result }) => result?.pts !== undefined),
  };
  const columns: readonly EntryColumn[] = [
    ...(has.hasLane ? ['lane' as const] : []),
    'bib',
    findListType(grid.event) === 'relay' ? 'team' : 'athlete',
    'best',
    ...(has.hasReaction ? ['reaction' as const] : []),
    'mark',
    'read',
    ...(has.hasCards ? ['cards' as const] : []),
    'place',
    ...(has.hasPoints ? ['points' as const] : []),
    'state',
  ];
  return (
    // Red cards need a column more than a telephone is wide.
    <div className={has.hasCards ? 'entry-scroll sheet' : 'sheet'}>
      <table className={has.hasCards ? 'entry walk' : 'entry'}>
        <caption className="sr">{props.caption}</caption>
        <EntryHead columns={columns} />
        <tbody>
          {(count === undefined ? lines : lines.slice(from, from + count)).map((line) => (
            <MarkRow key={line.row} {...makeRowProps(props, line)} {...has} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
