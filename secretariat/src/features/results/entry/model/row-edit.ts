import {
  type EventRef,
  findSeriesMark,
  formatTypedWind,
  type HorizontalAttempt,
  type HorizontalRules,
  hasNoAttemptLeft,
  isInvalidEntry,
  isMark,
  isOut,
  MARK_STATUS,
  parseWalkCards,
  type VerticalAttempt,
} from 'shared-domain';
import type { MarkFields } from '../../../../api/marks/draft.ts';
import type { Line } from '../../../../components/sheet/line.ts';
import { readReaction, readWind } from '../../../../components/sheet/typed-wind.ts';
import { type BarColumn, formatColumnId, listColumnIds } from '../bars/bar-columns.ts';
import { formatTypedNet, keepNet, readNet } from './net-time.ts';
import { formatTypedAttempt, readAttempt, readBar } from './series.ts';
import { formatTypedMark, readMark } from './typed-mark.ts';
import { formatTypedCards, readWalk } from './typed-walk.ts';

/** Typed texts by column: `mark`, `net`, `a0` (attempt), `w0` (its wind), a bar's id, `reaction`, `rule`, `cards`, `penalty`, `admit`. */
export type Typed = Readonly<Record<string, string>>;

/**
 * Why a cell is wrong: it is unreadable, an attempt before it is missing, the athlete retired at an attempt before it, it is a hand
 * time in a race with electric timing, or a net time without an official one.
 */
export type Fault = 'unreadable' | 'gap' | 'retired' | 'hand' | 'noGun';

/** The values of a row's cells, and faults by column. */
interface Reading {
  readonly fields: MarkFields;
  readonly faults: Readonly<Record<string, Fault>>;
}

/** How the results of a trial are entered: one mark per row, a series of attempts, or bars. */
export interface Grid {
  readonly event: EventRef;
  /** Sex of the trial's category: 1 men, 2 women. */
  readonly sex: number | undefined;
  readonly kind: 'mark' | 'series' | 'bars';
  readonly attemptCount: number;
  readonly hasWinds: boolean;
  /** The wind of the heat, m/s, as typed or stored; undefined without a reading. */
  readonly wind?: number | undefined;
  readonly columns: readonly BarColumn[];
  /** Number of attempts and cuts; only for a series. */
  readonly rules?: HorizontalRules;
  /** A race walk, whose rows have a column of red cards. */
  readonly isWalk?: boolean;
  /** Whether the rows have a column of net times. */
  readonly hasNet?: boolean;
  /** Stay in the penalty zone of a race walk, ms, where there is one. */
  readonly penaltyMs?: number | undefined;
}

/** The server's value of a cell, as it would be typed. */
export function formatStored(name: string, line: Line, { event, kind }: Grid): string {
  const { result } = line;
  if (name === 'mark') {
    const { prf, attempts } = result ?? {};
    // The mark of a series follows from its attempts; only a status is typed in its place.
    if (kind !== 'mark' && prf !== undefined && (isMark(prf) || attempts !== undefined)) {
      return isOut(prf) ? formatTypedMark(prf, event) : '';
    }
    // A row that has cards and no time yet: there is nothing to type over.
    return prf?.st === MARK_STATUS.dash && result?.walk !== undefined ? '' : formatTypedMark(prf, event);
  }
  if (name === 'net') return formatTypedNet(result?.prf, event);
  if (name === 'rule') return result?.rule ?? '';
  if (name === 'cards') return formatTypedCards(line);
  if (name === 'penalty') return result?.walk?.penalty ?? '';
  if (name === 'reaction') return result?.reaction === undefined ? '' : String(result.reaction);
  const attempts = result?.attempts ?? [];
  if (kind === 'bars') {
    const columns = listColumnIds(attempts as readonly VerticalAttempt[]);
    return (attempts as readonly VerticalAttempt[])[columns.indexOf(name)]?.r ?? '';
  }
  const attempt = (attempts as readonly HorizontalAttempt[])[Number(name.slice(1))];
  if (name.startsWith('w')) return attempt?.w === undefined ? '' : formatTypedWind(attempt.w);
  return formatTypedAttempt(attempt, event);
}

/** The typed text of a cell, else the server's value. */
export const getCellText = (name: string, typed: Typed, line: Line, grid: Grid): string =>
  typed[name] ?? formatStored(name, line, grid);

function readSeries(typed: Typed, line: Line, grid: Grid, faults: Record<string, Fault>): HorizontalAttempt[] {
  const stored = (line.result?.attempts ?? []) as readonly HorizontalAttempt[];
  const series: HorizontalAttempt[] = [];
  let hasGap = false;
  let retiredAt: string | undefined;
  for (let index = 0; index < Math.max(grid.attemptCount, stored.length); index += 1) {
    const [name, windName] = [`a${index}`, `w${index}`];
    const storedAttempt = stored[index];
    const text = typed[name];
    const attempt = text === undefined ? storedAttempt : readAttempt(text, grid.event);
    if (text !== undefined && text.trim() !== '' && attempt === undefined) faults[name] = 'unreadable';
    if (attempt === undefined) {
      hasGap = true;
      continue;
    }
    if (hasGap) faults[name] = 'gap';
    // What is stored so, as from a file, does not hinder a change of other attempts.
    else if (retiredAt !== undefined && attempt.r !== 'r' && (text !== undefined || typed[retiredAt] !== undefined))
      faults[name] = 'retired';
    if (attempt.r === 'r') retiredAt ??= name;
    const wind = typed[windName] === undefined ? storedAttempt?.w : readWind(typed[windName]);
    if (typed[windName] !== undefined && wind === undefined) faults[windName] = 'unreadable';
    series.push({ ...attempt, ...(wind == null || attempt.r !== 'o' ? {} : { w: wind }) });
  }
  return series;
}

function readBarSeries(typed: Typed, line: Line, grid: Grid, faults: Record<string, Fault>): VerticalAttempt[] {
  return grid.columns.flatMap((column) => {
    const name = formatColumnId(column);
    const text = getCellText(name, typed, line, grid);
    if (text.trim() === '') return [];
    const r = readBar(text);
    if (r === undefined) {
      faults[name] = 'unreadable';
      return [];
    }
    return [{ h: column.h, r, ...(column.jumpOff === undefined ? {} : { j: true }) }];
  });
}

/** Columns of a series: attempts, their winds, bars, and bars of a jump-off. */
const SERIES_CELL = /^[awhj]\d/;

/** Parses the typed cells of a row. An emptied mark becomes a dash: the athlete has no result. */
export function readRow(typed: Typed, line: Line, grid: Grid): Reading {
  const faults: Record<string, Fault> = {};
  const fields: { -readonly [K in keyof MarkFields]: MarkFields[K] } = {};
  const names = Object.keys(typed);
  if (names.some((name) => SERIES_CELL.test(name))) {
    const series =
      grid.kind === 'bars' ? readBarSeries(typed, line, grid, faults) : readSeries(typed, line, grid, faults);
    const isOver =
      grid.kind === 'bars'
        ? hasNoAttemptLeft(series as VerticalAttempt[])
        : series.length >= grid.attemptCount || series.at(-1)?.r === 'r';
    fields.attempts = series as NonNullable<MarkFields['attempts']>;
    const storedMark = line.result?.prf;
    const isStatus = storedMark !== undefined && isOut(storedMark);
    fields.prf = isStatus ? storedMark : (findSeriesMark(series, grid.event, isOver) as NonNullable<MarkFields['prf']>);
  }
  const mark = typed.mark;
  if (mark !== undefined && mark.trim() !== '') {
    const entry = readMark(mark, grid.event);
    if (isInvalidEntry(entry)) faults.mark = entry.fault === 'hand' ? 'hand' : 'unreadable';
    else if (grid.kind !== 'mark' && isMark(entry)) faults.mark = 'unreadable';
    else fields.prf = keepNet(entry as NonNullable<MarkFields['prf']>, line.result?.prf);
  } else if (mark !== undefined && line.result !== undefined) {
    const series = fields.attempts ?? line.result.attempts;
    fields.prf =
      grid.kind === 'mark' || series == null
        ? { st: MARK_STATUS.dash }
        : (findSeriesMark(series, grid.event, false) as NonNullable<MarkFields['prf']>);
  }
  if (typed.net !== undefined) {
    const { prf, fault } = readNet(typed.net, fields.prf ?? line.result?.prf, grid.event);
    if (fault !== undefined) faults.net = fault;
    else if (prf !== undefined) fields.prf = prf;
  }
  if (typed.rule !== undefined) fields.rule = typed.rule === '' ? null : typed.rule;
  if (typed.admit !== undefined && fields.attempts !== undefined) fields.beyondCut = true;
  if (typed.cards !== undefined && parseWalkCards(typed.cards) === undefined) faults.cards = 'unreadable';
  else if (typed.cards !== undefined || typed.penalty !== undefined)
    fields.walk = (readWalk(typed, line) as MarkFields['walk']) ?? null;
  if (typed.reaction !== undefined) {
    const reaction = readReaction(typed.reaction);
    if (reaction === undefined) faults.reaction = 'unreadable';
    else fields.reaction = reaction;
  }
  return { fields, faults };
}
