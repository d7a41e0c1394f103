import { isOut, MARK_STATUS } from 'shared-domain';
import type { EditableResult, RowEdit, WireError } from 'shared-domain/contract';

/** What may be typed of a row; `wind` is the whole race's, `bar` a height for everybody, mm. */
export interface MarkFields {
  readonly prf?: EditableResult['prf'];
  readonly attempts?: NonNullable<RowEdit['attempts']>;
  readonly reaction?: number | null;
  readonly wind?: number | null;
  readonly bar?: number;
  /** The rule of a disqualification. */
  readonly rule?: string | null;
  /** Red cards of a walk. */
  readonly walk?: NonNullable<RowEdit['walk']> | null;
  /** Trials beyond a cut that an official lets the athlete take. */
  readonly beyondCut?: boolean;
}

/**
 * `typing`: not finished; `ready`: to be sent; `refused` by the server; `conflict`: somebody else has written the same meanwhile.
 */
type DraftState = 'typing' | 'ready' | 'refused' | 'conflict';

/** A mark that is unlikely: the cell as it was typed when a person was asked about it, and whether they confirmed it. */
interface MarkQuestion {
  readonly text: string;
  readonly isConfirmed: boolean;
}

/** An error of the server, as far as it says why a mark was refused. */
export type Refusal = Pick<WireError, 'reason' | 'path'> & { readonly id: string };

/** What was typed into one row and is not acknowledged yet. It outlives the page and the browser. */
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
  /** What was typed, as far as it can be read. */
  readonly fields: MarkFields;
  /** The same fields as they were when typing began, and the row's revision then. */
  readonly before: MarkFields;
  readonly revision: number;
  /** Of a correction of official results. */
  readonly reason?: string;
  /** Cells that a person was asked about. */
  readonly questions?: Readonly<Record<string, MarkQuestion>>;
  readonly state: DraftState;
  /** Why the server refused it. */
  readonly refusal?: Refusal;
  /** Of a conflict: what the row has now. */
  readonly theirs?: MarkFields;
  /** Grows with every change: tells what was sent from what was typed since. */
  readonly version: number;
  readonly at: string;
}

/** The row of a draft that is about the race itself: its wind. */
export const HEAT_ROW = '*heat';

export const draftKey = (trial: string, row: string): string => `${trial} ${row}`;

/** A version that no draft of this row has had, not even one that is gone. */
export const findNextVersion = (draft: Draft | undefined): number => Math.max((draft?.version ?? 0) + 1, Date.now());

/** Red cards as they are sent: without the time that they add, which the server gives. */
function pickCards(walk: EditableResult['walk']): MarkFields['walk'] {
  if (walk === undefined) return null;
  const { added: _, ...cards } = walk;
  return cards;
}

/** The values that a row has in the fields of a draft. */
export function pickFields(row: EditableResult | undefined, touched: MarkFields): MarkFields {
  const fields: Record<string, unknown> = {};
  if ('prf' in touched) fields.prf = row?.prf;
  for (const name of ['attempts', 'reaction', 'wind', 'rule'] as const) {
    if (name in touched) fields[name] = row?.[name] ?? null;
  }
  if ('walk' in touched) fields.walk = pickCards(row?.walk);
  return fields;
}

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, canonical(one)]));
};

/** Without the mark's unit, which the event gives, and without the mark of a series, which its attempts give. */
function comparable({ prf, ...others }: MarkFields): unknown {
  const { v, st = MARK_STATUS.mark, z } = prf ?? {};
  const isMade = others.attempts != null && !isOut({ st });
  return canonical({ ...others, ...(isMade || prf === undefined ? {} : { prf: { v, st, z } }) });
}

/** Whether two are equal, whatever the order of their fields; absent and undefined are the same. */
export const hasSameFields = (a: MarkFields, b: MarkFields): boolean =>
  JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));

/** Whether a mark waits for a person to say that it is right. */
export const hasOpenQuestion = ({ state, typed, questions = {} }: Draft): boolean =>
  state === 'typing' &&
  Object.entries(questions).some(([name, { text, isConfirmed }]) => !isConfirmed && typed[name] === text);
