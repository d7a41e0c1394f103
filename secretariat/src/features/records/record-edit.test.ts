import { expect, test } from '@jest/globals';
import type { OwnRecord } from '../../api/event-records.ts';
import { findFaults, findOtherMark, findUnlikelyMark, makeDraft, makeRecord } from './record-draft.ts';
import { applyEdit } from './record-edit.ts';

const RECORD: OwnRecord = {
  oid: 'r1',
  kind: 'MR',
  event: '000100-0-55',
  v: 10_420,
  holder: 'A. Dupont',
  date: '2019-06-15',
};
const OTHER: OwnRecord = { oid: 'r2', kind: 'SR', event: '000100-0-55', v: 10_310, holder: 'B. Martin' };
const DRAFT = makeDraft(RECORD);

test('a record is typed as it is shown, and comes back the same', () => {
  expect([DRAFT.mark, DRAFT.date, DRAFT.club]).toEqual(['10.42', '15/06/2019', '']);
  const { oid: _, ...sent } = RECORD;
  expect(makeRecord(DRAFT)).toEqual(sent);
});

test.each([
  ['digits alone', { mark: '1042' }, { v: 10_420 }],
  ['a throw', { event: '900005-0-55', mark: '18,20' }, { v: 18_200 }],
  ['points', { event: '800010-0-55', mark: '8123' }, { v: 8123 }],
  ['a year', { date: '1998' }, { date: '1998' }],
  ['where the holder is from', { club: ' AC Rennes ', country: 'fra' }, { club: 'AC Rennes', country: 'FRA' }],
])('%s is read', (_, typed, sent) => {
  expect(makeRecord({ ...DRAFT, ...typed })).toMatchObject(sent);
});

test.each([
  ['no event', { event: '' }, 'event', 'error.required'],
  ['no mark', { mark: ' ' }, 'mark', 'error.required'],
  ['what is no mark', { mark: 'vite' }, 'mark', 'records.mark.bad'],
  ['a status', { mark: 'DQ' }, 'mark', 'records.mark.bad'],
  ['no holder', { holder: ' ' }, 'holder', 'error.required'],
  ['a nation in words', { country: 'FR' }, 'country', 'records.nation.bad'],
  ['no date', { date: 'été' }, 'date', 'records.date.bad'],
])('%s is refused at its field', (_, typed, field, fault) => {
  expect(findFaults({ ...DRAFT, ...typed })).toMatchObject({ [field]: fault });
  expect(makeRecord({ ...DRAFT, ...typed })).toBeUndefined();
});

test('what a list says beside it stays, and whose it is goes with a kind that leaves nothing open', () => {
  const listed: OwnRecord = { ...RECORD, kind: 'NR', scope: 'FRA', list: 'FFA 2026', wind: 1.2, club: 'AC Rennes' };
  const { oid: _, ...sent } = listed;
  expect(makeRecord(makeDraft(listed), listed)).toEqual(sent);
  const { scope: __, club: ___, ...own } = sent;
  expect(makeRecord({ ...makeDraft(listed), kind: 'MR', club: '' }, listed)).toEqual({ ...own, kind: 'MR' });
  expect(findOtherMark({ ...makeDraft(listed), scope: 'BEL' }, [{ ...listed, v: 10_000 }])).toBeUndefined();
});

test('a mark beyond what is possible is asked about; one that differs from another holder’s is said', () => {
  expect(findUnlikelyMark(DRAFT)).toBeUndefined();
  expect(findUnlikelyMark({ ...DRAFT, mark: '1.04' })).toBe('1.04');
  expect(findOtherMark(DRAFT, [OTHER, { ...RECORD, v: 10_500 }])).toBe('10.50');
  expect(findOtherMark(DRAFT, [OTHER, RECORD])).toBeUndefined();
});

test('an edit keeps what others did to other records, and overwrites nobody’s', () => {
  const { oid: _, ...record } = { ...RECORD, v: 10_400 };
  expect(applyEdit({ kind: 'add', record }, [OTHER])).toEqual([OTHER, record]);
  expect(applyEdit({ kind: 'set', before: RECORD, record }, [OTHER, RECORD])).toEqual([
    OTHER,
    { ...record, oid: 'r1' },
  ]);
  expect(applyEdit({ kind: 'delete', before: RECORD }, [RECORD, OTHER])).toEqual([OTHER]);
  expect(applyEdit({ kind: 'set', before: RECORD, record }, [{ ...RECORD, holder: 'C. Petit' }])).toBeUndefined();
  expect(applyEdit({ kind: 'delete', before: RECORD }, [])).toBeUndefined();
});
