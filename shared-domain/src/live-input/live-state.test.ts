import { describe, expect, test } from '@jest/globals';
import type { LoggedFact, SignedFact } from './fact.ts';
import { foldSheet } from './fold-sheet.ts';
import type { FoldedTrial, FoldStart } from './trial-state.ts';

/** A long jump, or a high jump, whose order is that of the bibs. */
const aTrial = (
  bibs: string,
  { g0 = 900_003, fold }: { g0?: number; fold?: Partial<FoldStart> } = {},
): FoldedTrial => ({
  g0,
  g1: '0',
  round: 'f',
  status: 25,
  dets: {},
  rows: [...bibs].map((bib, at) => ({ row: `bib:${bib}`, bib, odr: at + 1 })),
  fold: { status: 25, since: 0, ...fold },
});

/** Facts of a judge's device, or of the one that they name. */
const list = (...drafts: readonly object[]): LoggedFact[] =>
  drafts.map((draft, at) => {
    const { device = 'judge', ...content } = draft as { device?: string };
    const fact = { id: `f${at + 1}`, at: `2026-06-13T15:00:${10 + at}Z`, trialOID: 't', ...content };
    return { fact: fact as unknown as SignedFact, device, signerKind: 'judge', arrivalNumber: at + 1 };
  });

const jump = (bib: string, r: string) => ({ kind: 'attempt', bib, r, ...(r === 'o' && { v: 6000 }) });
const say = (act: string, bib: string, more = {}) => ({ kind: 'clock', act, bib, ...more });

describe('Whoever is being measured or timed is up', () => {
  const REORDERED = aTrial('132');
  const up = (trial: FoldedTrial, ...drafts: readonly object[]) => foldSheet(trial, list(...drafts)).live?.row;

  test.each([
    ['nothing was said of 2', [], 'bib:3'],
    ['2 is being measured', [say('measure', '2')], 'bib:2'],
    ['the judge started the time of 2', [say('start', '2')], 'bib:2'],
    ['the time of 2 was stopped', [say('start', '2'), say('stop', '2')], 'bib:3'],
    ['the measurement came to nothing', [say('measure', '2'), say('clear', '2')], 'bib:3'],
    ['a pause came between', [say('measure', '2'), { kind: 'clock', act: 'pause' }], 'bib:2'],
    ['the judge then called 1', [say('measure', '2'), { kind: 'call', bib: '1' }], 'bib:1'],
    ['2 had her attempt', [say('measure', '2'), jump('2', 'o')], 'bib:3'],
    ['2 is not there after all', [say('measure', '2'), { kind: 'word', bib: '2', st: 2 }], 'bib:3'],
    ['another device, which may be behind, started the time of 1', [say('start', '1', { device: 'clock' })], 'bib:3'],
  ])('whatever the secretariat makes of the order, when %s', (_, drafts, row) => {
    expect(up(REORDERED, jump('1', 'x'), ...drafts)).toBe(row);
  });

  test.each([
    ['retires', { kind: 'attempt', bib: '3', r: 'r' }],
    ['does not start', { kind: 'word', bib: '3', st: 2 }],
    ['is disqualified', { kind: 'word', bib: '3', st: 4 }],
  ])('who is called out of turn and then %s is called no more', (_, end) => {
    const called = [jump('1', 'x'), { kind: 'call', bib: '3' }];
    expect(up(aTrial('123'), ...called)).toBe('bib:3');
    expect(up(aTrial('123'), ...called, end)).toBe('bib:2');
  });

  test('but a scratched athlete is not waited for', () => {
    const scratched = aTrial('132', { fold: { absences: { 'bib:2': 'scratched' } } });
    expect(up(scratched, jump('1', 'x'), say('measure', '2'))).toBe('bib:3');
  });

  test('also at a bar, as long as the rules have an attempt of her', () => {
    const high = aTrial('132', { g0: 900_001 });
    const heights = { kind: 'heights', heights: [1700, 1750] };
    expect(up(high, heights, jump('1', 'x'), say('start', '2'))).toBe('bib:2');
    expect(up(high, heights, jump('1', 'x'), jump('3', 'o'), say('start', '3'))).toBe('bib:2');
  });
});
