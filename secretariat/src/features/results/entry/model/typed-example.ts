import { type EventRef, findMarkDoubt, findUnit, formatMark, isInvalidEntry, type Unit } from 'shared-domain';
import { readMark } from './typed-mark.ts';

/** A likely mark of an event: the digits typed, and how it is displayed. */
interface TypedExample {
  readonly typed: string;
  readonly shown: string;
  /** The same mark written with separators, in each style. */
  readonly written: readonly string[];
}

/** Digits to try: for each event, one of them is a likely mark. */
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
 * An example of typing a mark of an event; undefined for events in points.
 * @example findTypedExample({ g0: 800, g1: '0' }) // { typed: '15234', shown: '1:52.34', written: ['1:52.34', "1'52\"34"] }
 */
export function findTypedExample(event: EventRef): TypedExample | undefined {
  for (const digits of DIGITS[findUnit(event)]) {
    const typed = event.hand === true ? digits.slice(0, -1) : digits;
    const entry = readMark(typed, event);
    if (isInvalidEntry(entry) || findMarkDoubt(entry, event) !== undefined) continue;
    const texts = [formatMark(entry, event), formatMark(entry, event, { style: 'club' })];
    const written = [...new Set(texts)].filter((text) => readMark(text, event).v === entry.v);
    return { typed, shown: formatMark(entry, event), written };
  }
  return undefined;
}
