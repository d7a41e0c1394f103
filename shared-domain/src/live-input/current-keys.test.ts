import { describe, expect, test } from '@jest/globals';
import { applyCurrentKeys, type Renumbering } from './current-keys.ts';
import type { LoggedFact, SignedFact } from './fact.ts';

/** The secretariat exchanged the bibs 1 and 3 at 15:00, after the second fact. */
const EXCHANGE: Renumbering = {
  at: '2026-06-13T15:00:00Z',
  after: 2,
  names: { 'bib:1': 'bib:3', 'bib:3': 'bib:1' },
};

/** A fact that arrived after the exchange and was written after it by its clock. */
const say = (content: object): LoggedFact => ({
  fact: { id: 'f3', at: '2026-06-13T15:00:10Z', trialOID: 't', kind: 'attempt', r: 'x', ...content } as SignedFact,
  device: 'a',
  signerKind: 'judge',
  arrivalNumber: 3,
});
const read = (content: object, ...keys: string[]) => applyCurrentKeys([say(content)], [EXCHANGE], keys)[0]?.fact;

describe('A fact that says which changes of keys its device had read', () => {
  test.each([
    ['knew of the exchange', 1, 'bib:3', 'bib:3'],
    ['did not know of it', 0, 'bib:1', 'bib:3'],
    ['did not know of it, and names the other', 0, 'bib:3', 'bib:1'],
  ])('%s: it is of the same athlete', (_, renumbered, row, current) => {
    expect(read({ renumbered, row }, 'bib:1', 'bib:2', 'bib:3')).toMatchObject({ row: current });
  });

  test.each([
    ['knew of the exchange', 1, 'bib:3'],
    ['did not know of it', 0, 'bib:1'],
  ])('%s, and its athlete was deleted since: it is of nobody, not of who has the other bib', (_, renumbered, row) => {
    expect(read({ renumbered, row }, 'bib:1', 'bib:2')).toMatchObject({ row: 'bib:3' });
    expect(read({ renumbered, next: row }, 'bib:1', 'bib:2')).toMatchObject({ next: 'bib:3' });
    expect(read({ renumbered, who: [{ row }] }, 'bib:1', 'bib:2')).toMatchObject({ who: [{ row: 'bib:3' }] });
    const correction = { kind: 'correction', replaces: 'f1', with: [{ kind: 'attempt', row, r: 'o' }], renumbered };
    expect(read(correction, 'bib:1', 'bib:2')).toMatchObject({ with: [{ row: 'bib:3' }] });
  });
});

test('A fact that does not say it has the keys of its instant, or of an earlier list while nobody goes by the result', () => {
  expect(read({ bib: '3' }, 'bib:1', 'bib:2', 'bib:3')).toMatchObject({ row: 'bib:3' });
  expect(read({ bib: '3' }, 'bib:1', 'bib:2')).toMatchObject({ row: 'bib:1' });
});
