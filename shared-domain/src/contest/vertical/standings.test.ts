import { describe, expect, test } from '@jest/globals';
import { findBestMark } from '../../ranking/best-from-attempts.ts';
import { findVerticalRules } from './rules.ts';
import { formatLine, HIGH_JUMP, playValid, stepOnce } from './script.fixture.ts';
import { listVerticalStandings } from './standings.ts';

describe('retirement keeps the mark (TR 26.2, CR 25.4)', () => {
  test('r at the bar, after failures there, and after a clearance there: written at the next bar', () => {
    const contest = playValid('ABC', '1.90 1.95', 'A:o A:r B:xr C:o 1.95');
    expect([formatLine(contest, 'A'), formatLine(contest, 'B'), formatLine(contest, 'C')]).toEqual([
      '1.90 o 1.95 r',
      '1.90 xr',
      '1.90 o',
    ]);
    expect(contest.ranks).toEqual([1, null, 1]);
    expect(contest.athletes[contest.next]).toBe('C');
  });

  test('one who retires with the bar open is not written twice', () => {
    expect(formatLine(playValid('AB', '1.90 1.95', 'A:r B:o 1.95'), 'A')).toBe('1.90 r');
  });
});

describe('places at equal heights (TR 26.8)', () => {
  test('A 2.00 o, 2.05 xo, 2.10 xxx; B 2.00 xo, 2.05 xo, 2.10 x then r: A wins on failures up to the height, 1 to 2', () => {
    const contest = playValid('AB', '2.00 2.05 2.10', 'A:o B:xo 2.05 A:x B:x A:o B:o 2.10 A:x B:x A:x B:r A:x');
    expect([formatLine(contest, 'A'), formatLine(contest, 'B')]).toEqual([
      '2.00 o 2.05 xo 2.10 xxx',
      '2.00 xo 2.05 xo 2.10 xr',
    ]);
    expect(contest.ranks).toEqual([1, 2]);
    expect(contest.phase).toBe('end');
    expect(listVerticalStandings(contest).map(({ failures }) => failures)).toEqual([
      { last: 1, total: 1 },
      { last: 1, total: 2 },
    ]);
  });

  test('after every trial those overtaken move back by one place', () => {
    const after = (text: string) => playValid('ABC', '1.90 1.95', text).ranks;
    expect(after('')).toEqual([null, null, null]);
    expect(after('A:o')).toEqual([1, null, null]);
    expect(after('A:o B:xo')).toEqual([1, 2, null]);
    expect(after('A:o B:xo C:o')).toEqual([1, 3, 1]);
    expect(after('A:o B:xo C:o 1.95 B:o')).toEqual([2, 1, 2]);
    expect(after('A:o B:xo C:o 1.95 B:o C:o')).toEqual([3, 2, 1]);
  });
});

describe('raises (TR 26.4, 39.8.4) are warned about, never refused', () => {
  const POLE_VAULT = findVerticalRules({ g0: 900_002 });
  const COMBINED = findVerticalRules({ g0: 900_001 }, { isCombined: true });
  const COMBINED_VAULT = findVerticalRules({ g0: 900_002 }, { isCombined: true });
  test.each([
    ['2 cm in high jump', HIGH_JUMP, 'A:o B:o 1.92', undefined],
    ['1 cm in high jump', HIGH_JUMP, 'A:o B:o 1.91', 'small raise'],
    ['5 cm in pole vault', POLE_VAULT, 'A:o B:o 1.95', undefined],
    ['4 cm in pole vault', POLE_VAULT, 'A:o B:o 1.94', 'small raise'],
    ['a raise as great as the last one', HIGH_JUMP, 'A:o B:o 1.95 A:o B:o 2.00', undefined],
    ['a growing raise', HIGH_JUMP, 'A:o B:o 1.93 A:o B:o 1.97', 'growing raise'],
    ['3 cm in a combined high jump', COMBINED, 'A:o B:o 1.93', undefined],
    ['2 cm in a combined high jump', COMBINED, 'A:o B:o 1.92', 'small raise'],
    ['4 cm in a combined high jump', COMBINED, 'A:o B:o 1.94', 'uneven raise'],
    ['10 cm in a combined pole vault', COMBINED_VAULT, 'A:o B:o 2.00', undefined],
    ['9 cm in a combined pole vault', COMBINED_VAULT, 'A:o B:o 1.99', 'small raise'],
    ['the winner left alone chooses', HIGH_JUMP, 'A:o B:xxx 1.91', undefined],
    ['one left alone who has not won yet does not', HIGH_JUMP, 'A:- B:xr 1.91', 'small raise'],
    ['one left alone who is tied has not won yet', HIGH_JUMP, 'A:o B:o B:r 1.91', 'small raise'],
  ])('%s', (_, rules, text, kind) => {
    expect(playValid('AB', '1.90', text, rules).warnings.map((warning) => warning.kind)).toEqual(kind ? [kind] : []);
  });

  test('straight to a record height, as agreed', () => {
    const contest = playValid('AB', '1.90', 'A:o B:o 1.93 A:o B:o');
    expect(stepOnce(contest, { type: 'bar', bar: 2060, record: true } as never).state.warnings).toEqual([]);
    expect(stepOnce(contest, { type: 'bar', bar: 2060 } as never).state.warnings).toEqual([
      { kind: 'growing raise', rule: expect.stringContaining('TR 26.4'), fact: 'then' },
    ]);
  });
});

describe('the whole line of an athlete', () => {
  test('attempts in wire form, best, failures, place; what is not there has no field', () => {
    const contest = playValid('AB', '1.90 1.95', 'A:xo B:- 1.95 A:-');
    expect(listVerticalStandings(contest)).toEqual([
      {
        athlete: 'A',
        attempts: [
          { h: 1900, r: 'xo' },
          { h: 1950, r: '-' },
        ],
        status: 'in',
        hasPassed: true,
        best: 1900,
        failures: { last: 1, total: 1 },
        rank: 1,
        isProvisional: false,
      },
      { athlete: 'B', attempts: [{ h: 1900, r: '-' }], status: 'in', hasPassed: false, isProvisional: false },
    ]);
  });

  test('a height of the jump-off is the mark (TR 25.21)', () => {
    const contest = playValid('AB', '2.35 2.37', 'A:o B:o 2.37 A:xxx B:xxx start A:o B:x');
    const [first] = listVerticalStandings(contest);
    expect([first?.best, first?.failures]).toEqual([2370, { last: 0, total: 0 }]);
    expect(findBestMark(first?.attempts ?? [], { g0: 900_001, g1: '0' })?.v).toBe(2370);
  });

  test('a contest is plain JSON', () => {
    const contest = playValid('AB', '1.90 1.95', 'A:xo B:- 1.95 A:-');
    expect(JSON.parse(JSON.stringify(contest))).toEqual(contest);
  });
});
