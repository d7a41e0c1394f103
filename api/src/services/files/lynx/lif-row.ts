import { type EventRef, findDistance, isMarkError, MARK_STATUS, parseMark, realMark } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import type { FileErrors, Place } from '../file-errors.ts';
import { LIF, type LifField, type LifRow } from './read-lif.ts';

const LAP_M = 400;

export const lifPlace = ({ line }: LifRow, name: LifField): Place => ({ line, column: LIF[name], name });

/** ms of a time; four decimals, which some cameras write, count up to the next thousandth. */
function parseTime(cell: string, event: EventRef): number | undefined {
  const [, whole = '', fine = ''] = /^(.*[.,]\d{3})(\d)$/.exec(cell) ?? [];
  const mark = parseMark(whole === '' ? cell : whole, event, 'ms');
  if (isMarkError(mark) || mark.v === undefined) return undefined;
  return mark.v + (fine === '' || fine === '0' ? 0 : 1);
}

/** Laps end at the finish: the first is what is over, each other one 400 m. No layout says more than the times. */
function parseSplits(row: LifRow, event: EventRef, errors: FileErrors): SentResult['splits'] {
  const times = row.cells.splits
    .replace(/\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  if (times.length === 0) return undefined;
  const read = times.map((time) => parseTime(time, event));
  if (read.includes(undefined)) {
    errors.refuse(lifPlace(row, 'splits'), saying('noPassages', { cell: row.cells.splits }));
    return undefined;
  }
  const metres = findDistance(event) ?? 0;
  const laps = Math.ceil(metres / LAP_M);
  if (times.length !== laps && times.length !== laps - 1) {
    errors.warn(lifPlace(row, 'splits'), saying('lapsLeft', { times: times.length, metres }));
    return undefined;
  }
  const rest = metres - (laps - 1) * LAP_M;
  const splits = read.slice(0, laps - 1).map((t, index) => ({ d: rest + index * LAP_M, t: t ?? 0 }));
  return splits.length === 0 ? undefined : splits;
}

function parseReaction(row: LifRow, errors: FileErrors): number | undefined {
  const cell = row.cells.reaction;
  if (cell === '') return undefined;
  if (/^-?\d(?:\.\d{1,3})?$/.test(cell)) return Math.round(Number(cell) * 1000);
  errors.refuse(lifPlace(row, 'reaction'), saying('noReaction', { cell }));
  return undefined;
}

/** The fields that a line of the photo finish gives a row; undefined when the athlete was not read. */
export function parseLifRow(row: LifRow, event: EventRef, errors: FileErrors): Partial<SentResult> | undefined {
  const { place, time } = row.cells;
  if (row.status === undefined && time === '') return undefined;
  const v = row.status === undefined ? parseTime(time, event) : undefined;
  if (row.status === undefined && (v === undefined || v === 0)) {
    errors.refuse(lifPlace(row, 'time'), saying('noTime', { cell: time }));
    return undefined;
  }
  const rank = /^[1-9]\d{0,2}$/.test(place) ? Number(place) : undefined;
  const reaction = parseReaction(row, errors);
  const splits = parseSplits(row, event, errors);
  return {
    prf: v === undefined ? { st: row.status ?? MARK_STATUS.mark } : realMark(v, 'ms'),
    ...(rank === undefined ? {} : { rank }),
    ...(reaction === undefined ? {} : { reaction }),
    ...(splits === undefined ? {} : { splits }),
  };
}
