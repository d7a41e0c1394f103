import type { FindRowKey } from './contest-fact.ts';

/** What is needed of a row of a start list to find it; `row` is its key. */
export interface KeyedRow {
  readonly row: string;
  readonly bib?: string | undefined;
  readonly lane?: number | undefined;
  readonly odr?: number | undefined;
  /** Codes of the entry, which say who is out of competition. */
  readonly flg?: string | undefined;
  /** Presence in the call room, as the list has it. */
  readonly presence?: string | undefined;
  readonly category?: number | undefined;
}

/** Rows of a start list by what facts say of them. */
export interface StartRowIndex {
  /** In starting order. */
  readonly orderedKeys: readonly string[];
  readonly findRowKey: FindRowKey;
}

/**
 * The rows of a start list, found by the key, bib or lane that a fact has.
 * @example indexStartRows([{ row: 'bib:7', bib: '7' }]).findRowKey({ bib: '7' }) // 'bib:7'
 */
export function indexStartRows(starts: readonly KeyedRow[]): StartRowIndex {
  const rows = new Set(starts.map(({ row }) => row));
  const indexBy = (name: 'bib' | 'lane') =>
    new Map(starts.flatMap((start) => (start[name] === undefined ? [] : [[start[name], start.row] as const])));
  const [bibs, lanes] = [indexBy('bib'), indexBy('lane')];
  const startOrder = starts
    .map(({ row, odr }) => ({ row, odr: odr ?? Number.MAX_SAFE_INTEGER }))
    .sort((a, b) => a.odr - b.odr);
  return {
    orderedKeys: startOrder.map(({ row }) => row),
    findRowKey: ({ row, bib, lane }) => {
      if (row !== undefined) return rows.has(row) ? row : undefined;
      if (bib !== undefined) return bibs.get(bib);
      return lane === undefined ? undefined : lanes.get(lane);
    },
  };
}
