import { hasPlausibleYear, parseBirth } from 'shared-domain';

/** What a field of a date holds, as ISO: `2026-06-13`, `14:30` or `2026-06-13T14:30`. */
export type DateKind = 'date' | 'time' | 'datetime';

/** `13062026`, which a phone's keys for digits can write. */
const DIGITS = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;

function parseDay(text: string): string | undefined {
  const birth = parseBirth(text.replace(DIGITS, '$1/$2/$3'));
  return birth?.whole ? birth.day : undefined;
}

function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = ''] =
    /^(\d{1,2}) ?[:.hH]? ?(\d{2})$/.exec(text.replace(/^(\d{1,2}) ?[hH]$/, '$1h00')) ?? [];
  const isTime = hours !== '' && Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : undefined;
}

/**
 * A typed date, time or both as ISO text; undefined where it cannot be read. Days come first, as both languages of the page write them.
 * @example parseTypedDate('13/6/26', 'date') // '2026-06-13'
 */
export function parseTypedDate(typed: string, kind: DateKind): string | undefined {
  const text = typed.trim();
  switch (kind) {
    case 'date':
      return parseDay(text);
    case 'time':
      return parseTime(text);
    case 'datetime': {
      const [, dayText = '', timeText = ''] = /^(\S+?)(?:T|\s+)(\S+)$/.exec(text) ?? [];
      const [day, time] = [parseDay(dayText), parseTime(timeText)];
      return day === undefined || time === undefined ? undefined : `${day}T${time}`;
    }
  }
}

/** Why a value of a date's field is none, as the key of its text: a year beyond reason, or what cannot be read; undefined for a date and without one. */
export function findDateFault(value: string, kind: DateKind) {
  if (value === '' || parseTypedDate(value, kind) === value) return undefined;
  return /^\d+-/.test(value) && !hasPlausibleYear(value) ? 'error.year' : (`date.unreadable.${kind}` as const);
}

/** An ISO date, time or both as its field shows it; any other text as it is. @example formatTypedDate('2026-06-13') // '13/06/2026' */
export const formatTypedDate = (value: string): string =>
  value.replace(/^(\d{4})-(\d{2})-(\d{2})/, '$3/$2/$1').replace('T', ' ');

const DAY_MS = 86_400_000;

/** The day some days later or earlier. @example addDays('2026-06-30', 1) // '2026-07-01' */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
