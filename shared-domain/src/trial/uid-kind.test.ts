import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  isCombinedUid,
  isFieldUid,
  isHighJumpUid,
  isPoleVaultUid,
  isTrackUid,
  isVerticalUid,
  readEventNumber,
} from './uid-kind.ts';

const uidOf = (g0: number) => `${String(g0).padStart(6, '0')}-0-55-f1`;

describe('The first six characters of the uid are a number: below 900000 is a track event, 900000 and above a field event; 900001 and 900002 are high jump and pole vault.', () => {
  test.each<[string, boolean, boolean, boolean]>([
    ['000001-0-55-f1', true, false, false],
    ['000100-0-55-f1', true, false, false],
    ['799999-0-55-f1', true, false, false],
    ['800000-0-55-f1', true, true, false],
    ['800010-0-55-f1', true, true, false],
    ['899999-0-55-f1', true, true, false],
    ['900000-0-55-f1', false, false, true],
    ['900001-0-55-f1', false, false, true],
    ['999999-0-55-f1', false, false, true],
  ])('%s: track %p, combined %p, field %p', (uid, track, combined, field) => {
    expect(isTrackUid(uid)).toBe(track);
    expect(isCombinedUid(uid)).toBe(combined);
    expect(isFieldUid(uid)).toBe(field);
  });

  test.each<[string, boolean, boolean]>([
    ['900000-0-55-f1', false, false],
    ['900001-0-55-f1', true, false],
    ['900002-0-55-f1', false, true],
    ['900003-0-55-f1', false, false],
  ])('%s: high jump %p, pole vault %p', (uid, high, pole) => {
    expect(isHighJumpUid(uid)).toBe(high);
    expect(isPoleVaultUid(uid)).toBe(pole);
    expect(isVerticalUid(uid)).toBe(high || pole);
  });

  test.each([
    '',
    '100',
    '00010',
    '00100-0-55-f1',
    '000000-0-55-f1',
    'abcdef-0-55',
    ' 00100-0-55',
    '9000o1-0',
    '-00100',
  ])('%p is no uid, nothing is known of it', (uid) => {
    const readers = [isFieldUid, isTrackUid, isCombinedUid, isVerticalUid, isHighJumpUid, isPoleVaultUid];
    expect(readEventNumber(uid)).toBeUndefined();
    expect(readers.map((read) => read(uid))).toEqual(readers.map(() => undefined));
  });

  test('any number is either a track event or a field event, and read back from its uid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (g0) => {
        expect(readEventNumber(uidOf(g0))).toBe(g0);
        expect(isTrackUid(uidOf(g0))).toBe(!isFieldUid(uidOf(g0)));
      }),
    );
  });
});
