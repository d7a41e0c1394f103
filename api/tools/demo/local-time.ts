/** ISO date and time with the offset that the zone has at that moment. */
export function isoIn(tz: string, moment: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: tz,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(moment);
  const at = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const offset = at('timeZoneName').replace('GMT', '') || '+00:00';
  return `${at('year')}-${at('month')}-${at('day')}T${at('hour')}:${at('minute')}:${at('second')}${offset}`;
}

/** The moment at which the clocks of a zone show so many minutes after midnight of a day. */
export function momentIn(tz: string, day: string, minutes: number): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const offsetAt = (moment: number): number => Date.parse(`${isoIn(tz, moment).slice(0, 19)}Z`) - moment;
  const guess = wall - offsetAt(wall);
  return wall - offsetAt(guess);
}

/** Minutes after midnight of `HH:MM`. */
export function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}
