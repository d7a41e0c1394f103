import { findListType, isTrackEvent } from 'shared-domain';
import { MarkRow } from '../rows/MarkRow.tsx';
import { type EntryColumn, EntryHead } from './EntryHead.tsx';
import { makeRowProps, type TableProps } from './table-props.ts';

interface Props extends TableProps {
  /** Index of the first row shown, and number of rows; by default all. */
  readonly from?: number;
  readonly count?: number;
}

/** Races and relays: one mark per row. */
export function MarkTable({ showsReaction, from = 0, count, ...props }: Props) {
  const { lines, grid } = props.entry;
  const shownColumns = {
    hasLane: lines.some(({ lane }) => lane !== undefined),
    hasBest: lines.some(({ best }) => best !== undefined),
    hasReaction: showsReaction && isTrackEvent(grid.event.g0),
    hasCards: grid.isWalk === true,
    hasNet: grid.hasNet === true,
    hasPoints: lines.some(({ result }) => result?.pts !== undefined),
  };
  const columns: readonly EntryColumn[] = [
    ...(shownColumns.hasLane ? ['lane' as const] : []),
    'bib',
    findListType(grid.event) === 'relay' ? 'team' : 'athlete',
    ...(shownColumns.hasBest ? ['best' as const] : []),
    ...(shownColumns.hasReaction ? ['reaction' as const] : []),
    ...(shownColumns.hasNet ? ['gun' as const, 'net' as const] : ['mark' as const]),
    'read',
    ...(shownColumns.hasCards ? ['cards' as const] : []),
    'place',
    ...(shownColumns.hasPoints ? ['points' as const] : []),
    'state',
  ];
  const className = [
    'entry',
    shownColumns.hasCards && 'walk',
    shownColumns.hasReaction && 'reactions',
    shownColumns.hasNet && 'road',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    // The column of red cards, or of net times, makes the table wider than a phone.
    <div className={shownColumns.hasCards || shownColumns.hasNet ? 'entry-scroll sheet' : 'sheet'}>
      <table className={className}>
        <caption className="sr">{props.caption}</caption>
        <EntryHead columns={columns} />
        <tbody>
          {(count === undefined ? lines : lines.slice(from, from + count)).map((line) => (
            <MarkRow key={line.row} {...makeRowProps(props, line)} {...shownColumns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
