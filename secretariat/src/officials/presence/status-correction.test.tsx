import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SeenFact } from 'shared-domain/live-input';
import { pressKey, readText, renderTask, typeText } from '../testing/render-task.tsx';

const rows = [1, 2, 3].map((bib) => ({
  row: `bib:${bib}`,
  bib: String(bib),
  last: `Nom${bib}`,
  first: 'Ana',
  odr: bib,
  lane: bib + 2,
})) as never;
type Trial = Parameters<typeof renderTask>[1];
const HIGH = { g0: 900_001, g1: '0', rows, dets: { heights: [1700, 1750, 1800] } } as Trial;
const LONG = { g0: 900_003, g1: '0', rows } as Trial;
const RACE = { g0: 100, g1: '0', rows, status: 30 } as Trial;
const WALK = { g0: 10_000, g1: 'WT', rows } as Trial;

const readWho = () => readText(document.querySelector('.who')?.textContent ?? '');
const isReady = (name: RegExp) =>
  !(screen.getByRole('button', { name: (found) => name.test(readText(found)) }) as HTMLButtonElement).disabled;

describe('a word that was said some time ago is corrected', () => {
  test('a DNS of a high jump, by its cell, after the bar has risen: the athlete jumps at the bar that is up', async () => {
    const { said, facts } = await renderTask('bars', HIGH);
    await pressKey('Retrait…');
    await pressKey('DNS, ne part pas');
    for (let turn = 0; turn < 2; turn += 1) await pressKey('O, franchi');
    await pressKey('Monter…');
    await pressKey(/^Monter\s*à 1\.75/);
    await pressKey('O, franchi');
    await pressKey('Corriger 1 : DNS');
    expect(isReady(/^Choisissez/)).toBe(false);
    await pressKey('Rien');
    await pressKey('Corriger : Rien');
    expect(said().at(-1)).toEqual({ kind: 'correction', replaces: facts()[0]?.id, with: [] });
    expect(readWho()).toContain('1.75');
    expect(readWho()).toContain('ensuite 1');
    expect(screen.queryByRole('button', { name: /: DNS$/ })).toBeNull();
    // The pass of the bar that she missed stays, and so do the others' bars.
    expect(screen.getByRole('button', { name: (name) => /^Corriger 2 à 1.70 : o/.test(readText(name)) })).toBeTruthy();
  });

  test('a DQ of a long jump becomes a DNF, with a reason', async () => {
    const { said, facts } = await renderTask('attempts', LONG);
    await pressKey(/mordu/);
    await pressKey('Retrait…');
    await pressKey('Disqualifier…');
    await pressKey(/^TR6 |^TR6\.|^TR7/);
    await pressKey('Disqualifier 2');
    await pressKey(/mordu/);
    await pressKey('Corriger 2 : DQ');
    await pressKey('DNF');
    expect(isReady(/^Corriger : DNF/)).toBe(false);
    await typeText('Raison', 'mauvais dossard');
    await pressKey('Corriger : DNF');
    expect(said().at(-1)).toMatchObject({
      kind: 'correction',
      replaces: facts()[1]?.id,
      with: [{ kind: 'word', row: 'bib:2', st: 3 }],
      why: 'mauvais dossard',
    });
  });

  test('a red card of two at a start is taken back for one, by the lane: the recall and the other’s card stay', async () => {
    const { said, write, facts } = await renderTask('start', RACE, { kind: 'starter' });
    await write(
      () => ({ kind: 'start', trialOID: 't1' }),
      () => ({ kind: 'recall', trialOID: 't1', card: 'red', who: [{ row: 'bib:1' }, { row: 'bib:2' }] }),
      () => ({ kind: 'start', trialOID: 't1' }),
    );
    await pressKey('Couloir 4, 2 NOM2, DQ');
    await pressKey('Rien');
    await typeText('Raison', 'couloir 3 seul');
    await pressKey('Corriger : Rien');
    expect(said().at(-1)).toMatchObject({
      kind: 'correction',
      replaces: facts()[1]?.id,
      with: [{ kind: 'recall', card: 'red', who: [{ row: 'bib:1' }] }],
      why: 'couloir 3 seul',
    });
    expect(screen.getByRole('button', { name: 'Couloir 3, 1 NOM1, DQ' })).toBeTruthy();
    await pressKey('Couloir 3, 1 NOM1, DQ');
    await pressKey('Rien');
    await typeText('Raison', 'personne');
    await pressKey('Corriger : Rien');
    // The start before it stays recalled.
    expect(said().at(-1)).toMatchObject({ kind: 'correction', with: [{ kind: 'recall', card: 'green', who: [] }] });
    expect(screen.queryByRole('button', { name: /, DQ$/ })).toBeNull();
  });

  test('what a judge said is not the starter’s to correct; a judge corrects what a starter said', async () => {
    const heard = (by: string): SeenFact[] => [
      {
        n: 1,
        device: 'other',
        by,
        arrived: '',
        fact: { id: 'f1', at: '2026-06-13T12:40:01Z', trialOID: 't1', kind: 'word', row: 'bib:2', st: 2 },
      } as unknown as SeenFact,
    ];
    await renderTask('start', RACE, { kind: 'starter', facts: heard('judge') });
    expect((screen.getByRole('button', { name: 'Couloir 4, 2 NOM2, DNS' }) as HTMLButtonElement).disabled).toBe(true);
    await pressKey('Autres actions');
    expect(screen.queryByRole('button', { name: /corriger…$/ })).toBeNull();
    const { said } = await renderTask('walkRecorder', WALK, { facts: heard('starter') });
    await pressKey('DNS, DNF, DQ : corriger…');
    await pressKey(/^2 NOM2 DNS/);
    await pressKey('Rien');
    await pressKey('Corriger : Rien');
    expect(said()).toEqual([{ kind: 'correction', replaces: 'f1', with: [] }]);
  });

  test('how many lines would no longer count is said before', async () => {
    const { write } = await renderTask('bars', HIGH);
    const attempt = (bib: number, r: 'o' | 'x', h: number) => () =>
      ({ kind: 'attempt', trialOID: 't1', row: `bib:${bib}`, r, h }) as const;
    await write(
      attempt(1, 'o', 1700),
      attempt(2, 'o', 1700),
      () => ({ kind: 'word', trialOID: 't1', row: 'bib:3', st: 2 }),
      () => ({ kind: 'bar', trialOID: 't1', h: 1750 }),
      ...[1, 2, 1, 2, 1, 2].map((bib) => attempt(bib, 'x', 1750)),
      () => ({ kind: 'jumpOff', trialOID: 't1', decision: 'start' }),
    );
    await pressKey('Autres actions');
    await pressKey('DNS, DNF, DQ : corriger…');
    await pressKey(/^3 NOM3/);
    await pressKey('Rien');
    expect(readText(screen.getByRole('dialog').textContent)).toContain('1 ligne écrite depuis ne compterait plus');
  });
});
