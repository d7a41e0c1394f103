import { describe, expect, test } from '@jest/globals';
import { findHorizontalRules } from './rules.ts';
import { FINAL, formatLive, formatOrder, playValid, writeRound } from './script.fixture.ts';

describe('the rules of an event are data (TR 25.6, 25.15, 39.8)', () => {
  test.each([
    ['a final', { round: 'f' }, { attemptCount: 6, cuts: [{ after: 3, to: 8 }], reorderAfter: [3] }],
    ['a qualification', { round: 'q' }, { attemptCount: 3, cuts: [], reorderAfter: [] }],
    [
      'three trials in a combined event, the cut is off',
      { round: 'c' },
      { attemptCount: 3, cuts: [], reorderAfter: [] },
    ],
    ['four trials', { attemptCount: 4 }, { attemptCount: 4, cuts: [{ after: 3, to: 8 }], reorderAfter: [3] }],
    ['three trials', { attemptCount: 3 }, { attemptCount: 3, cuts: [], reorderAfter: [] }],
    [
      'six trials in a combined event',
      { round: 'c', attemptCount: 6 },
      { attemptCount: 6, cuts: [], reorderAfter: [] },
    ],
  ])('%s', (_, options, rules) => {
    expect(findHorizontalRules(options)).toMatchObject(rules);
  });

  test('the standard is there when there is one', () => {
    expect(findHorizontalRules({ round: 'q', standard: 8150 }).standard).toBe(8150);
    expect('standard' in FINAL).toBe(false);
  });
});

describe('who is next', () => {
  test.each([
    ['', 'first A 1'],
    ['A:7.00', 'next B 1'],
    ['A:7.00 B:x', 'next C 1'],
    ['A:7.00 B:x C:-', 'next A 2'],
    ['A:7.00 B:x C:r', 'next A 2'],
    ['C:-', 'next A 1'],
    ['B:x', 'next C 1'],
    ['C:x', 'next A 1'],
    ['C:x B:x', 'next A 1'],
    ['B:x C:x', 'next A 1'],
    ['B:x C:x B:x', 'next A 1'],
    ['A:r B:r C:r', 'end'],
    ['A:7.00 close', 'end'],
  ])('%s: %s', (text, state) => {
    expect(formatLive(playValid('ABC', text))).toBe(state);
  });

  test('nobody takes part', () => {
    expect(formatLive(playValid('', ''))).toBe('end');
  });

  test('after three rounds in reverse order of the ranking; tied athletes keep their start order, no mark goes first', () => {
    const contest = playValid('ABCD', [1, 2, 3].map(() => writeRound('ABCD', '7.00', '7.20', 'x', '7.00')).join(' '));
    expect([formatOrder(contest), contest.orderUntilRound, formatLive(contest)]).toEqual(['CADB', 6, 'next C 4']);
  });

  test('an option (not confirmed): those without a mark go last', () => {
    const text = [1, 2, 3].map(() => writeRound('ABCD', '7.00', '7.20', 'x', '7.00')).join(' ');
    expect(formatOrder(playValid('ABCD', text, { ...FINAL, isNoMarkFirst: false }))).toBe('ADBC');
  });

  test('the order may be turned round again: re-order after rounds 3 and 5', () => {
    const rules = { ...FINAL, reorderAfter: [3, 5] };
    const three = writeRound('AB', '7.00', '7.20');
    const contest = playValid('AB', `${three} ${three} ${three} A:7.50 B:x A:x B:x`, rules);
    expect([formatOrder(contest), formatLive(contest)]).toEqual(['BA', 'next B 6']);
    expect(formatOrder(playValid('AB', `${three} ${three} ${three} A:7.50 B:x A:x B:x`))).toBe('AB');
  });

  test('six trials each: the end', () => {
    const contest = playValid('AB', Array.from({ length: 6 }, () => 'A:x B:x').join(' '));
    expect([contest.phase, contest.next]).toEqual(['end', -1]);
  });
});

describe('the cut (TR 25.6 with 25.22)', () => {
  const NINE = 'ABCDEFGHI';
  const marks = ['6.90', '6.80', '6.70', '6.60', '6.50', '6.40', '6.30', '6.20', '6.10'];
  const three = (names: string, ...first: string[]) =>
    `${writeRound(names, ...first)} ${writeRound(names)} ${writeRound(names)}`;

  test('more than 8 athletes: the best 8 go on', () => {
    expect(formatOrder(playValid(NINE, three(NINE, ...marks)))).toBe('HGFEDCBA');
  });

  test('8 or fewer: all go on, without a mark too', () => {
    expect(formatOrder(playValid('ABCDEFGH', three('ABCDEFGH', ...marks.slice(0, 6))))).toBe('GHFEDCBA');
  });

  test('if only 6 of 14 have a mark, 6 go on', () => {
    const field = 'ABCDEFGHIJKLMN';
    expect(formatOrder(playValid(field, three(field, ...marks.slice(0, 6))))).toBe('FEDCBA');
  });

  test('an option (not confirmed): the field is filled up, and all without a mark are tied', () => {
    const rules = { ...FINAL, isMarkNeededForCut: false };
    expect(formatOrder(playValid(NINE, three(NINE, ...marks.slice(0, 6)), rules))).toBe('GHIFEDCBA');
  });

  test('a tie for 8th is parted by the second best, then the third', () => {
    const text = `${writeRound(NINE, ...marks.with(8, '6.20'))} ${writeRound(NINE, 'x', 'x', 'x', 'x', 'x', 'x', 'x', '6.00', '6.01')} ${writeRound(NINE)}`;
    expect(formatOrder(playValid(NINE, text))).toBe('IGFEDCBA');
  });

  test('still equal: all go on, 9 athletes', () => {
    expect(formatOrder(playValid(NINE, three(NINE, ...marks.with(8, '6.20'))))).toBe('HIGFEDCBA');
  });

  test('the exact millimetres never break the tie for 8th (TR 29.9)', () => {
    expect(formatOrder(playValid(NINE, three(NINE, ...marks.with(8, '6.209'))))).toBe('HIGFEDCBA');
  });

  test('cuts can be repeated', () => {
    const rules = {
      ...FINAL,
      cuts: [
        { after: 3, to: 4 },
        { after: 5, to: 2 },
      ],
      reorderAfter: [3, 5],
    };
    const six = 'ABCDEF';
    const after3 = three(six, ...marks);
    const contest = playValid(six, after3, rules);
    expect(formatOrder(contest)).toBe('DCBA');
    const after5 = `${after3} D:x C:x B:x A:x D:7.00 C:x B:x A:x`;
    expect([formatOrder(playValid(six, after5, rules)), formatLive(playValid(six, after5, rules))]).toEqual([
      'AD',
      'next A 6',
    ]);
  });

  test('a cut without a new order keeps the order', () => {
    expect(formatOrder(playValid(NINE, three(NINE, ...marks), { ...FINAL, reorderAfter: [] }))).toBe('ABCDEFGH');
  });
});
