import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pressKey, pressKeyFast, readText, renderTask } from '../testing/render-task.tsx';
import { createBarsFacts } from './bars-facts.ts';

const rows = [1, 2, 3, 4].map((bib) => ({
  row: `bib:${bib}`,
  bib: String(bib),
  last: `Nom${bib}`,
  first: 'Ana',
  odr: bib,
})) as never;
const open = () =>
  renderTask('bars', { g0: 900_001, g1: '0', rows, dets: { heights: [1700, 1750, 1800] } } as Parameters<
    typeof renderTask
  >[1]);

/** Notes from which bar an athlete takes part. */
async function announce(who: RegExp, bar: string, action: string): Promise<void> {
  await pressKey('Autres actions');
  await pressKey('Première barre d’un athlète…');
  await pressKey(who);
  await pressKey(bar);
  await pressKey(action);
}

const findProposal = () => screen.queryByText((text) => /annoncées? :/.test(readText(text)));

describe('passes that were announced', () => {
  test('42. are proposed together at each bar before, and written only on confirmation', async () => {
    const { said } = await open();
    await announce(/^2 NOM2/, '1.80', '2 : dès 1.80');
    await announce(/^4 NOM4/, '1.75', '4 : dès 1.75');
    expect(readText(screen.getByRole('contentinfo').textContent)).toContain('4 : dès 1.75');
    expect(said()).toEqual([
      { kind: 'setting', row: 'bib:2', opening: 1800 },
      { kind: 'setting', row: 'bib:4', opening: 1750 },
    ]);
    expect(readText(findProposal()?.textContent ?? '')).toBe('2 impasses annoncées : 2, 4');
    await pressKey('O, franchi');
    expect(said().slice(2)).toEqual([{ kind: 'attempt', row: 'bib:1', r: 'o', h: 1700 }]);
    await pressKey('Confirmer');
    expect(said().slice(3)).toEqual([
      { kind: 'attempt', row: 'bib:2', r: '-', h: 1700 },
      { kind: 'attempt', row: 'bib:4', r: '-', h: 1700 },
    ]);
    expect(findProposal()).toBeNull();
    await pressKey('O, franchi');
    await pressKey('Monter…');
    expect(readText(screen.getByRole('dialog').textContent)).toContain('1 impasse annoncée est proposée ensuite : 2.');
  });

  test('42. bind nobody: who jumps all the same is proposed no pass, nor at the bar from which she takes part', async () => {
    const { said } = await open();
    await announce(/^1 NOM1/, '1.75', '1 : dès 1.75');
    await announce(/^3 NOM3/, '1.70', '3 : dès 1.70');
    expect(readText(findProposal()?.textContent ?? '')).toBe('1 impasse annoncée : 1');
    await pressKey('O, franchi');
    expect(said().at(-1)).toEqual({ kind: 'attempt', row: 'bib:1', r: 'o', h: 1700 });
    expect(findProposal()).toBeNull();
  });
});

test('44. of two failures of an athlete only the one that is protested waits for a ruling', async () => {
  const { said, facts } = await open();
  for (let turn = 0; turn < 5; turn += 1) await pressKey('X, échec');
  expect(said()).toHaveLength(5);
  await pressKey(/^Corriger 1 à 1\.70/);
  await pressKey('Réclamation sur cet essai');
  await pressKey(/^Corriger 1 à 1\.70/);
  expect(screen.getByRole('button', { name: 'Réclamation acceptée' })).toBeTruthy();
  await pressKey('Annuler');
  await pressKey(/^Corriger 2 à 1\.70/);
  expect(screen.queryByRole('button', { name: 'Réclamation acceptée' })).toBeNull();
  expect(said().at(-1)).toEqual({ kind: 'protest', attempt: facts()[4]?.id });
});

test('44. a failure under protest gives two places until the ruling, as in a long jump', async () => {
  const { said } = await open();
  await pressKey('X, échec');
  for (let turn = 0; turn < 3; turn += 1) await pressKey('O, franchi');
  await pressKey(/^Corriger 1 à 1\.70/);
  await pressKey('Réclamation sur cet essai');
  expect(readText(document.querySelector('.who')?.textContent ?? '')).toContain(
    'réclamation : place 1 si acceptée, – sinon',
  );
  expect(document.querySelectorAll('.grid .prot')).toHaveLength(1);
  await pressKey(/^Corriger 1 à 1\.70/);
  await pressKey('Réclamation rejetée');
  expect(said().at(-1)).toMatchObject({ kind: 'ruling', upheld: false });
  expect(readText(document.querySelector('.who')?.textContent ?? '')).not.toContain('réclamation');
  expect(document.querySelectorAll('.grid .prot')).toHaveLength(0);
});

test('a failure found five bars later is corrected in its cell, as every other one of the sheet', async () => {
  const heights = [1700, 1720, 1740, 1760, 1780, 1800];
  const trial = { g0: 900_001, g1: '0', rows, dets: { heights } } as Parameters<typeof renderTask>[1];
  const { write, said, facts } = await renderTask('bars', trial);
  const { attempt, bar } = createBarsFacts('t1');
  const bibs = ['bib:1', 'bib:2', 'bib:3', 'bib:4'];
  await write(
    ...heights.slice(0, -1).flatMap((h, at) => [...bibs.map((row) => attempt(row, 'o', h)), bar(heights[at + 1] ?? 0)]),
  );
  await pressKey(/^Corriger 1 à 1\.70/);
  await pressKey('xo');
  await pressKey('Corriger');
  expect(said().at(-1)).toMatchObject({ kind: 'correction', replaces: facts()[0]?.id });
});

test('the contest on screen is handed over from «Autres actions»', async () => {
  const { current } = await open();
  await pressKey('Autres actions');
  await pressKey('Donner par QR…');
  expect(current()).toEqual({ name: 'handOver', trial: 't1' });
});

test('who passes after a failure has as many attempts left at the next bar as the squares', async () => {
  const { write } = await open();
  const { attempt, bar } = createBarsFacts('t1');
  const listSquares = () => [...document.querySelectorAll('.tries i')].map(({ textContent }) => textContent);
  expect(listSquares()).toEqual(['', '', '']);
  await write(
    attempt('bib:1', 'x', 1700),
    ...['bib:2', 'bib:3', 'bib:4'].map((row) => attempt(row, 'o', 1700)),
    attempt('bib:1', '-', 1700),
    bar(1750),
  );
  expect(readText(document.querySelector('.who')?.textContent ?? '')).toContain('NOM1');
  expect(listSquares()).toEqual(['', '']);
});

test('the last one left, who has won, chooses the bar: a raise that grows is no fault', async () => {
  const { write, said } = await open();
  const { attempt, bar } = createBarsFacts('t1');
  const fail = (row: string, h: number) => Array.from({ length: 3 }, () => attempt(row, 'x', h));
  await write(
    attempt('bib:1', 'o', 1700),
    attempt('bib:2', 'o', 1700),
    ...[0, 1, 2].flatMap(() => [attempt('bib:3', 'x', 1700), attempt('bib:4', 'x', 1700)]),
    bar(1750),
    attempt('bib:1', 'o', 1750),
    ...fail('bib:2', 1750),
  );
  await pressKey('Monter…');
  await pressKey('Un centimètre de plus');
  const sheet = readText(screen.getByRole('dialog').textContent);
  expect(sheet).toContain('Monter à 1.81 ?Victoire acquise : l’athlète choisit la hauteur (TR 26.4).');
  await pressKey(/^Monter\s*à 1\.81/);
  expect(said().at(-1)).toEqual({ kind: 'bar', h: 1810 });
});

describe('a jump-off', () => {
  /** Two of three clear 1.70 and nobody 1.75: a jump-off for the first place at 1.75. */
  async function begin() {
    const opened = await open();
    for (const key of [
      'O, franchi',
      'O, franchi',
      'X, échec',
      'X, échec',
      'X, échec',
      'X, échec',
      'X, échec',
      'X, échec',
    ])
      await pressKey(key);
    await pressKey('Monter…');
    await pressKey(/^Monter\s*à 1\.75/);
    for (let turn = 0; turn < 6; turn += 1) await pressKey('X, échec');
    await pressKey(/^Barrage…/);
    expect(opened.said().at(-1)).toMatchObject({ kind: 'attempt' });
    expect(readText(screen.getByRole('dialog').textContent)).toContain('Barrage à 1.75 ?');
    await pressKey(/^Barrage(?!…)/);
    expect(opened.said().at(-1)).toEqual({ kind: 'jumpOff', decision: 'start' });
    return opened;
  }

  test('counts its own attempt, marks its bar, and moves no key', async () => {
    await begin();
    const findStop = () => screen.getByRole('button', { name: 'Arrêter…' }) as HTMLButtonElement;
    expect(findStop().disabled).toBe(false);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => readText(textContent))).toContain(
      '1.75barrage',
    );
    await pressKey('X, échec');
    expect(readText(screen.getByRole('contentinfo').textContent)).toContain('1er essai à 1.75');
    expect(findStop().disabled).toBe(true);
  });
});

test.each([
  ['before an attempt', 0, 'rien', 'NOM1'],
  ['after a failure', 1, 'x', 'NOM2'],
])('a retirement %s is corrected in its cell, and the athlete jumps on', async (_, failures, cell, next) => {
  const { said, write, facts } = await open();
  const retire = { kind: 'attempt', trialOID: 't1', row: 'bib:1', h: 1700 } as const;
  await write(...Array.from({ length: failures }, () => () => ({ ...retire, r: 'x' as const })), () => ({
    ...retire,
    r: 'r' as const,
  }));
  expect(readText(document.querySelector('.who')?.textContent ?? '')).toContain('NOM2');
  await pressKey(/^Corriger 1 à 1\.70/);
  await pressKey(cell);
  await pressKey('Corriger');
  expect(said().at(-1)).toEqual({ kind: 'correction', replaces: facts()[failures]?.id, with: [] });
  expect(readText(document.querySelector('.who')?.textContent ?? '')).toContain(next);
  for (let turn = 0; turn < 4; turn += 1) await pressKey('X, échec');
  expect(said().slice(-4)).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'attempt', row: 'bib:1', r: 'x' })]),
  );
});

test('one who retires after clearing a bar may be in again, by that cell', async () => {
  const { said, write, facts } = await open();
  const attempt = { kind: 'attempt', trialOID: 't1', row: 'bib:1', h: 1700 } as const;
  await write(
    () => ({ ...attempt, r: 'o' as const }),
    () => ({ ...attempt, r: 'r' as const }),
  );
  await pressKey(/^Corriger 1 à 1\.70/);
  await pressKey('o');
  await pressKey('Corriger');
  expect(said().at(-1)).toEqual({ kind: 'correction', replaces: facts()[1]?.id, with: [] });
});

test('a key that is pressed again while its mark goes to a slow disk writes it once, another one waits for it', async () => {
  const { said } = await open();
  await pressKeyFast('X, échec', 2, 400);
  expect(said()).toEqual([{ kind: 'attempt', row: 'bib:1', r: 'x', h: 1700 }]);
});

describe('a cell that is corrected later', () => {
  test.each(['xo', 'o', '-', 'xx-'])('from xxo says %s, with attempts at the bar after it', async (letters) => {
    const { said } = await open();
    for (const key of ['X, échec', 'O, franchi', 'O, franchi', 'O, franchi', 'X, échec', 'O, franchi'])
      await pressKey(key);
    await pressKey('Monter…');
    await pressKey(/^Monter\s*à/);
    await pressKey('X, échec');
    await pressKey(/^Corriger 1 à 1\.70/);
    await pressKey(letters.replace('-', '–'));
    await pressKey('Corriger');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(
      screen.getByRole('button', { name: new RegExp(`^Corriger 1 à 1\\.70\\s:\\s${letters.replace('-', '–')},`) }),
    ).toBeTruthy();
    expect(said().at(-1)).toMatchObject({ kind: 'correction' });
  });

  test('whose correction would make a later attempt impossible stays as it was', async () => {
    const { said } = await open();
    for (let turn = 0; turn < 4; turn += 1) await pressKey('O, franchi');
    await pressKey('Monter…');
    await pressKey(/^Monter\s*à/);
    await pressKey('X, échec');
    const before = said();
    await pressKey(/^Corriger 1 à 1\.70/);
    await pressKey('xxx');
    await pressKey('Corriger');
    expect(readText(screen.getByRole('alert').textContent)).toContain(
      'Rien n’est écrit. Un essai écrit plus tard ne serait plus possible.',
    );
    expect(said()).toEqual(before);
  });

  test('37. is not written where a failure of the bar before makes it one too many', async () => {
    const { said } = await open();
    for (let turn = 0; turn < 4; turn += 1) await pressKey('X, échec');
    for (let turn = 0; turn < 4; turn += 1) await pressKey('impasse');
    await pressKey('Monter…');
    await pressKey(/^Monter\s*à/);
    await pressKey('X, échec');
    const before = said();
    await pressKey(/^Corriger 1 à 1\.75/);
    await pressKey('xxx');
    await pressKey('Corriger');
    expect(readText(screen.getByRole('alert').textContent)).toContain(
      'Rien n’est écrit. Trois échecs de suite : plus d’essai (TR 26.2).',
    );
    expect(said()).toEqual(before);
  });
});
