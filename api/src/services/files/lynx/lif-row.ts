import {
  createMark,
  type EventRef,
  findDistance,
  findStatusOfWord,
  isMarkError,
  MARK_STATUS,
  parseMark,
} from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import type { FileErrors } from '../file-errors.ts';
import type { Questions } from '../questions.ts';
import { whoOf } from './lynx-row.ts';
import type { LifRow } from './read-lif.ts';

const LAP_M = 400;

/** ms of a time; four decimals, which some cameras write, count up to the next thousandth. */
function parseTime(cell: string, event: EventRef): number | undefined {
  const [, whole = '', fine = ''] = /^(.*[.,]\d{3})(\d)$/.exec(cell) ?? [];
  const mark = parseMark(whole === '' ? cell : whole, event, 'ms');
  if (isMarkError(mark) || mark.v === undefined || mark.v === 0) return undefined;
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
    errors.refuse(row.place('splits'), saying('noPassages', { cell: row.cells.splits }));
    return undefined;
  }
  const metres = findDistance(event) ?? 0;
  const laps = Math.ceil(metres / LAP_M);
  if (times.length !== laps && times.length !== laps - 1) {
    errors.warn(row.place('splits'), saying('lapsLeft', { times: times.length, metres }));
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
  errors.refuse(row.place('reaction'), saying('noReaction', { cell }));
  return undefined;
}

const isPlace = (cell: string): boolean => /^[1-9]\d{0,2}$/.test(cell);

/** The time or status of a line, by its cells or by what a person answered; undefined when the row is left out. */
function readOutcome(
  row: LifRow,
  event: EventRef,
  { errors, questions }: { readonly errors: FileErrors; readonly questions: Questions },
): { readonly st: number; readonly v?: number } | undefined {
  const { place, time } = row.cells;
  if (row.status !== undefined) return { st: row.status };
  const field = row.unknown ?? 'time';
  if (row.unknown === undefined && time === '' && !isPlace(place)) {
    errors.warn(row.place('time'), saying('noResult', { who: whoOf(row) }));
    return undefined;
  }
  const isAsked = row.unknown !== undefined || (isPlace(place) && time === '');
  const said =
    row.unknown === undefined ? saying('placeAlone', { place }) : saying('unknownStatus', { cell: row.cells[field] });
  const mark = parseTime(time, event) === undefined ? '' : time;
  const cell = isAsked ? questions.ask({ location: row.place(field), message: said, who: whoOf(row), mark }) : time;
  if (cell === undefined || cell === '') return undefined;
  const st = isAsked ? findStatusOfWord(cell) : undefined;
  if (st !== undefined) return { st };
  const v = parseTime(cell, event);
  if (v !== undefined) return { st: MARK_STATUS.mark, v };
  errors.refuse(row.place(field), isAsked ? saying('unknownAnswer', { cell }) : saying('noTime', { cell }));
  return undefined;
}

/** The fields that a line of the photo finish gives a row; undefined when the athlete was not read. */
export function parseLifRow(
  row: LifRow,
  event: EventRef,
  sink: { readonly errors: FileErrors; readonly questions: Questions },
): Partial<SentResult> | undefined {
  const outcome = readOutcome(row, event, sink);
  if (outcome === undefined) return undefined;
  const { st, v } = outcome;
  const { place } = row.cells;
  const reaction = parseReaction(row, sink.errors);
  const splits = parseSplits(row, event, sink.errors);
  return {
    prf: v === undefined ? { st } : createMark(v, 'ms'),
    ...(v !== undefined && isPlace(place) ? { rank: Number(place) } : {}),
    ...(reaction === undefined ? {} : { reaction }),
    ...(splits === undefined ? {} : { splits }),
  };
}
