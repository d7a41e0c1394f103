import { describe, expect, test } from '@jest/globals';
import { findTimeUnit, stripTimeUnit } from './time-unit.ts';

describe('The head of a column of times', () => {
  test.each([
    ['Official Time (min)', 'min', 'Official Time'],
    ['time_min', 'min', 'time'],
    ['temps_en_minutes', 'min', 'temps'],
    ['Zeit in Minuten', 'min', 'Zeit'],
    ['minutes', 'min', 'minutes'],
    ['net_seconds', 's', 'net'],
    ['Chip Time [s]', 's', 'Chip Time'],
    ['Time (hours)', 'h', 'Time'],
    ['Time (h:m:s)', undefined, 'Time (h:m:s)'],
    ['Time hh:mm:ss', undefined, 'Time hh:mm:ss'],
    ['min/km', undefined, 'min/km'],
    ['Temps', undefined, 'Temps'],
  ] as const)('«%s» says the unit %s', (head, unit, plain) => {
    expect([findTimeUnit(head), stripTimeUnit(head)]).toEqual([unit, plain]);
  });
});
