import { expect, test } from '@jest/globals';
import { type EventRef, findUnit, formatMark, isInvalidEntry, LONG_JUMP, listDisciplines } from 'shared-domain';
import { findTypedExample } from './typed-example.ts';
import { readMark } from './typed-mark.ts';

test.each([
  ['60 m', { g0: 60, g1: '0' }, '752', '7.52'],
  ['100 m', { g0: 100, g1: '0' }, '1052', '10.52'],
  ['800 m', { g0: 800, g1: '0' }, '15234', '1:52.34'],
  ['10 km on the road', { g0: 10_000, g1: 'R' }, '5234', '52:34'],
  ['marathon', { g0: 42_195, g1: 'R' }, '40512', '4:05:12'],
  ['100 m timed by hand', { g0: 100, g1: '0', hand: true }, '105', '10.5h'],
  ['long jump', { g0: LONG_JUMP, g1: '0' }, '745', '7.45'],
])('the example for a %s is a likely mark', (_, event, typed, shown) => {
  expect(findTypedExample(event)).toMatchObject({ typed, shown });
});

test('events in points have no example', () => {
  expect(findTypedExample({ g0: 800_010, g1: '0' })).toBeUndefined();
});

const preview = (text: string, event: EventRef) => {
  const entry = readMark(text, event);
  return isInvalidEntry(entry) ? entry.fault : formatMark(entry, event);
};

test('for every discipline, the grid reads the example as shown', () => {
  for (const event of listDisciplines()) {
    const { g0, g1 } = event;
    const example = findTypedExample(event);
    if (example === undefined) {
      expect([g0, g1, findUnit(event)]).toEqual([g0, g1, 'pts']);
      continue;
    }
    const { typed, shown, written } = example;
    for (const text of [typed, ...written]) expect([g0, g1, text, preview(text, event)]).toEqual([g0, g1, text, shown]);
  }
});
