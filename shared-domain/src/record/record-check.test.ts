import { describe, expect, test } from '@jest/globals';
import { ACCESS_CODE_KINDS } from '../organisation/access-code-kind.ts';
import { listOpenChecks, RATIFICATION_ITEMS } from './ratification.ts';
import { canAnswerCheck, isRecordCheck, RECORD_CHECKS } from './record-check.ts';
import type { RecordEvidence } from './record-evidence.ts';

const noted = (...what: string[]): RecordEvidence[] =>
  what.map((one) => ({ what: one, signerKind: 'desk', row: 'bib:11' }));

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

const SIGNERS = [...ACCESS_CODE_KINDS, 'desk'] as const;

describe('who says that a check was made (officials 1, 6)', () => {
  test.each([
    ['zero', ['chrono', 'desk']],
    ['implementBefore', ['judge', 'desk']],
    ['implementAfter', ['judge', 'desk']],
    ['heights', ['judge', 'desk']],
    ['doping', ['desk']],
  ] as const)('%s: %s', (check, signers) => {
    expect(SIGNERS.filter((signerKind) => canAnswerCheck(check, { signerKind, row: 'bib:11' }))).toEqual(signers);
  });

  test('a sample names whom it was taken from; the others may be of the whole event', () => {
    expect(RECORD_CHECKS.filter((check) => !canAnswerCheck(check, { signerKind: 'desk' }))).toEqual(['doping']);
  });

  test.each([
    ['the gauge says a doping sample', { g0: 900_003, g1: '0' }, { what: 'doping', signerKind: 'wind' }, ['doping']],
    ['a judge says a doping sample', { g0: 900_003, g1: '0' }, { what: 'doping', signerKind: 'judge' }, ['doping']],
    ['a starter says the zero', { g0: 100, g1: '0' }, { what: 'zero', signerKind: 'starter' }, ['zero', 'doping']],
    ['the photo finish says the zero', { g0: 100, g1: '0' }, { what: 'zero', signerKind: 'chrono' }, ['doping']],
    [
      'the gauge says a height',
      { g0: 900_001, g1: '0' },
      { what: 'heights', signerKind: 'wind' },
      ['heights', 'doping'],
    ],
    ['a judge says a height', { g0: 900_001, g1: '0' }, { what: 'heights', signerKind: 'judge' }, ['doping']],
    [
      'the control of implements says one',
      { g0: 900_005, g1: '0' },
      { what: 'implementBefore', signerKind: 'judge' },
      ['implementAfter', 'doping'],
    ],
  ] as const)('%s', (_, event, evidence, open) => {
    expect(listOpenChecks(event, [evidence])).toEqual(open);
  });

  test('who may not say that one was made does not say either that it failed', () => {
    const zero = { what: 'zero', signerKind: 'chrono' } as const;
    expect(listOpenChecks({ g0: 100, g1: '0' }, [zero, { ...zero, ok: false, signerKind: 'wind' }])).toEqual([
      'doping',
    ]);
  });
});
