import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseMark } from '../performance/parse-mark.ts';
import { orderResults } from '../ranking/order-results.ts';
import { rankResults } from '../ranking/rank-results.ts';
import { formatStatus, isMissingRule, parseStatus } from './result-status.ts';
import { isRule, parseRule } from './rule-number.ts';

describe('a status is read with its rule', () => {
  test.each([
    ['DNS', { st: 2 }],
    ['dnf', { st: 3 }],
    ['DQ', { st: 4 }],
    ['DSQ', { st: 4 }],
    ['NM', { st: 5 }],
    ['–', { st: 6 }],
    ['-', { st: 6 }],
    ['−', { st: 6 }],
    ['—', { st: 6 }],
    ['r', { st: 7 }],
    [' DQ TR24.7 ', { st: 4, rule: 'TR24.7' }],
    ['DQ tr 16.8', { st: 4, rule: 'TR16.8' }],
    ['DQ CR18.5', { st: 4, rule: 'CR18.5' }],
    ['DNF TR4.4.3', { st: 3, rule: 'TR4.4.3' }],
    ['DQ R 163.3a', { st: 4, rule: 'TR17.3a' }],
  ])('%s', (text, status) => {
    expect(parseStatus(text)).toEqual(status);
  });

  test.each(['DNS', 'DNF', 'DQ', 'DSQ', 'NM', 'NH', 'r', '-', '−', '–', '—', 'dsq', 'R'])(
    '%s is the same status in a result list and in place of a mark',
    (word) => {
      expect(parseStatus(word)?.st).toBeGreaterThan(1);
      expect(parseMark(word, { g0: 100, g1: '0' })).toEqual(parseStatus(word));
    },
  );

  test('NH, usage for no height, is read as NM', () => {
    expect(parseStatus('NH')).toEqual(parseStatus('NM'));
  });

  test.each([
    '',
    'DNQ',
    '10.52',
    'DQTR24.7',
    'DQ late',
    'DNS TR4.4',
    'NM TR25',
    'r TR26',
    '– TR1',
    'xDNS',
    'DQ TR',
    'DNSx',
    'DSQX',
    '--',
    'constructor',
  ])('%j is no status', (text) => {
    expect(parseStatus(text)).toBeUndefined();
  });
});

describe('Lists: DQ names the rule (TR 7)', () => {
  test.each([
    [{ st: 4, rule: 'TR16.8' }, 'DQ TR16.8'],
    [{ st: 3, rule: 'TR4.4.3' }, 'DNF TR4.4.3'],
    [{ st: 4 }, 'DQ'],
    [{ st: 2 }, 'DNS'],
    [{ st: 2, rule: 'TR4.4' }, 'DNS'],
    [{ st: 6 }, '–'],
    [{ st: 7 }, 'r'],
  ])('%j is written %s', (status, text) => {
    expect(formatStatus(status)).toBe(text);
  });

  test('a mark has no status to write', () => {
    expect(formatStatus({ st: 1 })).toBeUndefined();
    expect(formatStatus({ st: 1, rule: 'TR16.8' })).toBeUndefined();
  });

  test('a disqualification without its rule is found out, a DNF needs none', () => {
    expect(isMissingRule({ st: 4 })).toBe(true);
    expect(isMissingRule({ st: 4, rule: 'TR16.8' })).toBe(false);
    expect(isMissingRule({ st: 3 })).toBe(false);
  });

  test('parse∘format closes', () => {
    const rule = fc
      .tuple(fc.constantFrom('TR', 'CR'), fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 }))
      .map(([book, numbers]) => `${book}${numbers.join('.')}`);
    const status = fc.oneof(
      fc.integer({ min: 2, max: 7 }).map((st) => ({ st })),
      fc.record({ st: fc.constantFrom(3, 4), rule }),
    );
    fc.assert(
      fc.property(status, (one) => {
        expect(parseStatus(formatStatus(one) ?? '')).toEqual(one);
      }),
    );
  });

  test('codes stand below every ranked row', () => {
    const mark = { prf: { v: 10_000, u: 'ms', st: 1 }, rank: 1 } as const;
    const codes = [2, 3, 4, 5].map((st) => ({ prf: { st } }));
    expect(orderResults([...codes, mark])[0]).toBe(mark);
  });

  test('r is not a result: a jumper with 2.10 who retires keeps rank and mark', () => {
    const attempts = [
      { h: 2100, r: 'o' },
      { h: 2130, r: 'r' },
    ];
    const rows = [
      { prf: { v: 2100, u: 'mm', st: 1 } as const, attempts },
      { prf: { v: 2050, u: 'mm', st: 1 } as const },
    ];
    expect(rankResults(rows, { g0: 900_001, g1: '0' }).map(({ rank }) => rank)).toEqual([1, 2]);
  });
});

describe('rules are named by their number of today', () => {
  test.each([
    ['TR24.7', 'TR24.7'],
    [' TR24.7 ', 'TR24.7'],
    ['tr 24.7', 'TR24.7'],
    ['CR25.4', 'CR25.4'],
    ['TR17.3A', 'TR17.3a'],
    ['TR7', 'TR7'],
    ['162.7', 'TR16.7'],
    ['R 163.3a', 'TR17.3a'],
    ['Rule 170.6a', 'TR24.6a'],
    ['IAAF 230', 'TR54'],
    ['125.5', 'CR18.5'],
    ['200.10', 'TR39.10'],
  ])('%s is %s', (text, rule) => {
    expect(parseRule(text)).toBe(rule);
  });

  test.each(['', 'TR', '24.7', '999.1', 'TR24.', 'TR24..7', 'TR24.7ab', 'R163.3a!', 'XTR24.7'])(
    '%j is none',
    (text) => {
      expect(parseRule(text)).toBeUndefined();
    },
  );

  test('an old number is read, but is no rule of today', () => {
    expect([isRule('TR24.7'), isRule('163.3')]).toEqual([true, false]);
  });
});
