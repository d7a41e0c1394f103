import { describe, expect, test } from '@jest/globals';
import { formatMark } from '../performance/format-mark.ts';
import { findLaneClass } from '../seeding/lane-class.ts';
import { findListType } from '../trial/list-type.ts';
import { formatDiscipline } from './discipline-name.ts';
import { formatDisciplineShort } from './discipline-short.ts';
import { findFamily } from './family.ts';
import { EKIDEN, findDistance, isRelayEvent } from './relays.ts';
import { findTypeClass } from './type-class.ts';

describe('a relay is a relay’s number on the track; elsewhere the same number is a distance (Q3)', () => {
  test.each([
    [4100, '0', 400],
    [4100, 'I', 400],
    [31_000, '0', 3000],
    [4000, '0', 4000],
    [EKIDEN, 'R', 42_195],
    [EKIDEN, '0', 42_195],
  ])('%i-%s is a relay of %i m', (g0, g1, metres) => {
    expect(isRelayEvent({ g0, g1 })).toBe(true);
    expect(findDistance({ g0, g1 })).toBe(metres);
    expect(findFamily({ g0, g1 })).toBe(5);
    expect(findListType({ g0, g1 })).toBe('relay');
  });

  test.each([
    [31_000, 'T', 'Trail', 22, '31 km', 22],
    [10_200, 'R', 'Running', 21, '10,2 km', 21],
    [8100, 'R', 'Running', 21, '8,1 km', 21],
    [4000, 'W', 'Marche', 4, '4000 m marche', 4],
    [4000, 'S', 'Demi-fond', 2, '4000 m steeple', 5],
    [4100, 'F', 'Demi-fond', 11, '4100 m', undefined],
  ])('%i-%s is no relay: %s', (g0, g1, _, family, name, typeClass) => {
    const event = { g0, g1 };
    expect(isRelayEvent(event)).toBe(false);
    expect(findDistance(event)).toBe(g0);
    expect(findFamily(event)).toBe(family);
    expect(formatDiscipline(event, 'fr')).toContain(name);
    expect(formatDisciplineShort(event, 'fr')).not.toContain('×');
    expect(findListType(event)).not.toBe('relay');
    if (typeClass !== undefined) expect(findTypeClass(event)).toBe(typeClass);
  });

  test('a competition on the road makes its numbers distances too', () => {
    expect(isRelayEvent({ g0: 41_000, g1: '0', road: true })).toBe(false);
    expect(isRelayEvent({ g0: 100, g1: '0' })).toBe(false);
  });

  test('a long walk on the track that shares a relay’s number is timed to the tenth', () => {
    expect(formatMark({ v: 3_000_010, u: 'ms', st: 1 }, { g0: 10_200, g1: 'W' })).toBe('50:00.1');
    expect(formatMark({ v: 300_010, u: 'ms', st: 1 }, { g0: 10_200, g1: '0' })).toBe('5:00.01');
  });

  test('lanes are drawn for relays to 4 × 400 m only', () => {
    expect([findLaneClass({ g0: 4400, g1: '0' }), findLaneClass({ g0: 4800, g1: '0' })]).toEqual(['lap', undefined]);
  });
});
