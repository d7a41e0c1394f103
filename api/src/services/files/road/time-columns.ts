import { type EventRef, findColumnField } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors } from '../file-errors.ts';
import { parseRaceTime } from './race-time.ts';
import type { RoadColumn, RoadHead } from './road-columns.ts';

/** The net time is at least this share of the gun time: a shorter time is of a part of the course. */
const MIN_NET_SHARE = 0.8;
/** Share of the rows with a gun time that need a net time. */
const MIN_TIMED_SHARE = 0.5;

/** Two columns of times of one name are refused where they say different times: which of them counts would be a guess. */
function settleSameTimes({ line, sameTimes }: RoadHead, records: readonly TableRecord[], errors: FileErrors): void {
  for (const { index, name, of } of sameTimes) {
    const isSame = records.every(({ cells }) => (cells[index] ?? '') === (cells[of] ?? ''));
    const location = { line, column: index + 1, name };
    if (isSame) errors.warn(location, createFileMessage('columnDoubled', { other: of + 1 }));
    else errors.refuse(location, createFileMessage('columnTwice', { other: of + 1 }));
  }
  errors.settle();
}

/** Whether the times of a column are those of the chip beside gun times: never later, and not much earlier. */
function areNetTimes(plain: RoadColumn, gun: RoadColumn, records: readonly TableRecord[], event: EventRef): boolean {
  const readTime = (cells: readonly string[], { index }: RoadColumn) =>
    parseRaceTime((cells[index] ?? '').trim(), event);
  const timed = records.flatMap(({ cells }) => readTime(cells, gun) || []);
  const pairs = records.flatMap(({ cells }) => {
    const [net, gunTime] = [readTime(cells, plain), readTime(cells, gun)];
    return net && gunTime ? [{ net, gunTime }] : [];
  });
  return (
    pairs.length > timed.length * MIN_TIMED_SHARE &&
    pairs.every(({ net, gunTime }) => net <= gunTime && net >= gunTime * MIN_NET_SHARE) &&
    pairs.some(({ net, gunTime }) => net < gunTime)
  );
}

/** Settles columns of times by their cells: a plain `Time` beside gun times is the net time, and two equal columns are one. @throws Refusal */
export function settleTimeColumns(
  head: RoadHead,
  records: readonly TableRecord[],
  event: EventRef,
  errors: FileErrors,
): RoadHead {
  settleSameTimes(head, records, errors);
  const { gun, net } = head.columns;
  if (gun === undefined || net !== undefined || findColumnField(gun.name) !== 'gun') return head;
  const plain = head.unread.find(
    (column) => findColumnField(column.name) === 'mark' && areNetTimes(column, gun, records, event),
  );
  if (plain === undefined) return head;
  return { ...head, columns: { ...head.columns, net: plain }, unread: head.unread.filter((one) => one !== plain) };
}

/** Headings that the warning of unread columns quotes. */
const MAX_QUOTED_HEADINGS = 20;

/** Warns of columns of which nothing is read. */
export function warnOfUnread({ line, unread }: RoadHead, errors: FileErrors): void {
  const names = unread.flatMap(({ name }) => (name === '' ? [] : [name]));
  const columns = names.slice(0, MAX_QUOTED_HEADINGS).join(', ');
  if (names.length > 0) errors.warn({ line }, createFileMessage('columnsLeft', { columns }));
}
