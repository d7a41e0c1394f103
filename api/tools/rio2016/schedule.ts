import { RIO_EVENTS } from './events.data.ts';
import type { RioScheduleLine, RioUnit } from './source.ts';

/** Rio is three hours behind UTC, without summer time in August. */
const OFFSET = '-03:00';
const ROUND = { PRELIM: 'p', HEAT: 'h', SEMI: 's', FINAL: 'f' } as const;

/** The schedule's letter for the round of a unit: parts of combined events are `m`, a field event's first round is `q`. */
function roundCode(unit: RioUnit): string {
  if (unit.athlon !== undefined) return 'm';
  return unit.roundName === 'Qualification' ? 'q' : ROUND[unit.round];
}

const dayOf = (text: string): string => {
  const [day = '', month = '', year = ''] = text.split(' ');
  return month === 'August' ? `${year}-08-${day.padStart(2, '0')}` : text;
};

/**
 * When a unit started: its day, with the hour of the schedule's line. A line that stands alone for its day, event and
 * round also serves a unit of the other sex (the women's javelin final is listed as a men's); no line gives noon.
 */
export function startOf(unit: RioUnit, schedule: readonly RioScheduleLine[]): string {
  const code = RIO_EVENTS[unit.eventCode]?.short ?? unit.eventCode;
  const lines = schedule.filter(
    (line) => dayOf(line.date) === unit.date && line.eventcode === code && line.roundcode === roundCode(unit),
  );
  const line = lines.find(({ gender }) => gender === unit.gender) ?? (lines.length === 1 ? lines[0] : undefined);
  return `${unit.date}T${line?.time ?? '12:00'}:00${OFFSET}`;
}
