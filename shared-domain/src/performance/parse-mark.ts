import type { EventRef } from '../discipline/event-ref.ts';
import type { Unit } from '../discipline/unit.ts';
import { parseDistance } from './parse-distance.ts';
import { parseTime } from './parse-time.ts';
import { findUnit } from './shown-value.ts';
import { parseWrittenStatus } from './status-word.ts';
import type { MarkError, WrittenMark } from './written-mark.ts';

/** Character codes of the digits. */
const ZERO = 48;
const NINE = 57;
const MAX_POINT_DIGITS = 8;

function parsePoints(text: string): WrittenMark | MarkError {
  let v = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < ZERO || code > NINE || i >= MAX_POINT_DIGITS) return { error: 'shape', text };
    v = v * 10 + code - ZERO;
  }
  return { v, u: 'pts', st: 1 };
}

/**
 * Reads a written mark, the inverse of `formatMark` in every style: times like `parseTime`, distances like `parseDistance`, points as
 * whole numbers. `NH` is read as NM and `DSQ` as DQ. Blanks around do not count. A text that is no mark gives an error with the reason.
 * @example parseMark('1:52.34', { g0: 800, g1: '0' }) // { v: 112340, u: 'ms', st: 1 }
 */
export function parseMark(text: string, event: EventRef, unit: Unit = findUnit(event)): WrittenMark | MarkError {
  const mark = text.trim();
  if (mark === '') return { error: 'empty', text };
  const first = mark.charCodeAt(0);
  if (first < ZERO || first > NINE) {
    const st = parseWrittenStatus(mark);
    return st === undefined ? { error: 'word', text } : { st };
  }
  switch (unit) {
    case 'mm':
      return parseDistance(mark);
    case 'pts':
      return parsePoints(mark);
    default:
      return parseTime(mark, event);
  }
}
