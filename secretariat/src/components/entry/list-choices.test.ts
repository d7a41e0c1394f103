import { describe, expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import { findFreeLane, findOpenHeat, isDrawn, listEventLists } from './list-choices.ts';

const aGroup = (...trials: ReturnType<typeof aTrial>[]) => ({ oid: 'g', name: '100 m', round: 1, trials });
const aHeat = (oid: string, starts: number, results = 0) => aTrial({ oid, starts, results });

describe('a late entry', () => {
  test.each([
    ['before the draw goes to the entries', [aHeat('a', 0)], false, undefined],
    ['after it is offered the heat with the most room', [aHeat('a', 8), aHeat('b', 6), aHeat('f', 0)], true, 'b'],
    ['is offered no heat that has results', [aHeat('a', 8), aHeat('b', 6, 6)], true, 'a'],
    ['finds no heat once all have results', [aHeat('a', 8, 8)], true, undefined],
  ] as const)('%s', (_, trials, drawn, heat) => {
    const group = aGroup(...trials) as unknown as Parameters<typeof isDrawn>[0];
    expect(isDrawn(group)).toBe(drawn);
    expect(findOpenHeat(group)?.oid).toBe(heat);
  });
});

describe('the lanes of a heat', () => {
  const inLanes = (...lanes: number[]) => lanes.map((lane, index) => ({ row: `bib:${index}`, lane }));

  test.each([
    ['are offered from the inside', inLanes(1, 2, 4), 8, '3'],
    ['end where those of the stadium end', inLanes(1, 2, 3, 4, 5, 6, 7, 8), 8, ''],
    ['are more in a wider stadium', inLanes(1, 2, 3, 4, 5, 6, 7, 8), 9, '9'],
    ['are none where nobody has one', inLanes(0, 0), 8, ''],
  ] as const)('%s', (_, rows, count, lane) => {
    expect(findFreeLane(rows, count)).toBe(lane);
  });

  test('a full heat is offered after the others', () => {
    const group = aGroup(aHeat('a', 8), aHeat('b', 6)) as unknown as Parameters<typeof isDrawn>[0];
    expect(listEventLists(group, 8).map(({ oid }) => oid)).toEqual(['g', 'b', 'a']);
  });
});
