import { type EventRef, findMarkDoubt, findUnit, formatMark, isInvalidEntry, type Unit } from 'shared-domain';
import { readMark } from './typed-mark.ts';

/** A likely mark of an event as it may be typed, and what it is read as. */
interface TypedExample {
  readonly typed: string;
  readonly shown: string;
  /** The same mark written out with its signs. */
  readonly written: readonly string[];
}

/** Digits that people may type: of each event, one of them is a likely mark. */
const DIGITS: Readonly<Record<Unit, readonly string[]>> = {
  ms: [
    '752',
    '1052',
    '2134',
    '5234',
    '15234',
    '40512',
    '91234',
    '145034',
    '313052',
    '1063052',
    '1543052',
    '2304512',
    '4051234',
    '9123456',
  ],
  mm: ['745', '165', '285000', '1254300', '6254300', '12054300', '30054300', '60054300'],
  pts: [],
};

/**
 * An example of what is typed for a mark of an event, read and written as its grid does it; undefined where points are typed.
 * @example findTypedExample({ g0: 800, g1: '0' }) // { typed: '15234', shown: '1:52.34', written: ['1:52.34', "1'52\"34"] }
 */
export function findTypedExample(event: EventRef): TypedExample | undefined {
  for (const typed of DIGITS[findUnit(event)]) {
    const entry = readMark(typed, event);
    if (isInvalidEntry(entry) || findMarkDoubt(entry, event) !== undefined) continue;
    const texts = [formatMark(entry, event), formatMark(entry, event, { style: 'club' })];
    const written = [...new Set(texts)].filter((text) => readMark(text, event).v === entry.v);
    return { typed, shown: formatMark(entry, event), written };
  }
  return undefined;
}
