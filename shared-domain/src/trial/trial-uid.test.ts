import { describe, expect, test } from '@jest/globals';
import { isFieldEvent, isVerticalJump } from '../discipline/event-ref.ts';
import { HURDLE_HEIGHTS } from '../discipline/variant.ts';
import { ROUND_ORDER } from '../round/round-code.ts';
import { makeGroupUid, makeTrialUid, parseGroupUid, parseTrialUid } from './trial-uid.ts';

describe('The first six characters of the uid are a number: below 900000 is a track event, 900000 and above a field event; 900001 and 900002 are high jump and pole vault.', () => {
  test.each([
    ['000100-0-55-f1', 100, false, false],
    ['800010-0-55-f1', 800_010, false, false],
    ['900001-0-56-q2', 900_001, true, true],
    ['900002-0-56-q2', 900_002, true, true],
    ['900003-0-56-q2', 900_003, true, false],
  ])('%s: event %i, field %p, a vertical jump %p', (uid, number, field, vertical) => {
    const g0 = parseTrialUid(uid)?.g0 ?? 0;
    expect([g0, isFieldEvent(g0), isVerticalJump(g0)]).toEqual([number, field, vertical]);
  });
});

describe('the uid of a trial (Q3)', () => {
  test.each([
    ['000100-0-55-f1', { g0: 100, g1: '0', category: 55, round: 'f', heat: 1 }],
    ['900002-0-56-q2', { g0: 900_002, g1: '0', category: 56, round: 'q', heat: 2 }],
    ['020000-WR-55-f1', { g0: 20_000, g1: 'WR', category: 55, round: 'f', heat: 1 }],
    ['000110-HP106-55-s3', { g0: 110, g1: 'HP106', category: 55, round: 's', heat: 3 }],
    ['000060-HP84I-56-h12', { g0: 60, g1: 'HP84I', category: 56, round: 'h', heat: 12 }],
    ['003000-SP91-55-f1', { g0: 3000, g1: 'SP91', category: 55, round: 'f', heat: 1 }],
    ['900008-P800-55-c1', { g0: 900_008, g1: 'P800', category: 55, round: 'c', heat: 1 }],
    ['004100-0-1057-f1', { g0: 4100, g1: '0', category: 1057, round: 'f', heat: 1 }],
    ['000001-0-55-f1', { g0: 1, g1: '0', category: 55, round: 'f', heat: 1 }],
  ])('%s is read and written back', (uid, parts) => {
    expect(parseTrialUid(uid)).toEqual(parts);
    expect(makeTrialUid(parts as never)).toBe(uid);
  });

  test.each([
    ['five digits', '00100-0-55-f1'],
    ['event number 0', '000000-0-55-f1'],
    ['no variant', '000100--55-f1'],
    ['unknown round', '000100-0-55-x1'],
    ['heat 0', '000100-0-55-f0'],
    ['heat with a leading zero', '000100-0-55-f01'],
    ['category with a leading zero', '000100-0-055-f1'],
    ['no heat', '000100-0-55-f'],
    ['lower-case variant', '000100-i-55-f1'],
    ['a zero beside letters', '000100-0I-55-f1'],
    ['two places', '000100-IR-55-f1'],
    ['place before kind', '020000-RW-55-f1'],
    ['a hurdle height that is not in the list', '000110-HP107-55-f1'],
    ['hurdles on the field', '900001-H-55-f1'],
    ['an implement on the track', '000100-P800-55-f1'],
    ['a wheelchair on the field', '900001-F-55-f1'],
    ['a race of throws', '000100-L-55-f1'],
    ['a group', '000100-0-55'],
    ['trailing text', '000100-0-55-f1 '],
    ['empty', ''],
  ])('%s is refused', (_, uid) => {
    expect(parseTrialUid(uid)).toBeUndefined();
  });

  test('every round and every variant of every kind comes back as it was', () => {
    const variants = [
      '0',
      'W',
      'WR',
      'I',
      'R',
      'T',
      ...Object.keys(HURDLE_HEIGHTS).flatMap((cm) => [`HP${cm}`, `SP${cm}I`]),
    ];
    const uids = ROUND_ORDER.flatMap((round) => variants.map((g1) => `000400-${g1}-151-${round}7`));
    expect(uids.map((uid) => makeTrialUid(parseTrialUid(uid) ?? ({} as never)))).toEqual(uids);
  });

  test('a group is its trials without round and heat', () => {
    const trial = parseTrialUid('000100-0-55-f1');
    expect(trial && makeGroupUid(trial)).toBe('000100-0-55');
    expect(parseGroupUid('000100-0-55')).toEqual({ g0: 100, g1: '0', category: 55 });
    expect(parseGroupUid('000100-0-55-f1')).toBeUndefined();
  });
});
