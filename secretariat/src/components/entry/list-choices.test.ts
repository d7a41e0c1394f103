import { describe, expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import { findOpenHeat, isDrawn } from './list-choices.ts';

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
