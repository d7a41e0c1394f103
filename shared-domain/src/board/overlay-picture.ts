import type { BoardRecord } from '../contract/types.ts';
import { readEvent } from '../discipline/challenge-event.ts';
import { isFieldEvent, isVerticalJump } from '../discipline/event-ref.ts';
import type { DeviceTrial, FoldedTrialView, KnownCompetition } from '../live-input/device-view.ts';
import { readAttempts } from '../live-input/read-attempts.ts';
import { readBars } from '../live-input/read-bars.ts';
import type { HorizontalAttempt } from '../performance/attempts.ts';
import { createMark } from '../performance/performance.ts';
import { findNewBest } from '../result/personal-best.ts';
import { isPublished } from '../trial/trial-status.ts';
import type { BoardOptions, OverlayPart } from './board-address.ts';
import { findShownRecord } from './board-record.ts';
import type { Freeze } from './freeze.ts';
import { findShownAttempt, type ShownAttempt } from './last-attempt.ts';
import { describeList, type ListPicture, type ListRow } from './list-picture.ts';
import { findListedBest, findNotable } from './notable.ts';
import { chooseOverlayStop, listOverlayStops } from './overlay-stops.ts';
import { findRunning } from './race-rows.ts';
import { type AttemptClock, findRunningClock } from './running-clock.ts';

/** Athletes of a strip over a picture. */
export const STRIP_ROWS = 4;

/** The athlete of a lower third, and the figure beside the name. */
export interface LowerThird {
  readonly start: DeviceTrial['rows'][number];
  /** Number of the attempt that is shown or comes next. */
  readonly number: number;
  readonly shown: ShownAttempt | undefined;
  /** The bar and what has just happened at it, the mark that has just come, or the athlete's best; lengths in mm. */
  readonly bar?: number;
  readonly attempt?: HorizontalAttempt | undefined;
  readonly best?: number | undefined;
  /** The record that the mark makes, where the public is told of it; else whether it is better than ever, or than in this season. */
  readonly record?: BoardRecord | undefined;
  readonly chip?: 'PB' | 'SB' | undefined;
  /** The jump that makes the record, mm, where `best` has too much wind. */
  readonly made?: number | undefined;
}

/** Who is at it; undefined where nobody is called, and for whom the referee is awaited. */
export function describeThird(
  folded: FoldedTrialView,
  freeze: Freeze,
  known: KnownCompetition,
  at: number,
): LowerThird | undefined {
  const view = isVerticalJump(folded.trial.g0) ? readBars(folded) : readAttempts(folded);
  const found = findShownAttempt(folded, view.attempts, known, at);
  const shown = found !== undefined && freeze.isFrozen(found.attempt.row) ? undefined : found;
  const athlete =
    shown === undefined ? view.called : (view.athletes.find(({ row }) => row === shown.attempt.row) ?? view.called);
  if (athlete === undefined || freeze.isFrozen(athlete.row)) return undefined;
  const { start } = athlete;
  const event = readEvent(folded.trial, folded.kind);
  const findChip = (mark: number | undefined, wind?: number) =>
    mark === undefined ? undefined : findNewBest(createMark(mark, 'mm'), event, start.pe, wind)?.k;
  if ('letters' in view) {
    const bar = shown?.attempt.h ?? view.contest.bar;
    const own = view.athletes.find(({ row }) => row === athlete.row);
    const letters = own?.standing?.attempts.find(({ h }) => h === bar)?.r ?? '';
    const cleared = shown?.attempt.r === 'o' ? bar : undefined;
    return {
      start,
      shown,
      bar,
      number: shown === undefined ? view.letters.length + 1 : Math.max(1, letters.length),
      record: findShownRecord(folded.trial, athlete.row, cleared),
      chip: findChip(cleared),
    };
  }
  const own = view.athletes.find(({ row }) => row === athlete.row);
  const series = own?.series ?? [];
  const attempt = shown === undefined ? undefined : series.at(-1);
  if (shown === undefined) {
    const best = findListedBest(own?.mark.prf);
    const { record, made } = findNotable(folded, { row: athlete.row, start, best, series });
    return { start, shown, number: view.number, best, record, ...(record === undefined ? {} : { made }) };
  }
  const record = findShownRecord(folded.trial, athlete.row, attempt?.v);
  return {
    start,
    shown,
    number: Math.max(1, series.length),
    attempt,
    record,
    chip: findChip(attempt?.r === 'o' ? attempt.v : undefined, attempt?.w),
  };
}

/** Who made a record that the public is told of. */
export type RecordHolder = ListRow & { readonly record: BoardRecord };

/** What is laid over a picture: an athlete, a list, who made a record, the time that runs. */
export interface OverlayPicture {
  readonly part: OverlayPart;
  readonly third: LowerThird | undefined;
  readonly list: ListPicture | undefined;
  /** The page of the list that a graphics server asked for; undefined: each in its time. */
  readonly page: number | undefined;
  readonly holder: RecordHolder | undefined;
  /** The time of an attempt, or since when a race runs, ms. */
  readonly clock: AttemptClock | undefined;
  readonly since: number | undefined;
}

/** What there is to lay over a picture now, where the address does not say. */
function findPart({ trial, sheet }: FoldedTrialView, picture: ListPicture): OverlayPart {
  if (isFieldEvent(trial.g0)) {
    const isOver = isPublished(trial.status) || sheet.state.contest?.state.phase === 'end';
    return isOver ? 'classement' : 'athlete';
  }
  if (picture.state === 'running' && picture.kind === 'lanes') return 'horloge';
  return picture.kind === 'lanes' ? 'depart' : 'resultat';
}

function findHolder(folded: FoldedTrialView, freeze: Freeze): RecordHolder | undefined {
  const layout = isFieldEvent(folded.trial.g0) ? 'classement' : 'resultat';
  const { rows } = describeList(layout, folded, freeze);
  return rows.find((one): one is RecordHolder => one.record !== undefined && one.isFrozen !== true);
}

/** What is laid over a picture of this event now, or after so many steps of a graphics server. */
export function describeOverlay(
  folded: FoldedTrialView,
  freeze: Freeze,
  { known, at, steps = 0 }: { readonly known: KnownCompetition; readonly at: number; readonly steps?: number },
  { part: asked, hasHour, rows = STRIP_ROWS }: Pick<BoardOptions, 'part' | 'hasHour' | 'rows'>,
): OverlayPicture {
  const isField = isFieldEvent(folded.trial.g0);
  const picture = describeList('concours', folded, freeze);
  const own = asked ?? findPart(folded, picture);
  const { part, page } =
    steps === 0
      ? { part: own, page: undefined }
      : chooseOverlayStop(listOverlayStops(folded, freeze, rows), own, steps);
  const list =
    part === 'depart' || part === 'resultat' || part === 'classement' ? describeList(part, folded, freeze) : undefined;
  const hasClock = hasHour !== false && (part === 'horloge' || part === 'athlete' || picture.since !== undefined);
  return {
    part,
    third: part === 'athlete' && isField ? describeThird(folded, freeze, known, at) : undefined,
    list: list !== undefined && list.rows.length > 0 && (part === 'depart' || list.kind !== 'lanes') ? list : undefined,
    page,
    holder: part === 'record' ? findHolder(folded, freeze) : undefined,
    clock: hasClock && isField ? findRunningClock(folded) : undefined,
    since: hasClock && !isField ? findRunning(folded) : undefined,
  };
}
