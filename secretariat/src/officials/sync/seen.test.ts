import { describe, expect, test } from '@jest/globals';
import type { DeviceAnswer } from 'shared-domain/contract';
import { findLastNumber, findQuery, mergeAnswer } from './seen.ts';

const trial = (oid: string, change: object = {}) => ({
  oid,
  rows: [{ row: 'bib:7' }],
  fold: { status: 25, since: 0 },
  ...change,
});

const anAnswer = (change: object): DeviceAnswer =>
  ({
    challenge: { oid: 'c', name: 'Val', kind: 'stadium', tz: 'Europe/Paris' },
    code: { kind: 'judge', expires: '2030-01-01T00:00:00Z' },
    revision: 5,
    cursor: 10,
    more: false,
    trials: [trial('a'), trial('b')],
    facts: [{ n: 3, fact: { id: 'f3' } }],
    ...change,
  }) as unknown as DeviceAnswer;

describe('what a device has read', () => {
  test('a trial whose lists are the same keeps its rows, with everything else that is new', () => {
    const seen = mergeAnswer(undefined, anAnswer({}), 1);
    const same = trial('a', { same: true, rows: [], fold: undefined, status: 50 });
    const after = mergeAnswer(seen, anAnswer({ trials: [same, trial('b')], facts: [] }), 2);
    expect(after?.trials[0]).toEqual({ ...trial('a'), status: 50 });
    expect(after?.facts).toHaveLength(1);
  });

  test('one trial that is read alone is ahead of the others, whose facts are asked for from where they were', () => {
    const seen = mergeAnswer(undefined, anAnswer({}), 1);
    const ahead = anAnswer({
      revision: 8,
      cursor: 20,
      trials: [trial('a', { status: 50 })],
      facts: [{ n: 18, fact: {} }],
    });
    const after = mergeAnswer(seen, ahead, 2, ['a']);
    expect(after?.trials.map(({ oid, status }) => [oid, status])).toEqual([
      ['a', 50],
      ['b', undefined],
    ]);
    expect(findQuery(after, 'a')).toEqual({ since: 20, revision: 8, trials: ['a'] });
    expect(findQuery(after, 'b')).toEqual({ since: 10, revision: 5, trials: ['b'] });
    expect(findQuery(after)).toEqual({ since: 10, revision: 5 });
    expect(after === undefined ? 0 : findLastNumber(after)).toBe(20);
    expect(after?.facts.map(({ n }) => n)).toEqual([3, 18]);
  });

  test('lists that are the same as what this device never had are no answer: everything is read anew', () => {
    expect(mergeAnswer(undefined, anAnswer({ trials: [trial('a', { same: true, rows: [] })] }), 1)).toBeUndefined();
  });
});
