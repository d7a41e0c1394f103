import { useState } from 'react';
import {
  createMark,
  type EventRef,
  findMarkDoubt,
  type MarkDoubt,
  type MarkOwner,
  PIT_LIMITS,
  parseMarkText,
} from 'shared-domain';
import { MAX_DISTANCE } from 'shared-domain/contract';
import type { TurnWatch, WatchedRecord } from '../contest/turn-watch.ts';

/** What is typed for an attempt that is being measured. */
interface Typed {
  /** For whom and for which attempt it was typed. */
  readonly turn: string;
  readonly pad: 'mark' | 'wind';
  readonly digits: string;
  readonly windDigits: string;
  readonly windSign: 1 | -1 | undefined;
  /** The distance about which the judge was asked, mm. */
  readonly asked: number | undefined;
  readonly isProtest: boolean;
}

const createEmpty = (turn: string): Typed => ({
  turn,
  pad: 'mark',
  digits: '',
  windDigits: '',
  windSign: undefined,
  asked: undefined,
  isProtest: false,
});

/** A doubt about a mark, or the record that it would be. */
type Question = MarkDoubt | { readonly kind: 'record'; readonly record: WatchedRecord };

/** The record that a distance would be: the hardest of those that may be the athlete's; undefined for none. */
function findBrokenRecord(distance: number, records: TurnWatch['records']): Question | undefined {
  const record = records.findLast(({ v }) => distance >= v);
  return record && { kind: 'record', record };
}

const MAX_MARK_DIGITS = 5;
const MAX_WIND_DIGITS = 2;

/** The typed distance in mm; undefined while there is none, or where none is so long: the server would not keep it. */
export function readDistance(digits: string, event: EventRef): number | undefined {
  const entry = parseMarkText(digits, event);
  if (!('v' in entry) || entry.v === undefined) return undefined;
  return entry.v > 0 && entry.v <= MAX_DISTANCE ? entry.v : undefined;
}

/** The typed wind in m/s, the last digit being a tenth; undefined without a sign. */
export function readWind(digits: string, sign: 1 | -1 | undefined): number | undefined {
  if (digits === '' || sign === undefined) return undefined;
  const tenths = Number(digits);
  return tenths === 0 ? 0 : (sign * tenths) / 10;
}

/**
 * The mark and the wind as they are typed, forgotten when another attempt is next. An unlikely mark is asked about once, as is one that would
 * be a record.
 */
export function useMarkEntry(turn: string, event: EventRef, owner: MarkOwner, records: TurnWatch['records'] = []) {
  const [stored, setTyped] = useState(() => createEmpty(turn));
  const typed = stored.turn === turn ? stored : createEmpty(turn);
  const change = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed });
  const distance = readDistance(typed.digits, event);
  const doubt: Question | undefined =
    distance === undefined
      ? undefined
      : (findMarkDoubt(createMark(distance, 'mm'), event, owner, PIT_LIMITS) ?? findBrokenRecord(distance, records));
  return {
    ...typed,
    distance,
    wind: readWind(typed.windDigits, typed.windSign),
    /** The doubt that the judge has been asked about and has not answered. */
    doubt: doubt !== undefined && typed.asked === distance ? doubt : undefined,
    press(digit: string) {
      if (typed.pad === 'mark') {
        const digits = `${typed.digits}${digit}`.replace(/^0+/, '');
        if (digits.length <= MAX_MARK_DIGITS) change({ digits, asked: undefined });
      } else if (typed.windDigits.length < MAX_WIND_DIGITS) change({ windDigits: `${typed.windDigits}${digit}` });
    },
    erase() {
      if (typed.pad === 'mark') change({ digits: typed.digits.slice(0, -1), asked: undefined });
      else change({ windDigits: typed.windDigits.slice(0, -1) });
    },
    sign: (windSign: 1 | -1) => change({ windSign }),
    show: (pad: 'mark' | 'wind') => change({ pad }),
    /** A measurement begins: what was typed for one that came to nothing is forgotten. */
    begin: (isProtest: boolean) => setTyped({ ...createEmpty(turn), isProtest }),
    clear: () => setTyped(createEmpty(turn)),
    /** Whether the mark may be written now; an unlikely one is asked about first. */
    confirm(): boolean {
      if (doubt === undefined || typed.asked === distance) return true;
      change({ asked: distance });
      return false;
    },
  };
}

export type TypedMark = ReturnType<typeof useMarkEntry>;
