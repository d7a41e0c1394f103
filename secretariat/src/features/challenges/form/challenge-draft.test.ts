import { describe, expect, test } from '@jest/globals';
import { type ChallengeDraft, emptyDraft, findRtype, makeBody } from './challenge-draft.ts';

const DRAFT = { ...emptyDraft, name: ' Meeting ', org: 'o1', region: '53', date: '2026-06-20' } as ChallengeDraft;

describe('the body of a new competition', () => {
  test('packs level, options and points table into the flag (Q5)', () => {
    const { flag } = makeBody({ ...DRAFT, level: 2, options: ['live', 'windRequired'], table: 3 });
    expect(flag).toBe(1 + (1 << 3) + (2 << 6) + ((1 + 64) << 9) + (3 << 16));
  });

  test('trims the name, strips the hash, keeps the place as metadata', () => {
    expect(makeBody({ ...DRAFT, hashtag: ' #val ', place: ' Valmont ' })).toMatchObject({
      name: 'Meeting',
      hashtag: 'val',
      metadata: { place: 'Valmont' },
    });
  });

  test('says LISA where the licence choice is of LISA', () => {
    expect(makeBody({ ...DRAFT, rtype: 'LISA_FFA' }).lisa).toBe(true);
  });
});

describe('changing the software keeps the federation', () => {
  const CHOICES = ['FFA', 'UNSS', 'FSGT', 'OTHER', 'LISA_FFA', 'LISA_FRA_FSGT', 'LISA_OTHER'];
  test.each([
    [true, 'FFA', 'LISA_FFA'],
    [true, 'FSGT', 'LISA_FRA_FSGT'],
    [false, 'LISA_OTHER', 'OTHER'],
    [true, 'UNSS', undefined],
  ])('LISA %s from %s is %s', (lisa, rtype, expected) => {
    expect(findRtype(lisa, rtype, CHOICES)).toBe(expected);
  });
});
