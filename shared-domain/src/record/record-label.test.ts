import { expect, test } from '@jest/globals';
import { describeRecord, formatRecordLabel } from './record-label.ts';

test.each([
  ['of the list’s own category', { kind: 'MR' }, 'MR', 'meeting record'],
  ['of another category', { kind: 'NR', scope: 'FRA', event: '000100-0-51' }, 'NR U20', 'national record (FRA) U20'],
  ['of what is no event', { kind: 'SR', event: '100 m' }, 'SR', 'stadium record'],
] as const)('a record %s is named in short and in words', (_, record, short, long) => {
  expect([formatRecordLabel(record, 'en'), describeRecord(record, 'en')]).toEqual([short, long]);
});
