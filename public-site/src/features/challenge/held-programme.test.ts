import { expect, test } from '@jest/globals';
import type { Trial } from 'shared-domain/contract';
import { aTrial } from 'shared-domain/testing';
import { groupByDay, listProgrammeItems } from './programme.ts';
import { countMoved, restorePlaces, serialisePlaces } from './use-stable-days.ts';

const itemsOf = (...trials: Trial[]) =>
  listProgrammeItems(
    { oid: 'C', tz: 'Europe/Paris', kind: 'outdoor' },
    [],
    trials.map((heat) => ({ gOID: heat.gOID, round: heat.round, date: heat.date, status: heat.status, heats: [heat] })),
  );
const trial = (oid: string, time: string, status: Trial['status']) =>
  aTrial({ oid, uid: '000100-0-56-f1', date: `2026-06-13T${time}:00+02:00`, status });

const before = itemsOf(trial('A', '14:00', 20), trial('B', '14:30', 5), trial('D', '15:00', 20));
const after = itemsOf(
  trial('A', '14:00', 5),
  trial('B', '14:30', 40),
  trial('D', '15:00', 20),
  trial('E', '15:10', 20),
);
const shown = serialisePlaces(groupByDay(before, true));
const wanted = serialisePlaces(groupByDay(after, true));

test('held lines keep their places and say what is new', () => {
  const [day] = restorePlaces(shown, after);
  expect(day?.running.map(({ key, trial: now }) => [key, now?.status])).toEqual([['B', 40]]);
  expect(day?.hours.map(({ hour, items }) => [hour, items.map(({ key }) => key)])).toEqual([
    ['14', ['A']],
    ['15', ['D']],
  ]);
});

test('the pill counts the lines that would move or come', () => {
  expect(countMoved(shown, wanted)).toBe(3);
});

test('what was taken away goes at once', () => {
  const [day] = restorePlaces(shown, itemsOf(trial('A', '14:00', 20)));
  expect(day?.running).toEqual([]);
  expect(day?.hours).toHaveLength(1);
});
