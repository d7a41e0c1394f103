import { expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import { groupByEvent } from '../../api/programme-groups.ts';
import { listEventChoices } from './event-choices.ts';

const heat = (uid: string, categories?: number[]) =>
  aTrial({ oid: uid, uid, gOID: 'shot', group: 'Poids Hommes', dets: { ...(categories && { categories }) } });
const MEETING = { date: '2026-06-13', rtype: '' } as const;

test.each([
  ['those of its category', [heat('900005-0-57-f1')], 53, 'fits'],
  ['those that it is for', [heat('900005-0-57-f1', [49, 51])], 49, 'fits'],
  ['nobody else without saying so', [heat('900005-0-57-f1', [49, 51])], 53, 'age'],
  ['those of any of its heats', [heat('900005-0-57-f1', [49]), heat('900005-0-57-f2', [53])], 53, 'fits'],
])('an event is offered to %s', (_, trials, category, fit) => {
  expect(listEventChoices(groupByEvent(trials, 'fr'), [{ category }], MEETING).map((choice) => choice.fit)).toEqual([
    fit,
  ]);
});

test('an event of some categories is listed with them', () => {
  expect(groupByEvent([heat('900005-0-57-f1', [49, 51])], 'en')[0]?.name).toBe('Shot put Men (U18, U20)');
});
