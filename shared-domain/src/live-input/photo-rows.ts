import type { FindRowKey } from './contest-fact.ts';
import type { FinishFact } from './finish-kinds.ts';
import { isOrderPlace } from './finish-pairs.ts';

/** A row of the photo finish, as its machine wrote it or as somebody typed it. */
export interface PhotoRow {
  readonly row: string;
  readonly place?: number | undefined;
  /** ms */
  readonly v?: number | undefined;
  /** 1: a time; 2 DNS, 3 DNF, 4 DQ. */
  readonly st: number;
  readonly reaction?: number | undefined;
  /** The rules of a disqualification; a machine knows none. */
  readonly rules?: readonly string[] | undefined;
}

/** A row that was written, with the id by which it is corrected. */
export interface WrittenRow extends PhotoRow {
  readonly id: string;
}

/** The rows of the photo finish that count, by the key of their athlete; of two the later. */
export function listWrittenRows(facts: readonly FinishFact[], findRowKey: FindRowKey): ReadonlyMap<string, WrittenRow> {
  return new Map(
    facts.flatMap(({ content }) => {
      if (content.kind !== 'raw' || isOrderPlace(content)) return [];
      const row = findRowKey(content);
      const { id, place, v, st, reaction, rules } = content;
      return row === undefined ? [] : [[row, { id, row, place, v, st, reaction, rules }] as const];
    }),
  );
}
