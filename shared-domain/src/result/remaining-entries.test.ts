import { describe, expect, test } from '@jest/globals';
import { selectRemainingEntries } from './remaining-entries.ts';

const entries = [
  { event: '4x100', members: ['7', '8', '9', '10'], startMs: 90 },
  { event: '100', athlete: '7', startMs: 10 },
  { event: '200', athlete: '7', startMs: 50 },
  { event: 'LJ', athlete: '7', startMs: 20 },
  { event: '200', athlete: '8', startMs: 50 },
  { event: '4x400', members: ['1', '2'], startMs: 99 },
  { event: '60', athlete: '7', startMs: 5 },
];
const events = (absence: Parameters<typeof selectRemainingEntries>[1]) =>
  selectRemainingEntries(entries, absence).map(({ event }) => event);

describe('Failing to take part excludes from later events, relays included, unless excused (TR 4.4)', () => {
  test("the athlete's later entries are listed, in their order, relays included", () => {
    expect(events({ athlete: '7', event: '100', startMs: 10 })).toEqual(['LJ', '200', '4x100']);
  });

  test('earlier events, other athletes and the event itself are not', () => {
    expect(events({ athlete: '7', event: '200', startMs: 50 })).toEqual(['4x100']);
    expect(events({ athlete: '3', event: '100', startMs: 0 })).toEqual([]);
  });

  test('an event that starts at that very instant is still to come', () => {
    expect(events({ athlete: '7', event: '100', startMs: 20 })).toEqual(['LJ', '200', '4x100']);
    expect(events({ athlete: '7', event: '100', startMs: 21 })).toEqual(['200', '4x100']);
  });

  test('nothing for an athlete who is excused', () => {
    expect(events({ athlete: '7', event: '100', startMs: 10, isExcused: true })).toEqual([]);
    expect(events({ athlete: '7', event: '100', startMs: 10, isExcused: false })).toHaveLength(3);
  });
});
