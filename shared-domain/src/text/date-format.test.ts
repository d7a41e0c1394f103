import { describe, expect, test } from '@jest/globals';
import { makeDateFormat } from './date-format.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const;

describe('A date in words', () => {
  test.each([
    ['2026-12-01', '1er décembre 2026', '1 December 2026'],
    ['2026-12-11', '11 décembre 2026', '11 December 2026'],
    ['2026-05-01', '1er mai 2026', '1 May 2026'],
    ['2026-08-31', '31 août 2026', '31 August 2026'],
  ])('of %s is «%s», “%s”', (date, french, english) => {
    expect(makeDateFormat('fr', LONG).format(day(date))).toBe(french);
    expect(makeDateFormat('en', LONG).format(day(date))).toBe(english);
  });

  test('has its first of the month in a range, with its weekday and with a short month', () => {
    const short = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
    expect(makeDateFormat('fr', short).formatRange(day('2026-12-01'), day('2026-12-02'))).toBe('1er–2 déc. 2026');
    expect(makeDateFormat('fr', { ...LONG, dateStyle: 'full' }).format(day('2026-12-01'))).toBe(
      'mardi 1er décembre 2026',
    );
    expect(makeDateFormat('fr', { dateStyle: 'short', timeZone: 'UTC' }).format(day('2026-12-01'))).toBe('01/12/2026');
  });

  const range = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  test.each([
    ['2026-06-13', '2026-06-14', '13–14 juin 2026', '13–14 June 2026'],
    ['2028-02-29', '2028-03-01', '29 février – 1er mars 2028', '29 February – 1 March 2028'],
    ['2026-12-31', '2027-01-01', '31 décembre 2026 – 1er janvier 2027', '31 December 2026 – 1 January 2027'],
  ])('from %s to %s has plain spaces, which a server and a browser write alike', (first, last, french, english) => {
    expect(makeDateFormat('fr', range).formatRange(day(first), day(last))).toBe(french);
    expect(makeDateFormat('en', range).formatRange(day(first), day(last))).toBe(english);
  });
});
