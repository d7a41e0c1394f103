import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pressKey, readText, renderTask, typeDigits } from '../testing/render-task.tsx';

const rows = [1, 2, 3].map((bib) => ({
  row: `bib:${bib}`,
  bib: String(bib),
  last: `Nom${bib}`,
  first: 'Ana',
  odr: bib,
  category: 56,
  country: 'FRA',
})) as never;
const findWho = () => readText(screen.getByRole('region', { name: / Nom/ }).textContent);

describe('what the next attempt takes (officials 6)', () => {
  test('at the bars: the lead, the nearest record that may be hers, and loudly once this bar would be it', async () => {
    const watched = [
      { kind: 'MR', v: 1750 },
      { kind: 'NR', scope: 'FRA', v: 2020, rows: ['bib:2'] },
      { kind: 'NR', scope: 'BEL', v: 1730, rows: ['bib:3'] },
    ] as never;
    await renderTask('bars', { g0: 900_001, g1: '0', rows, watched, dets: { heights: [1700, 1750, 1800] } } as never);
    expect(findWho()).toContain('1.75 = record de la réunion');
    await pressKey('O, franchi');
    await pressKey('X, échec');
    await pressKey('O, franchi');
    expect(findWho()).toMatch(/2NOM2.*1\.75 pour mener/);
    await pressKey('O, franchi');
    await pressKey('Monter…');
    await pressKey(/^Monter à 1\.75/);
    expect(findWho()).toContain('cette barre = record de la réunion');
    await pressKey('O, franchi');
    // The first has it now: the next one has to jump higher.
    expect(findWho()).toContain('1.76 = record de la réunion');
  });

  test('at the pit: the nearest record, about which the judge is asked once before it is written', async () => {
    const watched = [{ kind: 'MR', v: 6510 }] as never;
    const { said } = await renderTask('attempts', { g0: 900_003, g1: '0', rows, watched });
    expect(findWho()).toContain('6.51 = record de la réunion');
    await pressKey('Blanc mesurer');
    await typeDigits('651');
    await pressKey('Valider 6.51');
    expect(readText(screen.getByRole('alert').textContent)).toContain('6.51 m ? À relire : record de la réunion.');
    expect(said().filter(({ kind }) => kind === 'attempt')).toEqual([]);
    await pressKey('Écrire 6.51');
    expect(said().at(-1)).toMatchObject({ kind: 'attempt', v: 6510 });
    expect(findWho()).toMatch(/^2NOM2/);
    // Nobody has read the wind of that jump: the record still stands where it stood.
    expect(findWho()).toContain('6.51 = record de la réunion');
  });

  test('a mark in the contest moves the records of those who may hold them, not those of others', async () => {
    const watched = [
      { kind: 'MR', v: 6010 },
      { kind: 'NR', scope: 'FRA', v: 7010, rows: ['bib:2', 'bib:3'] },
    ] as never;
    await renderTask('attempts', { g0: 900_005, g1: '0', rows, watched });
    await pressKey('Blanc mesurer');
    await typeDigits('702');
    await pressKey('Valider 7.02');
    await pressKey('Écrire 7.02');
    expect(findWho()).toMatch(/^2NOM2/);
    expect(findWho()).toContain('7.01 = record national (FRA)');
  });

  test('a record that may be another athlete’s is none of hers', async () => {
    const watched = [{ kind: 'NR', scope: 'BEL', v: 6510, rows: ['bib:2'] }] as never;
    await renderTask('attempts', { g0: 900_003, g1: '0', rows, watched });
    expect(findWho()).not.toContain('record');
  });

  test('in a qualification those of the other pool count, as far as the device has heard of them', async () => {
    const dets = { heights: [1700, 1750, 1800], qualifying: { times: 2 } };
    const pool = { g0: 900_001, g1: '0', gOID: 'g', round: 'q', rows, dets };
    const said = [
      { kind: 'attempt', row: 'bib:1', h: 1750, r: 'o' },
      { kind: 'attempt', row: 'bib:2', h: 1750, r: 'o' },
    ];
    const at = '2026-06-13T12:40:00Z';
    const facts = said.map((one, index) => ({
      ...{ n: index + 1, device: 'elsewhere', by: 'judge', arrived: at },
      fact: { id: `elsewhere-${index + 1}`, seq: index + 1, at, trialOID: 't2', ...one },
    }));
    const other = { ...pool, dets: { ...dets, heights: [1750, 1800] } };
    await renderTask('bars', pool as never, { others: [other] as never, facts: facts as never });
    await pressKey('O, franchi');
    expect(findWho()).toMatch(/2NOM2.*1\.75 pour se qualifier/);
  });
});
