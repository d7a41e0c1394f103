import { expect, test } from '@jest/globals';
import { listRecordMarks } from './outlook-text.ts';

const t = ((key: string, { record = '' } = {}) => (key === 'outlook.record' ? `= ${record}` : key)) as never;

test('what would be a record is said with the record, and whose or of which category it is', () => {
  const records = [
    { kind: 'MR' as const, v: 2010 },
    { kind: 'NR' as const, scope: 'FRA', event: '900001-0-51', v: 2280 },
  ];
  const marks = listRecordMarks({ following: [], needed: [], records }, { t, language: 'fr' });
  expect(marks.map(({ mark, text }) => `${mark} ${text}`)).toEqual([
    '2.01 = record de la réunion',
    '2.28 = record national (FRA) JU',
  ]);
  expect(listRecordMarks({ following: [], needed: [] }, { t, language: 'fr' })).toEqual([]);
});
