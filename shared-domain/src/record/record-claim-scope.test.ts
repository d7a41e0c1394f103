import { describe, expect, test } from '@jest/globals';
import type { EventRecord } from './event-record.ts';
import {
  ALL_MEN,
  describeClaim,
  FRENCH,
  far,
  field,
  LAPS,
  MEN,
  MR,
  NR,
  of,
  SHOT,
  SPRINT,
  time,
  U18_MEN,
} from './record-claim.fixture.ts';
import type { RecordContest, RecordRow } from './record-claim.ts';

describe('76. where a record can be made: opponents, implement, surface', () => {
  test.each<[string, RecordRow, EventRecord, RecordContest, string]>([
    // Opponents, mixed races
    [
      'two athletes for a national record',
      time(10_400, FRENCH),
      NR,
      { ...SPRINT, competitors: 2 },
      'beats possible competitors',
    ],
    ['three athletes for a national record', time(10_400, FRENCH), NR, { ...SPRINT, competitors: 3 }, 'beats pending'],
    ['alone for a meeting record', time(10_400), MR, { ...SPRINT, competitors: 1 }, 'beats pending'],
    [
      'two teams for a national record',
      time(39_000, FRENCH),
      of(4100, 39_100, { kind: 'NR', scope: 'FRA' }),
      { ...field(4100), competitors: 2 },
      'beats pending',
    ],
    [
      'one team for a national record',
      time(39_000, FRENCH),
      of(4100, 39_100, { kind: 'NR', scope: 'FRA' }),
      { ...field(4100), competitors: 1 },
      'beats possible competitors',
    ],
    [
      'a mixed race for a national record',
      time(10_400, FRENCH),
      NR,
      { ...SPRINT, isMixed: true },
      'beats possible mixed',
    ],
    ['a mixed race for a meeting record', time(10_400), MR, { ...SPRINT, isMixed: true }, 'beats pending'],
    // Implement, height, surface
    [
      'a shot of 5 kg against 7.26 kg',
      far(18_300),
      { ...SHOT, event: '900005-P7260-55' },
      field(900_005, U18_MEN),
      'none',
    ],
    [
      'the same weight, written or of the category',
      far(18_300),
      { ...SHOT, event: '900005-P7260-55' },
      field(900_005),
      'beats pending',
    ],
    [
      'one’s own implement in a contest of all categories',
      far(18_300, { category: U18_MEN, implement: 5000 }),
      { ...SHOT, event: '900005-0-49' },
      field(900_005, ALL_MEN),
      'beats pending',
    ],
    [
      'the implement of another category',
      far(18_300, { category: U18_MEN, implement: 5000 }),
      SHOT,
      field(900_005, ALL_MEN),
      'none',
    ],
    [
      'an implement that nobody knows',
      far(18_300),
      { ...SHOT, event: '900005-0-57' },
      field(900_005, ALL_MEN),
      'beats possible implement',
    ],
    [
      'hurdles of another height',
      time(13_000),
      of(110, 13_100, { event: '000110-HP106-55' }),
      { ...field(110, MEN, 'HP99'), wind: 1 },
      'none',
    ],
    ['hurdles against a flat race', time(13_000), of(110, 13_100), { ...field(110, MEN, 'HP106'), wind: 1 }, 'none'],
    [
      'an indoor mark against an outdoor record',
      time(45_000),
      { ...LAPS, v: 45_100, surface: 'outdoor' },
      { ...field(400), event: { g0: 400, g1: '0', indoor: true } },
      'none',
    ],
    [
      'an outdoor mark against an indoor record',
      time(45_000),
      { ...LAPS, v: 45_100, event: '000400-I-55' },
      field(400),
      'none',
    ],
    [
      'a record of the competition’s own surface',
      time(45_000),
      { ...LAPS, v: 45_100 },
      { ...field(400), event: { g0: 400, g1: '0', indoor: true } },
      'beats pending',
    ],
    [
      'a short track against the outdoor record',
      time(45_000),
      { ...LAPS, v: 45_100, surface: 'outdoor' },
      { ...field(400), surface: 'short' },
      'none',
    ],
    [
      'a short track against its own record',
      time(45_000),
      { ...LAPS, v: 45_100, surface: 'short' },
      { ...field(400), surface: 'short' },
      'beats pending',
    ],
    [
      'a hall, whose track is short, against a short-track record',
      time(45_000),
      { ...LAPS, v: 45_100, surface: 'short' },
      { ...field(400), event: { g0: 400, g1: '0', indoor: true } },
      'beats pending',
    ],
    [
      'a track of 400 m against a short-track record',
      time(45_000),
      { ...LAPS, v: 45_100, surface: 'short' },
      field(400),
      'none',
    ],
    [
      'a road race against the track',
      time(1_700_000),
      of(10_000, 1_710_000, { surface: 'outdoor' }),
      field(10_000, MEN, 'R'),
      'none',
    ],
    [
      'a road race against the road',
      time(1_700_000),
      of(10_000, 1_710_000, { event: '010000-R-55' }),
      field(10_000, MEN, 'R'),
      'beats pending',
    ],
    ['a record at altitude, which counts', time(10_410), { ...MR, altitude: true }, SPRINT, 'beats pending'],
  ])('%s', (_, row, record, contest, expected) => {
    expect(describeClaim(row, record, contest)).toBe(expected);
  });
});
