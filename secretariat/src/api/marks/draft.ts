import { isOut, MARK_STATUS } from 'shared-domain';
import type { EditableResult, RowEdit, WireError } from 'shared-domain/contract';

/** The fields of a row that can be typed. `wind` is that of the whole race, `bar` a new height for everybody, in mm. */
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
  /** Whether an official lets the athlete take attempts after the cut that eliminates them. */
  readonly beyondCut?: boolean;
}

/** `ready`: to be sent; `refused`: by the server; `conflict`: somebody else has written the same cell meanwhile. */
type DraftState = 'typing' | 'ready' | 'refused' | 'conflict';

/** A question about an unlikely mark: the cell's text when the person was asked, and whether they have confirmed it. */
interface MarkQuestion {
  readonly text: string;
  readonly isConfirmed: boolean;
}

/** Why the server refused a mark. */
export type Refusal = Pick<WireError, 'reason' | 'path'> & { readonly id: string };

/** What was typed into one row and the server has not acknowledged. It is stored on the device until then. */
export interface Draft {
  /** `{trial} {row}`. */
  readonly key: string;
  readonly chOID: string;
  readonly trial: string;
  readonly row: string;
  /** Bib and name of the athlete, to be shown. */
  readonly who: string;
  /** The cells as they were typed, unreadable ones too. */
  readonly typed: Readonly<Record<string, string>>;
  /** The values of the cells that can be read. */
  readonly fields: MarkFields;
  /** The same fields before typing began, and the row's revision then. */
  readonly before: MarkFields;
  readonly revision: number;
  /** Why official results are corrected. */
  readonly reason?: string;
  /** By cell. */
  readonly questions?: Readonly<Record<string, MarkQuestion>>;
  readonly state: DraftState;
  readonly refusal?: Refusal;
  /** In a conflict: the values on the server. */
  readonly theirs?: MarkFields;
  /** The conflict is about a mark that the server had and that something else replaced. */
  readonly isReplaced?: true;
  /** Grows with every change, so that what was typed while a version was being sent is not taken for sent. */
  readonly version: number;
  /** When it was typed, ISO. */
  readonly at: string;
}

/** The `row` of a draft that holds the wind of a race. */
export const HEAT_ROW = '*heat';

export const buildDraftKey = (trial: string, row: string): string => `${trial} ${row}`;

/** A version that no draft of this row has had, not even a deleted one, whose version is not known: hence the clock. */
export const findNextVersion = (draft: Draft | undefined): number => Math.max((draft?.version ?? 0) + 1, Date.now());

/** Red cards as they are sent: without the time that they add, which the server computes. */
function pickCards(walk: EditableResult['walk']): MarkFields['walk'] {
  if (walk === undefined) return null;
  const { added: _, ...cards } = walk;
  return cards;
}

/** The values that a row has in the fields that `template` has. */
export function pickFields(row: EditableResult | undefined, template: MarkFields): MarkFields {
  const fields: Record<string, unknown> = {};
  if ('prf' in template) fields.prf = row?.prf;
  for (const name of ['attempts', 'reaction', 'wind', 'rule'] as const) {
    if (name in template) fields[name] = row?.[name] ?? null;
  }
  if ('walk' in template) fields.walk = pickCards(row?.walk);
  return fields;
}

const toCanonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toCanonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, toCanonical(one)]),
  );
};

/** Leaves out what follows from other data: the mark's unit, from the event, and the mark of a series, from its attempts. */
function toComparable({ prf, ...others }: MarkFields): unknown {
  const { v, st = MARK_STATUS.mark, z } = prf ?? {};
  const isFromAttempts = others.attempts != null && !isOut({ st });
  return toCanonical({ ...others, ...(isFromAttempts || prf === undefined ? {} : { prf: { v, st, z } }) });
}

/** Whether two have equal values, whatever the order of their fields; absent and undefined are the same. */
export const hasSameFields = (a: MarkFields, b: MarkFields): boolean =>
  JSON.stringify(toComparable(a)) === JSON.stringify(toComparable(b));

/** Whether nothing of what was typed into the row of an athlete can be read: it is to be corrected before it can be sent. */
export const isUnreadable = ({ row, fields }: Draft): boolean => row !== HEAT_ROW && Object.keys(fields).length === 0;

/** Whether an unlikely mark waits for a person to confirm it. */
export const hasOpenQuestion = ({ state, typed, questions = {} }: Draft): boolean =>
  state === 'typing' &&
  Object.entries(questions).some(([name, { text, isConfirmed }]) => !isConfirmed && typed[name] === text);
