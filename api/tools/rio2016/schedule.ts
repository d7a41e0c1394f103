import { RIO_EVENTS } from './events.data.ts';
import type { RioScheduleLine, RioUnit } from './source.ts';

/** Rio is three hours behind UTC, without summer time in August. */
const OFFSET = '-03:00';
const ROUND = { PRELIM: 'p', HEAT: 'h', SEMI: 's', FINAL: 'f' } as const;

/** The schedule's letter for the round of a unit: `m` for parts of combined events, `q` for a qualification. */
function findRoundCode(unit: RioUnit): string {
  if (unit.athlon !== undefined) return 'm';
  return unit.roundName === 'Qualification' ? 'q' : ROUND[unit.round];
}

const parseDay = (text: string): string => {
  const [day = '', month = '', year = ''] = text.split(' ');
  return month === 'August' ? `${year}-08-${day.padStart(2, '0')}` : text;
};

/**
 * ISO start of a unit, with the time of its line in the schedule, else noon. The only line for a day, event and round is used for either
 * sex, as the schedule lists the women's javelin final as a men's.
 */
export function findScheduledStart(unit: RioUnit, schedule: readonly RioScheduleLine[]): string {
  const code = RIO_EVENTS[unit.eventCode]?.short ?? unit.eventCode;
  const lines = schedule.filter(
    (line) => parseDay(line.date) === unit.date && line.eventcode === code && line.roundcode === findRoundCode(unit),
  );
  const line = lines.find(({ gender }) => gender === unit.gender) ?? (lines.length === 1 ? lines[0] : undefined);
  return `${unit.date}T${line?.time ?? '12:00'}:00${OFFSET}`;
}
