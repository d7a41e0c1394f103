import { isOut, MARK_STATUS } from 'shared-domain';
import type { EntryRow, RowEdit } from 'shared-domain/contract';

/** What may be typed of a row; `wind` is that of the whole race, `bar` one put up for everybody, mm. */
export interface MarkFields {
  readonly prf?: EntryRow['prf'];
  readonly attempts?: NonNullable<RowEdit['attempts']>;
  readonly reaction?: number | null;
  readonly wind?: number | null;
  readonly bar?: number;
}

/**
 * `typing` the hand is still on it; `ready` it waits to be sent; `refused` the server said why not; `conflict` somebody else
 * has written the same meanwhile.
 */
type DraftState = 'typing' | 'ready' | 'refused' | 'conflict';

/** What was typed of one row and is not acknowledged yet. It outlives the page, the browser and the network. */
export interface Draft {
  /** `{trial} {row}`. */
  readonly key: string;
  readonly chOID: string;
  readonly trial: string;
  readonly row: string;
  /** For a person: bib and name. */
  readonly who: string;
  /** The cells as they were typed, unreadable ones too. */
  readonly typed: Readonly<Record<string, string>>;
  /** What it says, once it can be read. */
  readonly fields: MarkFields;
  /** The same fields as they stood when typing began, and the row's revision then. */
  readonly before: MarkFields;
  readonly revision: number;
  /** Why official results change. */
  readonly reason?: string;
  readonly state: DraftState;
  /** Of a refusal: its sentence; of a conflict: what stands now. */
  readonly detail?: string;
  readonly theirs?: MarkFields;
  /** Grows with every change: what was sent is known by it. */
  readonly version: number;
  readonly at: string;
}

/** The row of a draft that is about the race itself: its wind. */
export const HEAT_ROW = '*heat';

export const draftKey = (trial: string, row: string): string => `${trial} ${row}`;

/** A version that no draft of this row has had, not even one that is gone. */
export const nextVersion = (draft: Draft | undefined): number => Math.max((draft?.version ?? 0) + 1, Date.now());

/** What stands in a row of the fields that a draft touches. */
export function fieldsOf(row: EntryRow | undefined, touched: MarkFields): MarkFields {
  const fields: Record<string, unknown> = {};
  if ('prf' in touched) fields.prf = row?.prf;
  for (const name of ['attempts', 'reaction', 'wind'] as const) {
    if (name in touched) fields[name] = row?.[name] ?? null;
  }
  return fields;
}

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, canonical(one)]));
};

/** A mark without its unit, which the event says anyway; that of a series is what its trials make, and says nothing more. */
function comparable({ prf, ...others }: MarkFields): unknown {
  const { v, st = MARK_STATUS.mark, z } = prf ?? {};
  const isMade = others.attempts != null && !isOut({ st });
  return canonical({ ...others, ...(isMade || prf === undefined ? {} : { prf: { v, st, z } }) });
}

/** Whether two say the same, whatever the order of their fields; absent and undefined are one. */
export const sameFields = (a: MarkFields, b: MarkFields): boolean =>
  JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));
