import { describe, expect, test } from '@jest/globals';
import { findShift, type Place } from './key-place.ts';

/** Keys of a phone of 360 × 740: two beside one another, 72 high. */
const CANCEL: Place = { left: 12, right: 176, top: 660, bottom: 732 };
const CONFIRM: Place = { left: 184, right: 348, top: 660, bottom: 732 };
const place = (left: number, right: number, top: number, bottom: number): Place => ({ left, right, top, bottom });

describe('35. the key that confirms is elsewhere than the key that opened the sheet', () => {
  test.each<[string, Place | undefined, { isSwapped: boolean; lift: number }]>([
    ['nothing was pressed', undefined, { isSwapped: false, lift: 0 }],
    ['a key well above', place(184, 348, 460, 532), { isSwapped: false, lift: 0 }],
    ['a key of the other side', place(12, 170, 612, 676), { isSwapped: false, lift: 0 }],
    ['a key that reaches under it', place(184, 348, 612, 676), { isSwapped: true, lift: 0 }],
    ['a key right above it', place(184, 348, 588, 655), { isSwapped: true, lift: 0 }],
    ['a key as wide as both', place(12, 348, 612, 676), { isSwapped: false, lift: 732 - 612 + 8 }],
  ])('%s', (_, opener, shift) => {
    expect(findShift(opener, { confirm: CONFIRM, cancel: CANCEL })).toEqual(shift);
  });

  test('of keys over one another none takes the place of the other', () => {
    const confirm = place(12, 348, 580, 652);
    const cancel = place(12, 348, 660, 732);
    expect(findShift(place(184, 348, 612, 676), { confirm, cancel })).toEqual({ isSwapped: false, lift: 48 });
  });
});
