import { type EventRef, formatValue, isFieldEvent, type Language } from 'shared-domain';
import type { StartRow } from 'shared-domain/contract';
import { type Field, right, table, used } from './columns.ts';
import { personFields } from './person.ts';
import { SHEET_WORDS } from './words.ts';

const number = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** A start list in its order: by lane on the track, by order in the field (P10.10). */
export function startTable(rows: readonly StartRow[], event: EventRef, language: Language) {
  const words = SHEET_WORDS[language];
  const best = (v: number | undefined): string => (v === undefined ? '' : formatValue(v, event));
  const order: Field<StartRow>[] = [
    { column: right(words.lane, 32), cell: ({ lane }) => (isFieldEvent(event.g0) ? '' : number(lane)) },
    {
      column: right(words.order, 32),
      cell: ({ odr, lane }) => (lane !== undefined && !isFieldEvent(event.g0) ? '' : number(odr)),
    },
  ];
  const bests: Field<StartRow>[] = [
    { column: right(words.personalBest, 52), cell: ({ pe }) => best(pe?.pb) },
    { column: right('SB', 52), cell: ({ pe }) => best(pe?.sb) },
    { column: right('', 50), cell: ({ presence }) => (presence === undefined ? '' : words[presence]) },
  ];
  const sorted = rows.toSorted((a, b) => (a.lane ?? a.odr ?? 0) - (b.lane ?? b.odr ?? 0));
  const listed = isFieldEvent(event.g0) ? rows.toSorted((a, b) => (a.odr ?? 0) - (b.odr ?? 0)) : sorted;
  return table(listed, [...used(rows, order), ...personFields(rows, language), ...used(rows, bests)]);
}
