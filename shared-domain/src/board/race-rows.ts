import type { BoardRecord } from '../contract/types.ts';
import { readEvent } from '../discipline/challenge-event.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import type { FoldedTrialView } from '../live-input/device-view.ts';
import { pairFinish } from '../live-input/finish-pairs.ts';
import { listWrittenRows, type WrittenRow } from '../live-input/photo-rows.ts';
import { listAthletes } from '../live-input/start-list.ts';
import { indexStartRows, type KeyedRow } from '../live-input/start-rows.ts';
import { formatBest, formatGap, formatMark } from '../performance/format-mark.ts';
import { createMark, type Performance } from '../performance/performance.ts';
import { findUnit } from '../performance/shown-value.ts';
import { formatBracketedPlace } from '../ranking/bracketed-place.ts';
import { findEntryParticipation } from '../ranking/entry-participation.ts';
import { rankResults } from '../ranking/rank-results.ts';
import { findNewBest } from '../result/personal-best.ts';
import { isPublished, isToStart, TRIAL_STATUS } from '../trial/trial-status.ts';
import { findShownRecord } from './board-record.ts';
import { formatHandTime, roundHandTime } from './hand-time.ts';

/** Somebody of a race as a board shows them. */
export interface RaceRow {
  readonly row: string;
  /** The lane or the place in the order before the race; the place after it as it is written, in brackets for who is not ranked among the others. */
  readonly place: string;
  /** The place after the race: 1000+n of a guest, 2000+n out of competition (Q13). */
  readonly rank?: number | undefined;
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
  /** What `mark` says in raw units, ms or mm: a time by hand too, which is compared with no other. */
  readonly raw?: number | undefined;
  /** What makes the record or the best where another mark ranks, in raw units. */
  readonly made?: number | undefined;
  /** How far behind the first, as both times are shown, ms. */
  readonly behind?: number | undefined;
  /** Why somebody of a start list does not start. */
  readonly out?: 'DNS' | 'DNF' | 'DQ' | undefined;
  /** The wind of the best mark, m/s. */
  readonly wind?: number | undefined;
}

/** What a board shows of a race: who is in which lane, or who came in when. */
export type RaceStage = 'lanes' | 'order';

/** A runner with what is known of the finish. */
interface Finisher {
  readonly row: string;
  readonly rank: number | undefined;
  /** How far behind the first, as both are shown, ms. */
  readonly gap: number | undefined;
  /** ms; undefined where the order was said without a time. */
  readonly v: number | undefined;
  readonly mark: string;
  /** ms, of a time by hand too. */
  readonly raw: number | undefined;
}

/** The start list, by lane. */
export function listLanes(folded: FoldedTrialView): readonly RaceRow[] {
  const event = readEvent(folded.trial, folded.kind);
  const format = (best: number | undefined) => formatBest(best, event);
  const listed = listAthletes(folded).filter(({ start }) => start.unlisted !== true);
  return listed.map(({ row, no, start, out: why }) => {
    const out = why === 'scratched' ? 'DNS' : why;
    return {
      row,
      place: no,
      bib: start.bib,
      last: start.last,
      first: start.first,
      detail: out === undefined ? format(start.pe?.sb) : '',
      mark: out ?? format(start.pe?.pb),
      isFirst: false,
      out,
    };
  });
}

/** The rows of the photo finish with the places that they will have as results. */
function rankPhoto(photo: readonly WrittenRow[], starts: readonly KeyedRow[], event: EventRef): Finisher[] {
  const participations = new Map(starts.map(({ row, flg }) => [row, findEntryParticipation(flg)]));
  const rows = photo.map(({ row, place, v, st }) => ({
    prf: (v === undefined ? { st } : { ...createMark(v, 'ms'), st }) as Performance,
    rank: place,
    standing: participations.get(row),
  }));
  const rankings = rankResults(rows, event);
  return photo.map(({ row, place, v }, at) => {
    const { rank = place, gap } = rankings[at] ?? {};
    return { row, rank, gap, v, raw: v, mark: formatMark(rows[at]?.prf as Performance, event) };
  });
}

/** Who came in, by what counts most: results, the photo finish, the order with its hand times. */
function listFinishers({ trial, sheet }: FoldedTrialView, event: EventRef): readonly Finisher[] {
  const results = sheet.rows.flatMap(({ row, prf, rank, gap }): Finisher[] =>
    prf === undefined ? [] : [{ row, rank, gap, v: prf.v, raw: prf.v, mark: formatMark(prf as never, event) }],
  );
  if (results.some(({ v }) => v !== undefined)) return results;
  const { findRowKey } = indexStartRows(trial.rows);
  const { finishFacts } = sheet.state;
  const photo = [...listWrittenRows(finishFacts, findRowKey).values()];
  const read =
    photo.length > 0
      ? rankPhoto(photo, trial.rows, event)
      : pairFinish(
          finishFacts.map(({ content }) => content),
          findRowKey,
        ).flatMap(({ row, place: rank, times }): Finisher[] => {
          // A place of which judges of the order do not agree, or say nobody, is not guessed.
          if (row === undefined) return [];
          const [time] = times;
          const raw = time === undefined ? undefined : roundHandTime(time.v ?? 0, event);
          const mark = raw === undefined ? '' : `${formatHandTime(raw, event)}h`;
          return [{ row, rank, gap: undefined, v: undefined, raw, mark }];
        });
  // A disqualification, or somebody who did not start, stands before what was read of them.
  return [...read.filter(({ row }) => !results.some((one) => one.row === row)), ...results];
}

const LAST = Number.MAX_SAFE_INTEGER;

/** The wind of a race: as its list has it, which the secretariat may have typed or a file brought, else as the gauge has just said it. */
export const findRaceWind = ({ trial, sheet }: FoldedTrialView): number | undefined =>
  trial.dets.wind ?? sheet.state.wind;

/** Who came in so far, by place; then those who did not finish. */
export function listOrder(folded: FoldedTrialView): readonly RaceRow[] {
  const event = readEvent(folded.trial, folded.kind);
  const starts = new Map(folded.trial.rows.map((start) => [start.row, start]));
  const wind = findRaceWind(folded);
  const finishers = listFinishers(folded, event).toSorted((a, b) => (a.rank ?? LAST) - (b.rank ?? LAST));
  return finishers.flatMap(({ row, rank, gap = 0, v, raw, mark }): RaceRow[] => {
    const start = starts.get(row);
    if (start === undefined) return [];
    const behind = gap > 0 ? gap : undefined;
    return [
      {
        row,
        place: formatBracketedPlace({ rank }, finishers.length),
        rank,
        bib: start.bib,
        last: start.last,
        first: start.first,
        detail: behind === undefined ? '' : formatGap(behind, 'ms', event),
        mark,
        isFirst: rank === 1,
        v,
        raw,
        behind,
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

/** The part of a longer list that is shown at an instant: which one, from 0, of how many, and until when, ms. */
export interface ListPart<T> {
  readonly rows: readonly T[];
  readonly index: number;
  readonly of: number;
  readonly until: number;
}

/** The part of a list that is shown at an instant: of an order the first three stay. Undefined where the whole list fits. */
export function findListPart<T>(
  rows: readonly T[],
  count: number,
  keepsHead: boolean,
  at: number,
  pageMs = PAGE_MS,
): ListPart<T> | undefined {
  if (rows.length <= count) return undefined;
  // Where only a few lines fit nothing stays, or nothing else would be seen.
  const head = keepsHead && count > 2 * HEAD_ROWS ? rows.slice(0, HEAD_ROWS) : [];
  const rest = rows.slice(head.length);
  const size = count - head.length;
  const of = Math.ceil(rest.length / size);
  const turn = Math.floor(at / pageMs);
  const index = turn % of;
  const shown = [...head, ...rest.slice(index * size, (index + 1) * size)];
  return { rows: shown, index, of, until: (turn + 1) * pageMs };
}

/** The rows of a list that are shown at an instant. */
export const choosePage = <T>(
  rows: readonly T[],
  count: number,
  keepsHead: boolean,
  at: number,
  pageMs?: number,
): readonly T[] => findListPart(rows, count, keepsHead, at, pageMs)?.rows ?? rows;
