import {
  type EventRef,
  findSeriesMark,
  type HorizontalAttempt,
  type HorizontalRules,
  hasNoTrialLeft,
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
import { type Column, columnId, readBars } from '../bars/columns.ts';
import { attemptText, readAttempt, readBar } from './series.ts';
import { markText, readMark } from './typed-mark.ts';
import { readWalk, walkText } from './typed-walk.ts';

export type Typed = Readonly<Record<string, string>>;

/** What is wrong with a cell: it cannot be read, one before it is missing, or it is a time by hand in a race that is not timed so. */
export type Fault = 'unreadable' | 'gap' | 'hand';

/** What the cells of a row say. */
interface Reading {
  readonly fields: MarkFields;
  readonly faults: Readonly<Record<string, Fault>>;
}

/** How a trial is entered. */
export interface Grid {
  readonly event: EventRef;
  /** Of the trial's category: 1 men, 2 women. */
  readonly sex: number | undefined;
  readonly kind: 'mark' | 'series' | 'bars';
  readonly attempts: number;
  readonly winds: boolean;
  readonly columns: readonly Column[];
  /** How many trials, and who goes on after which; of a series alone. */
  readonly rules?: HorizontalRules;
  /** A race walk, whose rows have red cards. */
  readonly isWalk?: boolean;
  /** Stay in the penalty zone of a race walk, ms, where there is one. */
  readonly penaltyMs?: number | undefined;
}

/** What a cell shows before anybody types: the server's value. */
export function standingText(name: string, line: Line, { event, kind }: Grid): string {
  const { result } = line;
  if (name === 'mark') {
    const { prf, attempts } = result ?? {};
    // Of a series the mark is what its trials make; only a word is typed in its place.
    if (kind !== 'mark' && prf !== undefined && (isMark(prf) || attempts !== undefined)) {
      return isOut(prf) ? markText(prf, event) : '';
    }
    return markText(prf, event);
  }
  if (name === 'rule') return result?.rule ?? '';
  if (name === 'cards') return walkText(line);
  if (name === 'penalty') return result?.walk?.penalty ?? '';
  if (name === 'reaction') return result?.reaction === undefined ? '' : String(result.reaction);
  const attempts = result?.attempts ?? [];
  if (kind === 'bars') {
    const columns = readBars(attempts as readonly VerticalAttempt[]);
    return (attempts as readonly VerticalAttempt[])[columns.indexOf(name)]?.r ?? '';
  }
  const attempt = (attempts as readonly HorizontalAttempt[])[Number(name.slice(1))];
  if (name.startsWith('w')) return attempt?.w === undefined ? '' : String(Math.round(attempt.w * 10));
  return attemptText(attempt, event);
}

/** The text of a cell: what was typed, else the server's value. */
export const cellText = (name: string, typed: Typed, line: Line, grid: Grid): string =>
  typed[name] ?? standingText(name, line, grid);

function readSeries(typed: Typed, line: Line, grid: Grid, faults: Record<string, Fault>): HorizontalAttempt[] {
  const stored = (line.result?.attempts ?? []) as readonly HorizontalAttempt[];
  const series: HorizontalAttempt[] = [];
  let gap = false;
  for (let at = 0; at < Math.max(grid.attempts, stored.length); at += 1) {
    const [name, windName] = [`a${at}`, `w${at}`];
    const known = stored[at];
    const text = typed[name];
    const attempt = text === undefined ? known : readAttempt(text, grid.event);
    if (text !== undefined && text.trim() !== '' && attempt === undefined) faults[name] = 'unreadable';
    if (attempt === undefined) {
      gap = true;
      continue;
    }
    if (gap) faults[name] = 'gap';
    const wind = typed[windName] === undefined ? known?.w : readWind(typed[windName]);
    if (typed[windName] !== undefined && wind === undefined) faults[windName] = 'unreadable';
    series.push({ ...attempt, ...(wind == null || attempt.r !== 'o' ? {} : { w: wind }) });
  }
  return series;
}

function readBarSeries(typed: Typed, line: Line, grid: Grid, faults: Record<string, Fault>): VerticalAttempt[] {
  return grid.columns.flatMap((column) => {
    const name = columnId(column);
    const text = cellText(name, typed, line, grid);
    if (text.trim() === '') return [];
    const r = readBar(text);
    if (r === undefined) {
      faults[name] = 'unreadable';
      return [];
    }
    return [{ h: column.h, r, ...(column.jumpOff === undefined ? {} : { j: true }) }];
  });
}

/** Cells of a series: trials, their winds, bars and those of a jump-off. */
const IS_TRIAL = /^[awhj]\d/;

/** Reads the typed cells of a row. A mark that is emptied becomes a dash: the athlete has no result. */
export function readRow(typed: Typed, line: Line, grid: Grid): Reading {
  const faults: Record<string, Fault> = {};
  const fields: { -readonly [K in keyof MarkFields]: MarkFields[K] } = {};
  const names = Object.keys(typed);
  if (names.some((name) => IS_TRIAL.test(name))) {
    const series =
      grid.kind === 'bars' ? readBarSeries(typed, line, grid, faults) : readSeries(typed, line, grid, faults);
    const isOver =
      grid.kind === 'bars'
        ? hasNoTrialLeft(series as VerticalAttempt[])
        : series.length >= grid.attempts || series.at(-1)?.r === 'r';
    fields.attempts = series as NonNullable<MarkFields['attempts']>;
    const word = line.result?.prf;
    const stays = word !== undefined && isOut(word);
    fields.prf = stays ? word : (findSeriesMark(series, grid.event, isOver) as NonNullable<MarkFields['prf']>);
  }
  const mark = typed.mark;
  if (mark !== undefined && mark.trim() !== '') {
    const entry = readMark(mark, grid.event);
    // The mark of a series is never typed: only a word may stand in its place.
    if (isInvalidEntry(entry)) faults.mark = entry.fault === 'hand' ? 'hand' : 'unreadable';
    else if (grid.kind !== 'mark' && isMark(entry)) faults.mark = 'unreadable';
    else fields.prf = keptNet(entry as NonNullable<MarkFields['prf']>, line);
  } else if (mark !== undefined && line.result !== undefined) {
    const series = fields.attempts ?? line.result.attempts;
    fields.prf =
      grid.kind === 'mark' || series == null
        ? { st: MARK_STATUS.dash }
        : (findSeriesMark(series, grid.event, false) as NonNullable<MarkFields['prf']>);
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

/** The net time of a road race stays when its gun time is corrected. */
function keptNet(prf: NonNullable<MarkFields['prf']>, { result }: Line): NonNullable<MarkFields['prf']> {
  const net = result?.prf.z;
  return net === undefined || prf.v === undefined ? prf : { ...prf, z: net };
}
