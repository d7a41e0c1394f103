import { type EventRef, formatValue, isFieldEvent } from 'shared-domain';
import type { StartRow } from 'shared-domain/contract';
import { type Field, right, table, used } from './columns.ts';
import { personFields } from './person.ts';

const PRESENCE = { confirmed: 'Confirmé', present: 'Présent', absent: 'Absent', scratched: 'Forfait' } as const;

const number = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** A start list in its order: by lane on the track, by order in the field (P10.10). */
export function startTable(rows: readonly StartRow[], event: EventRef) {
  const best = (v: number | undefined): string => (v === undefined ? '' : formatValue(v, event));
  const order: Field<StartRow>[] = [
    { column: right('Coul.', 32), cell: ({ lane }) => (isFieldEvent(event.g0) ? '' : number(lane)) },
    {
      column: right('Ord.', 32),
      cell: ({ odr, lane }) => (lane !== undefined && !isFieldEvent(event.g0) ? '' : number(odr)),
    },
  ];
  const bests: Field<StartRow>[] = [
    { column: right('RP', 52), cell: ({ pe }) => best(pe?.pb) },
    { column: right('SB', 52), cell: ({ pe }) => best(pe?.sb) },
    { column: right('', 50), cell: ({ presence }) => (presence === undefined ? '' : PRESENCE[presence]) },
  ];
  const sorted = rows.toSorted((a, b) => (a.lane ?? a.odr ?? 0) - (b.lane ?? b.odr ?? 0));
  const listed = isFieldEvent(event.g0) ? rows.toSorted((a, b) => (a.odr ?? 0) - (b.odr ?? 0)) : sorted;
  return table(listed, [...used(rows, order), ...personFields(rows), ...used(rows, bests)]);
}
