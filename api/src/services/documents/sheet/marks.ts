import {
  type EventRef,
  findStanding,
  formatDistance,
  formatMark,
  formatRank,
  formatReaction,
  formatWalkSigns,
  formatWind,
  isMark,
  isWindAssisted,
  needsWind,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import type { Words } from '../words/words.ts';
import { center, type Field, left, right, strong, used } from './columns.ts';
import type { SheetCell } from './sheet.ts';

/** A place, in brackets for a guest and for a row out of competition. */
export function formatPlace(row: ResultRow, length: number): string {
  const text = formatRank(row.rank, length);
  return findStanding(row, length) !== 'ranked' && text !== '' ? `(${text})` : text;
}

/** The mark with what belongs to it: hand time, wind, the rule of a disqualification, red cards of a walk. */
function formatMarkCell(row: ResultRow, event: EventRef, wind: number | undefined): SheetCell {
  const assisted = needsWind(event) && isWindAssisted(row.wind ?? wind) && isMark(row.prf);
  const main = `${formatMark(row.prf, event)}${assisted ? ' w' : ''}`;
  const cited = [row.rule, ...(row.remarks ?? []).flatMap(({ rules = [] }) => rules)].filter(
    (rule) => rule !== undefined,
  );
  const notes = [...new Set(cited), formatWalkSigns(row.walk?.red ?? [])].filter(Boolean).join(', ');
  return notes === '' ? main : { main, sub: notes };
}

/** What follows a mark in every list. */
export function markFields(
  rows: readonly ResultRow[],
  event: EventRef,
  wind: number | undefined,
  { say }: Words,
): Field<ResultRow>[] {
  return [
    { column: strong(right(say('mark'), 52)), cell: (row) => formatMarkCell(row, event, wind) },
    ...used<ResultRow>(rows, [
      { column: left('', 20), cell: ({ qualified = '' }) => qualified },
      { column: left('', 20), cell: ({ pe }) => (pe === undefined ? '' : say(pe.k === 'PB' ? 'best' : 'season')) },
      {
        column: right(say('reaction'), 34),
        cell: ({ reaction }) => (reaction === undefined ? '' : formatReaction(reaction)),
      },
      { column: right(say('points'), 30), cell: ({ pts }) => String(pts?.hun ?? pts?.yth ?? '') },
    ]),
  ];
}

/** One trial of a throw or a long jump, its wind under it. */
function trialCell(row: ResultRow, index: number): SheetCell {
  const attempt = row.attempts?.[index];
  if (attempt === undefined || 'h' in attempt) return '';
  const main =
    attempt.r === 'o' && attempt.v !== undefined
      ? formatDistance(attempt.v)
      : attempt.r === 'x'
        ? 'X'
        : attempt.r.replace('-', '–');
  return attempt.w === undefined ? main : { main, sub: formatWind(attempt.w) };
}

export function seriesFields(rows: readonly ResultRow[]): Field<ResultRow>[] {
  const most = Math.max(0, ...rows.map(({ attempts }) => attempts?.length ?? 0));
  const width = most > 6 ? 32 : 37;
  return Array.from({ length: most }, (_, index) => ({
    column: right(`${index + 1}`, width),
    cell: (row: ResultRow) => trialCell(row, index),
  }));
}

interface Bar {
  readonly h: number;
  readonly nth: number;
}

/** Bars of the competition from low to high, then those of a jump-off in their order (TR 26.9). */
function listBars(rows: readonly ResultRow[]): { regular: number[]; jumpOff: Bar[] } {
  const heights = new Set<number>();
  let jumpOff: Bar[] = [];
  for (const { attempts = [] } of rows) {
    const own: Bar[] = [];
    for (const attempt of attempts) {
      if (!('h' in attempt)) continue;
      if (attempt.j === true) own.push({ h: attempt.h, nth: own.length });
      else heights.add(attempt.h);
    }
    if (own.length > jumpOff.length) jumpOff = own;
  }
  return { regular: [...heights].sort((a, b) => a - b), jumpOff };
}

/** What all bars of a grid may take of a page’s width. */
const GRID = 300;

export function gridFields(rows: readonly ResultRow[]): Field<ResultRow>[] {
  const { regular, jumpOff } = listBars(rows);
  const width = Math.min(34, GRID / Math.max(1, regular.length + jumpOff.length));
  const at = (row: ResultRow, j: boolean) =>
    (row.attempts ?? []).flatMap((attempt) => ('h' in attempt && (attempt.j === true) === j ? [attempt] : []));
  return [
    ...regular.map((h) => ({
      column: center(formatDistance(h), width),
      cell: (row: ResultRow) =>
        at(row, false)
          .find((attempt) => attempt.h === h)
          ?.r.replace('-', '–') ?? '',
    })),
    ...jumpOff.map(({ h, nth }) => ({
      column: center(`B ${formatDistance(h)}`, width),
      cell: (row: ResultRow) => at(row, true)[nth]?.r.replace('-', '–') ?? '',
    })),
  ];
}
