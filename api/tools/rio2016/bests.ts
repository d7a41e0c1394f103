import type { UploadStart } from 'shared-domain/contract';
import { RIO_EVENTS } from './events.data.ts';
import { parseThousandths } from './marks.ts';
import type { RioEntry, RioMeet } from './source.ts';

type Bests = NonNullable<UploadStart['pe']>;

/** From the entries of individual events; for parts of combined events the file has no reliable bests. */
export interface RioBests {
  /** Bests that an athlete had before the Games, in the units of `prf.v`. */
  findBests(athlete: string, eventCode: string): Bests | undefined;
  /** Place in the start order, where the file still holds it for this round. */
  findStartOrder(athlete: string, eventCode: string, heat: string | undefined): number | undefined;
}

/**
 * The entries were written after the Games, so a best may be a mark of the Games. Only a best that is better than all marks of the athlete
 * at the Games is certainly older; any other is left out.
 */
export function readBests(meet: RioMeet): RioBests {
  const entries = new Map<string, RioEntry>();
  for (const entry of meet.entries) {
    if (entry.section === undefined) entries.set(`${entry.id} ${entry.event}`, entry);
  }
  const marks = new Map<string, number[]>();
  for (const unit of meet.events) {
    for (const row of unit.results) {
      const v = parseThousandths(row.performance);
      if (row.tpAthleteId === undefined || v === undefined) continue;
      const key = `${row.tpAthleteId} ${unit.eventCode}`;
      marks.set(key, [...(marks.get(key) ?? []), v]);
    }
  }
  const findEntry = (athlete: string, eventCode: string): RioEntry | undefined =>
    entries.get(`${athlete} ${RIO_EVENTS[eventCode]?.short ?? eventCode}`);

  const keepEarlierBest = (
    eventCode: string,
    best: string | undefined,
    marksHere: readonly number[],
  ): number | undefined => {
    const v = best === undefined ? undefined : parseThousandths(best);
    const isRace = RIO_EVENTS[eventCode]?.kind === 'race';
    return v !== undefined && marksHere.every((mark) => (isRace ? v < mark : v > mark)) ? v : undefined;
  };

  return {
    findBests(athlete, eventCode) {
      const entry = findEntry(athlete, eventCode);
      const marksHere = marks.get(`${athlete} ${eventCode}`) ?? [];
      const pb = keepEarlierBest(eventCode, entry?.pb, marksHere);
      const sb = keepEarlierBest(eventCode, entry?.sb, marksHere);
      if (pb === undefined && sb === undefined) return undefined;
      return { ...(pb === undefined ? {} : { pb }), ...(sb === undefined ? {} : { sb }) };
    },
    findStartOrder(athlete, eventCode, heat) {
      const entry = findEntry(athlete, eventCode);
      return entry !== undefined && entry.heat === heat ? Number(entry.lane) : undefined;
    },
  };
}
