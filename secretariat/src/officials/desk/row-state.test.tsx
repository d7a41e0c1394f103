import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { DeviceTrial } from 'shared-domain/live-input';
import { pressKey, readText, renderTask, typeDigits } from '../testing/render-task.tsx';

const start = (bib: string, odr: number, last = `NOM${bib}`) =>
  ({ row: `bib:${bib}`, bib, last, first: 'Ana', odr, lane: odr }) as DeviceTrial['rows'][number];
const ROWS = [start('1', 1), start('2', 2), start('3', 3)];
/** 1 and 3 exchange their bibs. */
const EXCHANGE: Partial<DeviceTrial> = {
  rows: [start('3', 1, 'NOM1'), start('2', 2), start('1', 3, 'NOM3')],
  renumbered: [{ at: '2020-01-01T00:00:00Z', after: 0, names: { 'bib:1': 'bib:3', 'bib:3': 'bib:1' } }],
};

const readSheet = () => readText(screen.getByRole('dialog').textContent);

describe('28. what was chosen in a sheet stays with its athlete where bibs are exchanged meanwhile', () => {
  test('a correction of an attempt, with what is typed', async () => {
    const { editTrial, said } = await renderTask('attempts', { g0: 900_003, g1: '0', rows: ROWS });
    await pressKey('X mordu');
    await pressKey(/^Corriger 1, essai 1/);
    expect(readSheet()).toContain('NOM1');
    await typeDigits('658');
    await editTrial(EXCHANGE);
    expect(readSheet()).toContain('NOM1');
    await pressKey(/^Corriger/);
    expect(said().at(-1)).toMatchObject({ kind: 'correction', with: [{ kind: 'attempt', row: 'bib:3', v: 6580 }] });
  });

  test('the first bar of an athlete', async () => {
    const trial = { g0: 900_001, g1: '0', dets: { heights: [1700, 1750, 1800] }, rows: ROWS };
    const { editTrial, said } = await renderTask('bars', trial);
    await pressKey('Autres actions');
    await pressKey('Première barre d’un athlète…');
    await pressKey(/NOM1/);
    await pressKey('1.75');
    await editTrial(EXCHANGE);
    // The lists of before still have the old bib.
    await pressKey('1 : dès 1.75');
    expect(said().at(-1)).toMatchObject({ kind: 'setting', row: 'bib:3', opening: 1750 });
  });

  test('who gets a DNS when the call closes', async () => {
    const { editTrial, said } = await renderTask('callRoom', { g0: 100, g1: '0', rows: ROWS });
    await pressKey(/^Clore l’appel…/);
    await pressKey('DNS : 1 NOM1');
    await editTrial(EXCHANGE);
    await pressKey(/^Clore l’appel\s*là/);
    expect(said().filter(({ kind }) => kind === 'word')).toEqual([{ kind: 'word', row: 'bib:3', st: 2 }]);
  });

  test('whom an umpire has chosen', async () => {
    const { editTrial, said } = await renderTask('umpire', { g0: 100, g1: '0', rows: ROWS });
    await pressKey(/^1\s*1$/);
    await editTrial(EXCHANGE);
    await pressKey('Gêne');
    await pressKey(/^Envoyer/);
    expect(said().at(-1)).toMatchObject({ kind: 'report', row: 'bib:3' });
  });
});
