/** A format takes a hundred times as long to make as to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made !== undefined) return made;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });
  formats.set(timeZone, format);
  return format;
}

/** ISO date and time of a moment, ms since 1970, with the offset of the zone. */
export function formatLocalIso(tz: string, moment: number): string {
  const parts = getFormat(tz).formatToParts(moment);
  const readPart = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const offset = readPart('timeZoneName').replace('GMT', '') || '+00:00';
  return `${readPart('year')}-${readPart('month')}-${readPart('day')}T${readPart('hour')}:${readPart('minute')}:${readPart('second')}${offset}`;
}

/** The moment, ms since 1970, at which clocks of a zone show this many minutes after midnight of an ISO day. */
export function findLocalMoment(tz: string, day: string, minutes: number): number {
  const wallTime = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const findOffset = (moment: number): number => Date.parse(`${formatLocalIso(tz, moment).slice(0, 19)}Z`) - moment;
  const guess = wallTime - findOffset(wallTime);
  return wallTime - findOffset(guess);
}

/** Minutes after midnight of `HH:MM`. */
export function parseMinutes(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}
