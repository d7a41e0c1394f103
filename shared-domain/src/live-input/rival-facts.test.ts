import { describe, expect, test } from '@jest/globals';
import type { LoggedFact, SignedFact } from './fact.ts';
import { listRivals } from './rival-facts.ts';

const one = (id: string, draft: object, aside?: 'held'): LoggedFact => ({
  fact: { id, at: '2026-06-13T15:00:00Z', trialOID: 't', ...draft } as unknown as SignedFact,
  device: aside === undefined ? 'new' : 'old',
  signerKind: 'judge',
  arrivalNumber: 1,
  aside,
});
const jump = (row: string, h: number, r: string) => ({ kind: 'attempt', row, h, r });

const LATE = one('late', jump('bib:1', 1750, 'x'), 'held');
const find = (facts: readonly LoggedFact[], refused: readonly string[] = [], late = LATE) =>
  listRivals([...facts, late], new Set(refused), late.fact).map(({ id }) => id);

describe('19. what counts where a late fact belongs', () => {
  test('is what others said of the athlete at that bar', () => {
    const facts = [
      one('same', jump('bib:1', 1750, 'o')),
      one('by bib', { kind: 'attempt', bib: '1', h: 1750, r: 'x' }),
      one('other bar', jump('bib:1', 1800, 'x')),
      one('other athlete', jump('bib:2', 1750, 'x')),
      one('other kind', { kind: 'setting', row: 'bib:1', uprights: 600 }),
    ];
    expect(find(facts)).toEqual(['same', 'by bib']);
  });

  test('is nothing that does not count, was corrected away or came late too', () => {
    const facts = [
      one('refused', jump('bib:1', 1750, 'x')),
      one('late too', jump('bib:1', 1750, 'x'), 'held'),
      one('corrected', jump('bib:1', 1750, 'x')),
      one('correction', {
        kind: 'correction',
        replaces: 'corrected',
        with: [{ id: 'brought', ...jump('bib:1', 1750, 'o') }],
      }),
      one('voided', jump('bib:1', 1750, 'x')),
      one('void', { kind: 'void', attempt: 'voided' }),
    ];
    expect(find(facts, ['refused'])).toEqual(['brought']);
  });

  test('of a late correction is what it would replace', () => {
    const late = one('late', { kind: 'correction', replaces: 'first', with: [] }, 'held');
    expect(
      find([one('first', jump('bib:1', 1750, 'o')), one('second', jump('bib:2', 1750, 'x'))], ['late'], late),
    ).toEqual(['first']);
  });

  test('of a mark is the same attempt of the same athlete', () => {
    const mark = (n: number) => ({ kind: 'attempt', row: 'bib:1', n, r: 'o', v: 6000 });
    const late = one('late', mark(2), 'held');
    expect(find([one('first', mark(1)), one('second', mark(2))], [], late)).toEqual(['second']);
  });
});
