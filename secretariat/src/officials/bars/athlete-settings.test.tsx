import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pressKey, readText, renderTask, typeText } from '../testing/render-task.tsx';

type Trial = Parameters<typeof renderTask>[1];
const rows = [1, 2, 3].map((bib) => ({
  row: `bib:${bib}`,
  bib: String(bib),
  last: `Nom${bib}`,
  first: 'Ana',
  odr: bib,
})) as never;
const VAULT = { g0: 900_002, g1: '0', rows, dets: { heights: [3700, 3800] } } as Trial;
const HIGH = { ...VAULT, g0: 900_001, dets: { heights: [1700, 1750] } } as Trial;
const LONG = { g0: 900_003, g1: '0', rows } as Trial;

const readWho = () => readText(document.querySelector('.who')?.textContent ?? '');
const readProposal = () =>
  readText(screen.queryByText((text) => /s’absente avec/.test(readText(text)))?.textContent ?? '');

describe('the uprights of a pole vault', () => {
  test('are noted for an athlete in cm, 0 to 80, and stand beside her when she is called', async () => {
    const { said } = await renderTask('bars', VAULT);
    await pressKey('Autres actions');
    await pressKey('Montants d’un athlète…');
    await pressKey(/^2 NOM2/);
    await typeText('Centimètres, 0 à 80', '85');
    expect((screen.getByRole('button', { name: 'Choisissez' }) as HTMLButtonElement).disabled).toBe(true);
    await typeText('Centimètres, 0 à 80', '60');
    await pressKey('2 : montants 60 cm');
    expect(said()).toEqual([{ kind: 'setting', row: 'bib:2', uprights: 600 }]);
    expect(readText(screen.getByRole('contentinfo').textContent)).toContain('2 : montants 60 cm');
    expect(readWho()).not.toContain('Montants');
    await pressKey('O, franchi');
    expect(readWho()).toContain('Montants 60 cm');
  });

  test('are asked for in no high jump', async () => {
    await renderTask('bars', HIGH);
    await pressKey('Autres actions');
    expect(screen.queryByRole('button', { name: /Montants/ })).toBeNull();
  });
});

describe('an athlete who is away with leave', () => {
  const leave = async (who: RegExp, action: string) => {
    await pressKey('Autres actions');
    await pressKey('Absence permise…');
    await pressKey(who);
    await pressKey(action);
  };

  test('in a long jump is proposed a pass at her turn, written by the judge alone, until she jumps or is back', async () => {
    const { said } = await renderTask('attempts', LONG);
    await leave(/^1 NOM1/, '1 : absence permise');
    expect(said()).toEqual([{ kind: 'setting', row: 'bib:1', away: true }]);
    expect(readProposal()).toContain('1 s’absente avec votre accord : impasse quand son temps a couru.');
    await pressKey('Impasse');
    expect(said().at(-1)).toEqual({ kind: 'attempt', row: 'bib:1', r: '-', n: 1 });
    expect(readProposal()).toBe('');
    for (let turn = 0; turn < 2; turn += 1) await pressKey(/mordu/);
    expect(readProposal()).toContain('1 s’absente');
    await pressKey(/mordu/);
    for (let turn = 0; turn < 2; turn += 1) await pressKey(/mordu/);
    expect(readWho()).toContain('NOM1');
    expect(readProposal()).toBe('');
  });

  test('in a high jump is out once nobody who is present is left: proposed, behind a second key', async () => {
    const { said } = await renderTask('bars', HIGH);
    await leave(/^1 NOM1/, '1 : absence permise');
    await pressKey('Impasse');
    expect(said().at(-1)).toEqual({ kind: 'attempt', row: 'bib:1', r: '-', h: 1700 });
    for (let turn = 0; turn < 6; turn += 1) await pressKey('X, échec');
    await pressKey('Monter…');
    await pressKey(/^Monter\s*à 1\.75/);
    const strip = screen.getByText((text) => /tous les présents ont fini/.test(readText(text)));
    expect(readText(strip.textContent)).toContain('1 est encore loin');
    expect(said()).toHaveLength(9);
  });

  test('is back once it is said', async () => {
    await renderTask('attempts', LONG);
    await leave(/^1 NOM1/, '1 : absence permise');
    await leave(/^1 NOM1 Ana · absence permise/, '1 : de retour');
    expect(readProposal()).toBe('');
  });
});
