import { expect, test } from '@jest/globals';
import type { EventRecord } from './event-record.ts';
import type { MadeRecord } from './made-record.ts';
import { listRecordTargets, listTrialTargets } from './record-target.ts';

const HIGH = { event: { g0: 900_001, g1: '0' }, category: 55 };
const MR: EventRecord = { kind: 'MR', event: '900001-0-55', v: 2000, holder: 'A. Dupont' };
const NR: EventRecord = { ...MR, kind: 'NR', scope: 'FRA', v: 2330 };

test('the nearest first, with whose record it is', () => {
  expect(listRecordTargets([NR, MR], { country: 'FRA' }, HIGH, [])).toStrictEqual([
    { kind: 'MR', event: '900001-0-55', v: 2010 },
    { kind: 'NR', scope: 'FRA', event: '900001-0-55', v: 2340 },
  ]);
  const sprint = { event: { g0: 100, g1: '0' }, category: 55 };
  const times = [9_580, 10_420].map(
    (v, index): EventRecord => ({ ...MR, kind: index === 0 ? 'WR' : 'MR', event: '000100-0-55', v }),
  );
  expect(listRecordTargets(times, {}, sprint, []).map(({ v }) => v)).toEqual([10_410, 9_570]);
});

test('one by hand with its correction, in its order among electronic ones (TR 39.9)', () => {
  const sprint = { event: { g0: 100, g1: '0' }, category: 55 };
  const byHand: EventRecord = { ...MR, kind: 'SR', event: '000100-0-55', v: 10_400, method: 'hand' };
  const electronic: EventRecord = { ...MR, event: '000100-0-55', v: 10_420 };
  expect(listRecordTargets([electronic, byHand], {}, sprint, []).map(({ kind, v }) => `${kind} ${v}`)).toEqual([
    'SR 10630',
    'MR 10410',
  ]);
});

test('not those of others, nor the same twice', () => {
  expect(listRecordTargets([NR, MR], { country: 'BEL' }, HIGH, [])).toMatchObject([{ kind: 'MR' }]);
  expect(listRecordTargets([MR, { ...MR, holder: 'B. Martin' }], {}, HIGH, [])).toHaveLength(1);
});

test('one that the competition has beaten stands at its new mark, unless that is in doubt', () => {
  const made = (v: number, missing: MadeRecord['missing'] = [], of = MR): MadeRecord => ({
    record: { ...of, v, holder: 'B. Martin' },
    missing,
  });
  const find = (...marks: MadeRecord[]) =>
    listRecordTargets([MR, NR], { country: 'FRA' }, HIGH, marks).map(({ kind, v }) => `${kind} ${v}`);
  expect(find(made(2010, ['official']))).toEqual(['MR 2020', 'NR 2340']);
  expect(find(made(2000), made(2020), made(2010))).toEqual(['MR 2030', 'NR 2340']);
  expect(find(made(2340, ['official', 'heights', 'doping'], NR))).toEqual(['MR 2010', 'NR 2350']);
  for (const gap of ['wind', 'nationality', 'competitors', 'category'] as const)
    expect(find(made(2340, ['official', gap], NR), made(2010, [gap]))).toEqual(['MR 2010', 'NR 2340']);
});

test('three at once', () => {
  const kinds = ['MR', 'SR', 'WR', 'CR'] as const;
  const records = kinds.map((kind, index) => ({ ...MR, kind, v: 2400 - 100 * index }));
  expect(listRecordTargets(records, {}, HIGH, []).map(({ kind }) => kind)).toEqual(['CR', 'WR', 'SR']);
});

test('none that nobody can beat', () => {
  const sprint = { event: { g0: 100, g1: '0' }, category: 55 };
  expect(listRecordTargets([{ ...MR, event: '000100-0-55', v: 10 }], {}, sprint, [])).toEqual([]);
});

test('of a contest as its list stands, with the category where it is another one', () => {
  const trial = { g0: 900_001, g1: '0', category: 55, kind: 'outdoor' };
  const all = { ...MR, kind: 'SR', event: '900001-0-57', v: 2100 } as const;
  expect(listTrialTargets([all, MR], { category: 55 }, trial, [])).toStrictEqual([
    { kind: 'MR', v: 2010 },
    { kind: 'SR', event: '900001-0-57', v: 2110 },
  ]);
});

test('of a race that is timed by hand, as its times compare with electronic ones', () => {
  const trial = { g0: 100, g1: '0', category: 55, dets: { hand: true }, kind: 'outdoor' };
  expect(listTrialTargets([{ ...MR, event: '000100-0-55', v: 10_420 }], {}, trial, [])).toStrictEqual([
    { kind: 'MR', v: 10_100 },
  ]);
});
