import { createMark, type EventRef, findListType, findUnit, isInvalidEntry, isMark, roundAsShown } from 'shared-domain';
import type { EditableResult } from 'shared-domain/contract';
import type { MarkFields } from '../../../../api/marks/draft.ts';
import { formatTypedMark, readMark } from './typed-mark.ts';

type Mark = NonNullable<MarkFields['prf']>;

interface NetReading {
  readonly prf?: Mark;
  readonly fault?: 'unreadable' | 'noGun';
}

/** Whether the rows of a race have a column of net times: outside the stadium, and wherever one is stored; red cards leave no room. */
export function hasNetTimes(event: EventRef, isWalk: boolean, results: readonly EditableResult[]): boolean {
  if (isWalk || findUnit(event) !== 'ms') return false;
  return findListType(event) === 'road' || results.some(({ prf }) => prf.z !== undefined);
}

/** The stored net time, as it would be typed. */
export const formatTypedNet = (prf: Mark | undefined, event: EventRef): string =>
  prf?.z === undefined ? '' : formatTypedMark(createMark(prf.z, 'ms'), event);

/** A mark with the net time typed beside it; an emptied one is removed, and there is none without an official time. */
export function readNet(text: string, prf: Mark | undefined, event: EventRef): NetReading {
  if (text.trim() === '') {
    if (prf === undefined) return {};
    const { z: _, ...gun } = prf;
    return { prf: gun };
  }
  const entry = readMark(text, event);
  if (isInvalidEntry(entry) || !isMark(entry)) return { fault: 'unreadable' };
  if (prf === undefined || !isMark(prf)) return { fault: 'noGun' };
  return { prf: { ...prf, z: entry.v } };
}

/** Correcting the official time keeps the net time; a status has none. */
export function keepNet(prf: Mark, stored: Mark | undefined): Mark {
  return stored?.z === undefined || prf.v === undefined ? prf : { ...prf, z: stored.z };
}

/** Whether the net time is longer than the official one, both as they are shown: the start line is crossed after the gun. */
export function isNetLonger(prf: Mark, event: EventRef): boolean {
  const [gun, net] = [prf.v, prf.z].map((v) => (v === undefined ? undefined : roundAsShown({ ...prf, v }, event)));
  return gun !== undefined && net !== undefined && net > gun;
}
