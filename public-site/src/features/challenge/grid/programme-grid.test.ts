import { expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import { listProgrammeItems } from '../programme.ts';
import { buildProgrammeGrid } from './programme-grid.ts';

const heats = [
  ['1', '000100-0-56-h1', '14:00'],
  ['2', '000100-0-55-h1', '14:10'],
  ['3', '000100-0-52-f1', '14:20'],
  ['4', '900001-0-55-f1', '14:30'],
  ['5', '000100-0-56-h2', '14:05'],
].map(([oid = '', uid = '', time = '']) => aTrial({ oid, uid, date: `2026-06-13T${time}:00+02:00` }));
const items = listProgrammeItems(
  { oid: 'C', tz: 'Europe/Paris', kind: 'outdoor' },
  [],
  heats.map((heat) => ({ gOID: heat.gOID, round: heat.round, date: heat.date, status: 40, heats: [heat] })),
);

test('an event is one line, in the order of the day; its heats stand under their category', () => {
  const { rows } = buildProgrammeGrid(items);
  expect(rows.map(({ key }) => key)).toEqual(['100', '900001']);
  expect(rows[0]?.cells.get(56)?.map(({ key }) => key)).toEqual(['1', '5']);
});

test('categories go from the youngest, women before men', () => {
  expect(buildProgrammeGrid(items).categories).toEqual([52, 56, 55]);
});

test('parts of a combined event stand together, apart from the event of the same name', () => {
  const part = aTrial({ oid: '6', uid: '000100-0-55-c1', group: 'Décathlon Hommes' });
  const round = { gOID: part.gOID, round: part.round, date: part.date, status: 40 as const, heats: [part] };
  const { rows } = buildProgrammeGrid([
    ...items,
    ...listProgrammeItems({ oid: 'C', tz: 'Europe/Paris', kind: 'outdoor' }, [], [round]),
  ]);
  expect(rows.at(-1)?.key).toBe('c Décathlon Hommes');
});

test('a contest of several categories stands under each of them, and not under all ages', () => {
  const shot = aTrial({ oid: '7', uid: '900005-0-57-f1', dets: { categories: [51, 55] } });
  const round = { gOID: shot.gOID, round: shot.round, date: shot.date, status: 40 as const, heats: [shot] };
  const { categories, rows } = buildProgrammeGrid(
    listProgrammeItems({ oid: 'C', tz: 'Europe/Paris', kind: 'outdoor' }, [], [round]),
  );
  expect(categories).toEqual([51, 55]);
  expect(categories.map((category) => rows[0]?.cells.get(category)?.map(({ key }) => key))).toEqual([['7'], ['7']]);
});
