import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SeenFact } from 'shared-domain/live-input';
import { pressKey, readText, renderTask } from '../testing/render-task.tsx';

const rows = [1, 2, 3].map((bib) => ({
  row: `bib:${bib}`,
  bib: String(bib),
  last: `Nom${bib}`,
  first: 'Ana',
  odr: bib,
})) as never;
type Trial = Parameters<typeof renderTask>[1];
const HIGH = { g0: 900_001, g1: '0', rows, dets: { heights: [1700, 1750, 1780, 1810, 1840] } } as Trial;
const LONG = { g0: 900_003, g1: '0', rows } as Trial;

/** What stands above the keys before the first attempt. */
const readStrip = () => {
  const strips = [...document.querySelectorAll('.strip > span')].map(({ textContent }) => readText(textContent));
  return strips.find((text) => /absence/i.test(text)) ?? '';
};
const readWho = () => readText(document.querySelector('.who')?.textContent ?? '');

describe('a field event that has not begun', () => {
  test('says its hour, its heights and who is noted absent, above live keys, until the first attempt', async () => {
    await renderTask('bars', HIGH);
    expect(readStrip()).toBe('Commence à 14:35. 1.70 · 1.75 puis +3. Aucune absence notée.');
    await pressKey('X, échec');
    expect(readStrip()).toBe('');
    await pressKey('Annuler cette ligne');
    expect(readStrip()).toContain('Commence à 14:35');
  });

  test('the judge notes who is there, and nobody waits for the absent', async () => {
    const { said } = await renderTask('attempts', LONG);
    expect(readStrip()).toContain('Commence à 14:35');
    await pressKey('Présences…');
    await pressKey('1 NOM1 : présence inconnue');
    await pressKey('1 NOM1 : Présente');
    await pressKey('2 NOM2 : présence inconnue');
    expect(said()).toEqual([]);
    await pressKey('Noter');
    expect(said()).toEqual([
      { kind: 'check', row: 'bib:1', presence: 'absent' },
      { kind: 'check', row: 'bib:2', presence: 'present' },
    ]);
    expect(readStrip()).toContain('Absence notée : 1');
    expect(readWho()).toContain('NOM2');
    expect(document.querySelectorAll('.grid .seen.x')).toHaveLength(1);
    await pressKey('Présences…');
    await pressKey('1 NOM1 : Absente');
    await pressKey('1 NOM1 : présence inconnue');
    await pressKey('Noter');
    expect(said().at(-1)).toEqual({ kind: 'check', row: 'bib:1', presence: 'present' });
    expect(readWho()).toContain('NOM1');
  });

  test('where the heights are missing too, whose title says the hour; who only reads notes nothing', async () => {
    await renderTask('bars', { ...HIGH, dets: {} } as Trial);
    expect(readWho()).toContain('Commence à 14:35');
    expect(readStrip()).toMatch(/^Aucune absence notée\./);
    expect(screen.getByRole('button', { name: 'Présences…' })).toBeTruthy();
    const check = {
      id: 'f1',
      at: '2026-06-13T12:20:00Z',
      trialOID: 't1',
      kind: 'check',
      row: 'bib:3',
      presence: 'absent',
    };
    const facts = [{ n: 1, device: 'other', by: 'judge', arrived: '', fact: check }] as unknown as readonly SeenFact[];
    await renderTask('attempts', LONG, { tenure: 'free', facts });
    expect(readStrip()).toContain('Absence notée : 3');
    expect(screen.queryByRole('button', { name: 'Présences…' })).toBeNull();
  });
});
