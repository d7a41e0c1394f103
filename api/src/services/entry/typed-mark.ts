import {
  type EntryFault,
  type EventRef,
  findSeriesMark,
  findUnit,
  isInvalidEntry,
  parseTypedMark,
  TRIAL_STATUS,
} from 'shared-domain';
import type { rowEdit } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusalAt } from '../../base/refusal.ts';
import type { SentResult } from '../../store/lists/sent-rows.ts';

export type RowEditBody = z.output<typeof rowEdit>;

const FAULT_TEXTS: Readonly<Record<EntryFault, string>> = {
  empty: 'is empty',
  text: 'is no mark: digits only, a mark with its signs, or DNS, DNF, DQ, NM, -',
  length: 'has more than eight digits',
  sixty: 'has minutes or seconds over 59',
  zero: 'is no mark: nobody does nothing',
  hand: 'is timed by hand: the race is not',
};

/**
 * Parses a mark as it was typed: digits alone (P5.3), or written out.
 * @throws Refusal saying what is wrong with it
 */
function readTypedMark(text: string, event: EventRef): SentResult['prf'] {
  const entry = parseTypedMark(text, event);
  if (isInvalidEntry(entry))
    throw refusalAt('invalid request', '$.mark', `${JSON.stringify(text)} ${FAULT_TEXTS[entry.fault]}`);
  return entry as SentResult['prf'];
}

/** The mark of an edit: typed, given in its unit, or the best of its attempts; undefined where the edit leaves the mark. */
export function readEditedMark(
  { mark, prf, attempts }: RowEditBody,
  event: EventRef,
  status: number,
): SentResult['prf'] | undefined {
  if (mark !== undefined) return readTypedMark(mark, event);
  if (prf !== undefined) return prf;
  if (attempts == null || findUnit(event) !== 'mm') return undefined;
  return findSeriesMark(attempts, event, status !== TRIAL_STATUS.running) as SentResult['prf'];
}
