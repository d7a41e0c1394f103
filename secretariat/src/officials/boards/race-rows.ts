import {
  createMark,
  type EventRef,
  findNewBest,
  findUnit,
  formatBest,
  formatMark,
  isPublished,
  isToStart,
  readEvent,
  TRIAL_STATUS,
} from 'shared-domain';
import type { BoardRecord } from 'shared-domain/contract';
import { indexStartRows, pairFinish } from 'shared-domain/live-input';
import type { FoldedTrialView } from '../contest/fold-trial.ts';
import { formatHandTime } from '../finish/finish-words.ts';
import { listWrittenRows } from '../photo/photo-facts.ts';
import { listAthletes } from '../presence/presence.ts';
import { findShownRecord } from './board-record.ts';

/** Somebody of a race as a board shows them. */
export interface RaceRow {
  readonly row: string;
  /** The lane or the place in the order before the race, the place after it. */
  readonly place: string;
  readonly bib: string | undefined;
  readonly last: string;
  readonly first: string;
  /** The season's best before the race, how far behind the first after it. */
  readonly detail: string;
  /** The personal best before, the time or the word after. */
  readonly mark: string;
  readonly isFirst: boolean;
  /** Better than ever, or than in this season. */
  readonly chip?: 'PB' | 'SB' | undefined;
  /** The record that the mark makes, where the public is told of it. */
  readonly record?: BoardRecord | undefined;
  /** The time behind `mark`, ms. */
  readonly v?: number | undefined;
}

/** What a board shows of a race: who is in which lane, or who came in when. */
export type RaceStage = 'lanes' | 'order';

/** A runner with what is known of the finish. */
interface Finisher {
  readonly row: string;
  readonly place: number | undefined;
  /** ms; undefined where the order was said without a time. */
  readonly v: number | undefined;
  readonly mark: string;
}

/** The start list, by lane. */
export function listLanes(folded: FoldedTrialView): readonly RaceRow[] {
  const event = readEvent(folded.trial, folded.kind);
  const format = (best: number | undefined) => formatBest(best, event);
  return listAthletes(folded).map(({ row, no, start, out }) => ({
    row,
    place: no,
    bib: start.bib,
    last: start.last,
    first: start.first,
    detail: out === undefined ? format(start.pe?.sb) : '',
    mark: out === undefined ? format(start.pe?.pb) : out === 'scratched' ? 'DNS' : out,
    isFirst: false,
  }));
}

/** Who came in, by what counts most: results, the photo finish, the order with its hand times. */
function listFinishers({ trial, sheet }: FoldedTrialView, event: EventRef): readonly Finisher[] {
  const results = sheet.rows.flatMap(({ row, prf, rank }): Finisher[] =>
    prf === undefined ? [] : [{ row, place: rank, v: prf.v, mark: formatMark(prf as never, event) }],
  );
  if (results.some(({ v }) => v !== undefined)) return results;
  const { findRowKey } = indexStartRows(trial.rows);
  const { finishFacts } = sheet.state;
  const photo = [...listWrittenRows(finishFacts, findRowKey).values()];
  const read =
    photo.length > 0
      ? photo.map(({ row, place, v, st }): Finisher => {
          return { row, place, v, mark: formatMark(v === undefined ? { st } : { ...createMark(v, 'ms'), st }, event) };
        })
      : pairFinish(
          finishFacts.map(({ content }) => content),
          findRowKey,
        ).flatMap(({ row, place, times }): Finisher[] => {
          // A place of which judges of the order do not agree, or say nobody, is not guessed.
          if (row === undefined) return [];
          const [time] = times;
          return [
            { row, place, v: undefined, mark: time === undefined ? '' : `${formatHandTime(time.v ?? 0, event)}h` },
          ];
        });
  // A disqualification, or somebody who did not start, stands before what was read of them.
  return [...read.filter(({ row }) => !results.some((one) => one.row === row)), ...results];
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Who came in so far, by place; then those who did not finish. */
export function listOrder(folded: FoldedTrialView): readonly RaceRow[] {
  const event = readEvent(folded.trial, folded.kind);
  const starts = new Map(folded.trial.rows.map((start) => [start.row, start]));
  const { wind } = folded.sheet.state;
  const finishers = listFinishers(folded, event).toSorted((a, b) => (a.place ?? LAST) - (b.place ?? LAST));
  const best = finishers.find(({ place }) => place === 1)?.v;
  return finishers.flatMap(({ row, place, v, mark }): RaceRow[] => {
    const start = starts.get(row);
    if (start === undefined) return [];
    const behind = best === undefined || v === undefined || v <= best ? undefined : v - best;
    return [
      {
        row,
        place: place === undefined ? '' : String(place),
        bib: start.bib,
        last: start.last,
        first: start.first,
        detail: behind === undefined ? '' : `+${formatMark(createMark(behind, 'ms'), event)}`,
        mark,
        isFirst: place === 1,
        v,
        record: findShownRecord(folded.trial, row, v),
        chip:
          v === undefined || start.pe === undefined
            ? undefined
            : findNewBest(createMark(v, findUnit(event)), event, start.pe, wind)?.k,
      },
    ];
  });
}

/** Whether nobody starts it any more. */
const isOver = (status: number): boolean => status === TRIAL_STATUS.finished || isPublished(status);

/** Since when a race runs, by the server's clock; undefined before its start and after its end. */
export function findRunning({ trial, sheet }: FoldedTrialView): number | undefined {
  const { startedAt, status } = sheet.state;
  if (startedAt === undefined || isOver(status) || isOver(trial.status)) return undefined;
  return Date.parse(startedAt);
}

/** What there is to see of a race now: its lanes, and from the first place that is said its order. */
export function findRaceStage({ trial, sheet }: FoldedTrialView, order: readonly RaceRow[]): RaceStage {
  const { status } = sheet.state;
  const hasFinishers = order.some(({ place }) => place !== '');
  if (hasFinishers && sheet.state.startedAt !== undefined) return 'order';
  return !isToStart(status) && (hasFinishers || isOver(trial.status) || isOver(status)) ? 'order' : 'lanes';
}

/** How long a part of a long list stays, ms. */
const PAGE_MS = 8000;
const HEAD_ROWS = 3;

/** The part of a list that is shown at an instant: of an order the first three stay. */
export function choosePage<T>(
  rows: readonly T[],
  count: number,
  keepsHead: boolean,
  at: number,
  pageMs = PAGE_MS,
): readonly T[] {
  if (rows.length <= count) return rows;
  // Where only a few lines fit nothing stays, or nothing else would be seen.
  const head = keepsHead && count > 2 * HEAD_ROWS ? rows.slice(0, HEAD_ROWS) : [];
  const rest = rows.slice(head.length);
  const size = count - head.length;
  const page = Math.floor(at / pageMs) % Math.ceil(rest.length / size);
  return [...head, ...rest.slice(page * size, (page + 1) * size)];
}
