import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SeenFact } from 'shared-domain/live-input';
import { pressKey, readText, renderTask } from '../testing/render-task.tsx';

const rows = [1, 2].map((n) => ({
  row: `bib:${n}`,
  bib: String(n),
  last: `Nom${n}`,
  first: 'Ana',
  odr: n,
})) as never;

/** What the pit said, one second after the other. */
const list = (...said: readonly Readonly<Record<string, unknown>>[]): SeenFact[] =>
  said.map((fact, at) => ({
    n: at + 1,
    device: 'pit',
    by: 'judge',
    arrived: '2026-06-13T13:33:08Z',
    fact: { id: `f${at}`, trialOID: 't1', at: `2026-06-13T13:33:0${at}Z`, ...fact },
  })) as SeenFact[];

const attempt = (n: number, more: object) => ({ kind: 'attempt', row: `bib:${n}`, ...more });
const LONG = { g0: 900_003, g1: '0', rows };
const HIGH = { g0: 900_001, g1: '0', rows, dets: { heights: [1700, 1750] } } as Parameters<typeof renderTask>[1];
const first = [attempt(1, { n: 1, r: 'o', v: 6000 }), attempt(2, { n: 1, r: 'o', v: 6100 })];
const measured = list(...first, attempt(1, { n: 2, r: 'x', v: 6300 }), { kind: 'protest', attempt: 'f2' });

const page = () => readText(document.body.textContent ?? '');
const open = (trial: Parameters<typeof renderTask>[1], facts: SeenFact[], options = {}) =>
  renderTask('referee', trial, { place: 'Juge-arbitre concours', facts, ...options });

describe('44. a protest against an attempt, said at the pit, is in the referee’s inbox', () => {
  test.each([
    ['Réclamation acceptée', true, 'Réclamation acceptée'],
    ['Réclamation rejetée', false, 'Réclamation rejetée'],
  ])('«%s» is one fact, and nothing is open any more', async (key, upheld, words) => {
    const judges = [{ device: 'pit', label: 'Sautoir 2', at: '2026-06-13T13:33:08Z' }] as never;
    const { said } = await open(LONG, measured, { judges });
    expect(page()).toContain('1 à décider');
    expect(document.querySelector('.state.wait')).not.toBeNull();
    await pressKey(/^1 NOM1 · Réclamation\s*2e essai : X \(6\.30\) · réclamation : place 1 si acceptée, 2 sinon/);
    expect(page()).toContain('1 NOM1 réclamation : place 1 si acceptée, 2 sinon');
    expect(page()).toContain('2 NOM2 réclamation : place 2 si acceptée, 1 sinon');
    expect(page()).toContain('Sautoir 2 (15:33:03)');
    expect(said()).toEqual([]);
    await pressKey(key);
    expect(said()).toEqual([{ kind: 'ruling', attempt: 'f2', upheld }]);
    expect(page()).toContain(words);
    expect(page()).toContain('0 à décider');
    expect(page()).not.toContain('sinon');
    expect(screen.queryByRole('button', { name: 'Réclamation rejetée' })).toBeNull();
  });

  test('a ruling that is taken back leaves the protest waiting', async () => {
    await open(LONG, measured);
    await pressKey(/^1 NOM1 · Réclamation/);
    await pressKey('Réclamation rejetée');
    expect(page()).toContain('0 à décider');
    await pressKey('Annuler cette ligne');
    expect(page()).toContain('1 à décider');
    await pressKey('Réclamation acceptée');
    expect(page()).toContain('0 à décider');
  });

  test('a foul that nobody measured is taken again when its protest is upheld', async () => {
    const { said } = await open(LONG, list(...first, attempt(1, { n: 2, r: 'x' }), { kind: 'protest', attempt: 'f2' }));
    await pressKey(/^1 NOM1 · Réclamation\s*2e essai : X\s*\d/);
    await pressKey('Acceptée : refaire l’essai');
    expect(said()).toEqual([
      { kind: 'ruling', attempt: 'f2', upheld: true },
      { kind: 'void', attempt: 'f2' },
    ]);
    expect(page()).toContain('0 à décider');
  });

  test('of a high jump with its bar', async () => {
    const failures = list(
      attempt(1, { h: 1700, r: 'x' }),
      attempt(2, { h: 1700, r: 'o' }),
      attempt(1, { h: 1700, r: 'x' }),
      { kind: 'protest', attempt: 'f2' },
    );
    await open(HIGH, failures);
    await pressKey(/^1 NOM1 · Réclamation\s*1\.70, 2e essai : X/);
    expect(screen.getByRole('button', { name: 'Réclamation acceptée' })).toBeTruthy();
  });

  test('what the pit has ruled on is there with its ruling; in English too', async () => {
    await open(
      LONG,
      [...measured, ...list(...Array(4).fill({}), { kind: 'ruling', attempt: 'f2', upheld: false }).slice(4)],
      {
        language: 'en',
      },
    );
    expect(page()).toContain('Protest dismissed');
    expect(page()).toContain('0 to decide');
  });
});
