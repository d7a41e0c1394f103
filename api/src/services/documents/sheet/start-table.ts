import { type EventRef, formatValue, isFieldEvent } from 'shared-domain';
import type { StartRow } from 'shared-domain/contract';
import type { Words } from '../words/words.ts';
import { type Field, right, table, used } from './columns.ts';
import { personFields } from './person.ts';

const number = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** A start list in its order: by lane on the track, by order in the field (P10.10). */
export function startTable(rows: readonly StartRow[], event: EventRef, words: Words) {
  const { say } = words;
  const best = (v: number | undefined): string => (v === undefined ? '' : formatValue(v, event));
  const order: Field<StartRow>[] = [
    { column: right(say('lane'), 32), cell: ({ lane }) => (isFieldEvent(event.g0) ? '' : number(lane)) },
    {
      column: right(say('order'), 32),
      cell: ({ odr, lane }) => (lane !== undefined && !isFieldEvent(event.g0) ? '' : number(odr)),
    },
  ];
  const bests: Field<StartRow>[] = [
    { column: right(say('best'), 52), cell: ({ pe }) => best(pe?.pb) },
    { column: right(say('season'), 52), cell: ({ pe }) => best(pe?.sb) },
    { column: right('', 50), cell: ({ presence }) => (presence === undefined ? '' : say(`presence.${presence}`)) },
  ];
  const sorted = rows.toSorted((a, b) => (a.lane ?? a.odr ?? 0) - (b.lane ?? b.odr ?? 0));
  const listed = isFieldEvent(event.g0) ? rows.toSorted((a, b) => (a.odr ?? 0) - (b.odr ?? 0)) : sorted;
  return table(listed, [...used(rows, order), ...personFields(rows, words), ...used(rows, bests)]);
}
