import {
  type EventRef,
  findShownPoints,
  formatBestKind,
  formatDistance,
  formatMark,
  formatReaction,
  formatRecordLabel,
  formatWalkSigns,
  formatWind,
  isMark,
  isWindAssisted,
  type Language,
  needsWind,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { alignCenter, alignLeft, alignRight, makeStrong, omitEmptyFields, type TableField } from './columns.ts';
import type { SheetCell } from './sheet.ts';
import { SHEET_WORDS, type SheetWords } from './words.ts';

/** The mark with what belongs to it: hand time, wind, the rule of a disqualification, red cards of a walk. */
function formatMarkCell(row: ResultRow, event: EventRef, wind: number | undefined): SheetCell {
  const isAssisted = needsWind(event) && isWindAssisted(row.wind ?? wind) && isMark(row.prf);
  const main = `${formatMark(row.prf, event)}${isAssisted ? ' w' : ''}`;
  const citedRules = [row.rule, ...(row.remarks ?? []).flatMap(({ rules = [] }) => rules)].filter(
    (rule) => rule !== undefined,
  );
  const notes = [...new Set(citedRules), formatWalkSigns(row.walk?.red ?? [])].filter(Boolean).join(', ');
  return notes === '' ? main : { main, sub: notes };
}

/** Records of the event that a mark beats or equals. @example '=MR RS' */
const formatTouchedRecords = (records: ResultRow['records'] = [], language: Language): string =>
  records.map((record) => `${record.relation === 'equals' ? '=' : ''}${formatRecordLabel(record, language)}`).join(' ');

/** The columns that every list has: mark, qualification, best, reaction time and points. */
export function createMarkFields(
  rows: readonly ResultRow[],
  event: EventRef,
  wind: number | undefined,
  language: Language,
): TableField<ResultRow>[] {
  const words = SHEET_WORDS[language];
  return [
    { column: makeStrong(alignRight(words.mark, 52)), cell: (row) => formatMarkCell(row, event, wind) },
    ...omitEmptyFields<ResultRow>(rows, [
      { column: alignLeft('', 20), cell: ({ qualified = '' }) => qualified },
      { column: alignLeft('', 34), cell: ({ records }) => formatTouchedRecords(records, language) },
      { column: alignLeft('', 20), cell: ({ pe }) => (pe === undefined ? '' : formatBestKind(pe.k, language)) },
      {
        column: alignRight(words.reaction, 34),
        cell: ({ reaction }) => (reaction === undefined ? '' : formatReaction(reaction)),
      },
      { column: alignRight(words.points, 30), cell: ({ pts }) => String(findShownPoints(pts) ?? '') },
    ]),
  ];
}

/** One attempt of a throw or a horizontal jump, with its wind below. */
function formatAttemptCell(row: ResultRow, index: number): SheetCell {
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

export function createAttemptFields(rows: readonly ResultRow[]): TableField<ResultRow>[] {
  const columnCount = Math.max(0, ...rows.map(({ attempts }) => attempts?.length ?? 0));
  const width = columnCount > 6 ? 32 : 37;
  return Array.from({ length: columnCount }, (_, index) => ({
    column: alignRight(`${index + 1}`, width),
    cell: (row: ResultRow) => formatAttemptCell(row, index),
  }));
}

interface Bar {
  readonly h: number;
  readonly index: number;
}

/** Bars of the competition from low to high, then those of a jump-off in their order (TR 26.9). */
function listBars(rows: readonly ResultRow[]): { regular: number[]; jumpOff: Bar[] } {
  const heights = new Set<number>();
  let jumpOff: Bar[] = [];
  for (const { attempts = [] } of rows) {
    const jumpOffBars: Bar[] = [];
    for (const attempt of attempts) {
      if (!('h' in attempt)) continue;
      if (attempt.j === true) jumpOffBars.push({ h: attempt.h, index: jumpOffBars.length });
      else heights.add(attempt.h);
    }
    if (jumpOffBars.length > jumpOff.length) jumpOff = jumpOffBars;
  }
  return { regular: [...heights].sort((a, b) => a - b), jumpOff };
}

/** Points of a page’s width for the columns of all bars. */
const MAX_BARS_WIDTH = 300;

export function createBarFields(rows: readonly ResultRow[], words: SheetWords): TableField<ResultRow>[] {
  const { regular, jumpOff } = listBars(rows);
  const width = Math.min(34, MAX_BARS_WIDTH / Math.max(1, regular.length + jumpOff.length));
  const listBarAttempts = (row: ResultRow, j: boolean) =>
    (row.attempts ?? []).flatMap((attempt) => ('h' in attempt && (attempt.j === true) === j ? [attempt] : []));
  return [
    ...regular.map((h) => ({
      column: alignCenter(formatDistance(h), width),
      cell: (row: ResultRow) =>
        listBarAttempts(row, false)
          .find((attempt) => attempt.h === h)
          ?.r.replace('-', '–') ?? '',
    })),
    ...jumpOff.map(({ h, index }) => ({
      column: alignCenter(`${words.jumpOff} ${formatDistance(h)}`, width),
      cell: (row: ResultRow) => listBarAttempts(row, true)[index]?.r.replace('-', '–') ?? '',
    })),
  ];
}
