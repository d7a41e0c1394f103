import { findCategory } from '../category/site-categories.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import { findCombinedProgramme, listProgrammeEvents } from '../scoring/programmes.ts';

/** A trial of a combined event; `date` is its start as an ISO text. */
interface CombinedPart extends Pick<EventRef, 'g0' | 'g1'> {
  readonly date: string;
}

/** The combined event that parts belong to; `category` is a number of `CATEGORIES`. */
interface CombinedWhole extends EventRef {
  readonly category: number;
}

/** Hurdles are one event of a programme, whatever their height. */
const isSameEvent = (programme: EventRef, { g0, g1 }: CombinedPart): boolean =>
  programme.g0 === g0 && (programme.g1 === 'H') === g1.startsWith('H');

/**
 * The parts of a combined event in the order in which they are held: by time, at the same time in the order of the programme (TR
 * 39); parts that are not in the programme come last at their time.
 * @example orderCombinedParts({ g0: 800_007, g1: '0', category: 56 }, [{ g0: 200, g1: '0', date: '2026-06-13' }, { g0: 100, g1: 'H', date: '2026-06-13' }])[0]?.g0
 * // 100
 */
export function orderCombinedParts<T extends CombinedPart>(combinedEvent: CombinedWhole, parts: readonly T[]): T[] {
  const sex = findCategory(combinedEvent.category)?.sex === 1 ? 1 : 2;
  const programmeName = findCombinedProgramme(combinedEvent, sex);
  const events = programmeName === undefined ? [] : listProgrammeEvents(programmeName);
  const findPosition = (part: T): number => {
    const position = events.findIndex((event) => isSameEvent(event, part));
    return position < 0 ? events.length : position;
  };
  return parts.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date) || findPosition(a) - findPosition(b));
}
