import {
  createMark,
  type EventRef,
  findDistance,
  findStatusOfWord,
  isMarkError,
  MARK_STATUS,
  parseMark,
} from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import type { CellNotes } from '../quoted-cells.ts';
import { describeLynxAthlete, type IssueSink } from './lynx-row.ts';
import type { LifRow } from './read-lif.ts';

const LAP_M = 400;

/** ms of a time; a fourth decimal, which some cameras write, is rounded up to the next thousandth. */
function parseTime(written: string, event: EventRef): number | undefined {
  // A decimal comma in quotes is a blank (P5.8).
  const cell = written.replace(/(?<=\d) (?=\d{1,4}$)/, '.');
  const [, upToThousandths = '', fourthDecimal = ''] = /^(.*[.,]\d{3})(\d)$/.exec(cell) ?? [];
  const mark = parseMark(upToThousandths === '' ? cell : upToThousandths, event, 'ms');
  if (isMarkError(mark) || mark.v === undefined || mark.v === 0) return undefined;
  return mark.v + (fourthDecimal === '' || fourthDecimal === '0' ? 0 : 1);
}

/** The file has only the times: the first lap is the rest of the distance, every other lap 400 m. */
function parseSplits(row: LifRow, event: EventRef, { errors, notes }: IssueSink): SentResult['splits'] {
  const times = row.cells.splits
    .replace(/\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  if (times.length === 0) return undefined;
  const parsed = times.map((time) => parseTime(time, event));
  if (parsed.includes(undefined)) {
    notes.add('passageLeft', row.locate('splits'), row.cells.splits);
    return undefined;
  }
  const metres = findDistance(event) ?? 0;
  const laps = Math.ceil(metres / LAP_M);
  if (times.length !== laps && times.length !== laps - 1) {
    errors.warn(row.locate('splits'), createFileMessage('lapsLeft', { times: times.length, metres }));
    return undefined;
  }
  const firstLap = metres - (laps - 1) * LAP_M;
  const splits = parsed.slice(0, laps - 1).map((t, index) => ({ d: firstLap + index * LAP_M, t: t ?? 0 }));
  return splits.length === 0 ? undefined : splits;
}

function parseReaction(row: LifRow, notes: CellNotes): number | undefined {
  const cell = row.cells.reaction;
  if (cell === '') return undefined;
  if (/^-?\d(?:\.\d{1,3})?$/.test(cell)) return Math.round(Number(cell) * 1000);
  notes.add('reactionLeft', row.locate('reaction'), cell);
  return undefined;
}

const isPlace = (cell: string): boolean => /^[1-9]\d{0,2}$/.test(cell);

/** The status (`st`) and time (`v`, ms) of a line, from its cells or a person's answer; undefined where the row is left out. */
function readOutcome(
  row: LifRow,
  event: EventRef,
  { errors, questions }: IssueSink,
): { readonly st: number; readonly v?: number } | undefined {
  const { place, time } = row.cells;
  if (row.status !== undefined) return { st: row.status };
  const field = row.unknownField ?? 'time';
  if (row.unknownField === undefined && time === '' && !isPlace(place)) {
    errors.warn(row.locate('time'), createFileMessage('noResult', { who: describeLynxAthlete(row) }));
    return undefined;
  }
  const isUnreadable = time !== '' && parseTime(time, event) === undefined;
  const needsAnswer =
    row.unknownField !== undefined || row.hasTimeAlone || isUnreadable || (isPlace(place) && time === '');
  const message =
    row.unknownField !== undefined
      ? createFileMessage('unknownStatus', { cell: row.cells[field] })
      : isUnreadable
        ? createFileMessage('noTime', { cell: time })
        : row.hasTimeAlone
          ? createFileMessage('timeAlone', { cell: time })
          : createFileMessage('placeAlone', { place });
  const mark = isUnreadable ? '' : time;
  const cell = needsAnswer
    ? questions.ask({ location: row.locate(field), message, who: describeLynxAthlete(row), mark })
    : time;
  if (cell === undefined || cell === '') return undefined;
  const st = needsAnswer ? findStatusOfWord(cell) : undefined;
  if (st !== undefined) return { st };
  const v = parseTime(cell, event);
  if (v !== undefined) return { st: MARK_STATUS.mark, v };
  errors.refuse(row.locate(field), createFileMessage('unknownAnswer', { cell }));
  return undefined;
}

/** The fields of a result row from a line of a photo finish; undefined where the athlete has no result yet, or the row is left out. */
export function parseLifRow(row: LifRow, event: EventRef, sink: IssueSink): Partial<SentResult> | undefined {
  const outcome = readOutcome(row, event, sink);
  if (outcome === undefined) return undefined;
  const { st, v } = outcome;
  const { place } = row.cells;
  const reaction = parseReaction(row, sink.notes);
  const splits = parseSplits(row, event, sink);
  return {
    prf: v === undefined ? { st } : createMark(v, 'ms'),
    ...(v !== undefined && isPlace(place) ? { rank: Number(place) } : {}),
    ...(reaction === undefined ? {} : { reaction }),
    ...(splits === undefined ? {} : { splits }),
  };
}
