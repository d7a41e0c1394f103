import { type EventRef, formatBest, formatBestKind, isFieldEvent, type Language } from 'shared-domain';
import type { StartRow } from 'shared-domain/contract';
import { alignRight, buildTable, omitEmptyFields, type TableField } from './columns.ts';
import { createPersonFields } from './person.ts';
import { SHEET_WORDS } from './words.ts';

const formatNumber = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** A start list in its order: by lane on the track, by order in the field (P10.10). */
export function buildStartTable(rows: readonly StartRow[], event: EventRef, language: Language) {
  const words = SHEET_WORDS[language];
  const orderFields: TableField<StartRow>[] = [
    { column: alignRight(words.lane, 32), cell: ({ lane }) => (isFieldEvent(event.g0) ? '' : formatNumber(lane)) },
    {
      column: alignRight(words.order, 32),
      cell: ({ odr, lane }) => (lane !== undefined && !isFieldEvent(event.g0) ? '' : formatNumber(odr)),
    },
  ];
  const bestFields: TableField<StartRow>[] = [
    { column: alignRight(formatBestKind('PB', language), 52), cell: ({ pe }) => formatBest(pe?.pb, event) },
    { column: alignRight(formatBestKind('SB', language), 52), cell: ({ pe }) => formatBest(pe?.sb, event) },
    { column: alignRight('', 50), cell: ({ presence }) => (presence === undefined ? '' : words[presence]) },
  ];
  const byLane = rows.toSorted((a, b) => (a.lane ?? a.odr ?? 0) - (b.lane ?? b.odr ?? 0));
  const sortedRows = isFieldEvent(event.g0) ? rows.toSorted((a, b) => (a.odr ?? 0) - (b.odr ?? 0)) : byLane;
  return buildTable(sortedRows, [
    ...omitEmptyFields(rows, orderFields),
    ...createPersonFields(rows, language),
    ...omitEmptyFields(rows, bestFields),
  ]);
}
