import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { pressKey, readText, renderTask, typeDigits } from '../testing/render-task.tsx';

const rows = [1, 2].map((bib) => ({
  row: `bib:${bib}`,
  bib: String(bib),
  last: `Nom${bib}`,
  first: 'Ana',
  odr: bib,
})) as never;

/** The secretariat typed the attempts of rows, where officials had said others. */
const type = (
  typed: Readonly<Record<string, { readonly now: readonly object[]; readonly before: readonly object[] }>>,
) => {
  const toMark = (attempts: readonly object[]) => ({ prf: { st: 6 }, attempts });
  const desk = Object.entries(typed).map(([row, { now, before }]) => [
    row,
    { now: toMark(now), before: toMark(before) },
  ]);
  return { fold: { status: 25, since: 0, desk: Object.fromEntries(desk) } } as never;
};

const findLine = (who: RegExp) => screen.getByRole('row', { name: who });
const listCells = (who: RegExp) =>
  within(findLine(who))
    .getAllByRole('cell')
    .map(({ textContent }) => readText(textContent));
const listKeys = (who: RegExp) =>
  within(findLine(who))
    .queryAllByRole('button')
    .map((key) => readText(key.getAttribute('aria-label')));
const readSheet = () => readText(screen.getByRole('dialog').textContent);

describe('what the secretariat typed of a high jump', () => {
  const open = async () => {
    const drawn = await renderTask('bars', { g0: 900_001, g1: '0', rows, dets: { heights: [1700, 1750] } } as never);
    await pressKey('O, franchi');
    await pressKey('O, franchi');
    await pressKey('Monter…');
    await pressKey(/^Monter\s*à 1\.75/);
    await pressKey('O, franchi');
    const [o, xo, x] = [
      { h: 1700, r: 'o' },
      { h: 1700, r: 'xo' },
      { h: 1750, r: 'x' },
    ];
    await drawn.editTrial(type({ 'bib:1': { now: [xo], before: [o] }, 'bib:2': { now: [o, x], before: [o] } }));
    await pressKey(/^Vu/);
    return drawn;
  };

  test('is in its cells, which alone are marked, also where the judge wrote nothing', async () => {
    await open();
    expect(listKeys(/^1 /)).toEqual([
      'Corriger 1 à 1.70 : xo, non envoyé, valeur du secrétariat',
      'Corriger 1 à 1.75 : o, non envoyé',
    ]);
    expect(listKeys(/^2 /)).toEqual(['Corriger 2 à 1.70 : o, non envoyé']);
    expect(listCells(/^2 /)).toEqual(['o non envoyé', 'x valeur du secrétariat']);
  });

  test('is compared with the judge’s own by a tap; a cell that nobody typed only says itself', async () => {
    await open();
    await pressKey(/^Corriger 1 à 1\.70/);
    expect(readSheet()).toContain('Le secrétariat a écrit « xo » (vous : « o »). Sa valeur compte.');
    await pressKey('Annuler');
    await pressKey(/^Corriger 1 à 1\.75/);
    expect(readSheet()).toContain('La feuille dit « o »');
    expect(readSheet()).not.toContain('secrétariat');
  });
});

test('what the secretariat typed of a long jump is in its cells, which alone are marked, and is compared with the judge’s own', async () => {
  const { editTrial } = await renderTask('attempts', { g0: 900_003, g1: '0', rows });
  for (const digits of ['658', '600', '661', '601']) {
    await pressKey('Blanc mesurer');
    await typeDigits(digits);
    await pressKey(/^Valider/);
  }
  const said = [6580, 6610].map((v) => ({ r: 'o', v }));
  await editTrial(type({ 'bib:1': { now: [{ r: 'o', v: 6480 }, said[1] ?? {}], before: said } }));
  await pressKey(/^Vu/);
  expect(listKeys(/^1 /)).toEqual([
    'Corriger 1, essai 1 : 6.48, non envoyé, valeur du secrétariat',
    'Corriger 1, essai 2 : 6.61, non envoyé',
  ]);
  await pressKey(/^Corriger 1, essai 1/);
  expect(readSheet()).toContain('Le secrétariat a écrit « 6.48 » (vous : « 6.58 »). Sa valeur compte.');
  await pressKey('Annuler');
  await pressKey(/^Corriger 1, essai 2/);
  expect(readSheet()).toContain('La feuille dit « 6.61 »');
});
