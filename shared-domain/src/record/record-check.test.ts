import { describe, expect, test } from '@jest/globals';
import { RATIFICATION_ITEMS, type RecordEvidence } from './ratification.ts';
import { isRecordCheck, listOpenChecks } from './record-check.ts';

const noted = (...what: string[]): RecordEvidence[] => what.map((one) => ({ what: one, signerKind: 'desk' }));

describe('the checks without which a mark is only a possible record, by the event', () => {
  test.each([
    ['a sprint', { g0: 100, g1: '0' }, ['zero', 'doping']],
    ['a sprint timed by hand', { g0: 100, g1: '0', hand: true }, ['doping']],
    ['a road race', { g0: 10_000, g1: 'R' }, ['doping']],
    ['a high jump', { g0: 900_001, g1: '0' }, ['heights', 'doping']],
    ['a long jump', { g0: 900_003, g1: '0' }, ['doping']],
    ['a shot put', { g0: 900_005, g1: '0' }, ['implementBefore', 'implementAfter', 'doping']],
  ] as const)('%s', (_, event, checks) => {
    expect(listOpenChecks(event, [])).toEqual(checks);
    expect(listOpenChecks(event, noted('referee', 'gauge'))).toEqual(checks);
    expect(listOpenChecks(event, noted(...checks))).toEqual([]);
  });

  test('one that failed is open', () => {
    const failed: RecordEvidence = { what: 'zero', ok: false, signerKind: 'chrono' };
    expect(listOpenChecks({ g0: 100, g1: '0' }, [...noted('doping'), failed])).toEqual(['zero']);
  });

  test('the papers of the file are none', () => {
    expect(RATIFICATION_ITEMS.filter(isRecordCheck)).toEqual([
      ...['zero', 'implementBefore', 'implementAfter', 'heights', 'doping'],
    ]);
  });
});
