import type { UploadStart } from 'shared-domain/contract';
import { RIO_EVENTS } from './events.data.ts';
import { thousandths } from './marks.ts';
import type { RioEntry, RioMeet } from './source.ts';

type Bests = NonNullable<UploadStart['pe']>;

/** Entries and marks of the open events (parts of combined events have bests of their own, which the file mixes). */
export interface RioBests {
  /** Bests that an athlete brought to the Games, in the units of `prf.v`. */
  before(athlete: string, eventCode: string): Bests | undefined;
  /** Place in the start order, where the file still holds it for this round. */
  order(athlete: string, eventCode: string, heat: string | undefined): number | undefined;
}

/**
 * The entries were written after the Games, so a best may be the very mark made there. Only a best that is better than
 * every mark of the athlete in the event here was certainly brought along; another one is left out rather than guessed.
 */
export function readBests(meet: RioMeet): RioBests {
  const entries = new Map<string, RioEntry>();
  for (const entry of meet.entries) {
    if (entry.section === undefined) entries.set(`${entry.id} ${entry.event}`, entry);
  }
  const marks = new Map<string, number[]>();
  for (const unit of meet.events) {
    for (const row of unit.results) {
      const v = thousandths(row.performance);
      if (row.tpAthleteId === undefined || v === undefined) continue;
      const key = `${row.tpAthleteId} ${unit.eventCode}`;
      marks.set(key, [...(marks.get(key) ?? []), v]);
    }
  }
  const entryOf = (athlete: string, eventCode: string): RioEntry | undefined =>
    entries.get(`${athlete} ${RIO_EVENTS[eventCode]?.short ?? eventCode}`);

  const better = (eventCode: string, best: string | undefined, done: readonly number[]): number | undefined => {
    const v = best === undefined ? undefined : thousandths(best);
    const timed = RIO_EVENTS[eventCode]?.kind === 'race';
    return v !== undefined && done.every((mark) => (timed ? v < mark : v > mark)) ? v : undefined;
  };

  return {
    before(athlete, eventCode) {
      const entry = entryOf(athlete, eventCode);
      const done = marks.get(`${athlete} ${eventCode}`) ?? [];
      const pb = better(eventCode, entry?.pb, done);
      const sb = better(eventCode, entry?.sb, done);
      if (pb === undefined && sb === undefined) return undefined;
      return { ...(pb === undefined ? {} : { pb }), ...(sb === undefined ? {} : { sb }) };
    },
    order(athlete, eventCode, heat) {
      const entry = entryOf(athlete, eventCode);
      return entry !== undefined && entry.heat === heat ? Number(entry.lane) : undefined;
    },
  };
}
