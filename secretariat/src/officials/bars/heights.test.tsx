import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pressKey, readText, renderTask } from '../testing/render-task.tsx';

const rows = [1, 2].map((bib) => ({ row: `bib:${bib}`, bib: String(bib), last: `Nom${bib}`, first: 'Ana', odr: bib }));
type Trial = Parameters<typeof renderTask>[1];
const open = async () => {
  const opened = await renderTask('bars', { g0: 900_002, g1: '0', rows } as never as Trial);
  await pressKey('Annoncer les hauteurs…');
  return opened;
};
const readSheet = () => readText(screen.getByRole('dialog').textContent ?? '');
const readHeights = ({ said }: Awaited<ReturnType<typeof open>>) => said().at(-1)?.heights as number[];

describe('the heights of a contest whose programme has none', () => {
  test('are of one step, or of raises that change and then stay', async () => {
    const opened = await open();
    expect(readSheet()).toContain('2.00 puis +20');
    await pressKey('Ajouter 2.20');
    await pressKey('Ajouter 2.40');
    await pressKey('15 cm');
    await pressKey('Ajouter 2.55');
    await pressKey('10 cm');
    await pressKey('Ajouter 2.65');
    await pressKey('Ajouter 2.75');
    await pressKey('5 cm');
    expect(readSheet()).toContain('2.00 · 2.20 2.40 2.55 2.65 2.75 puis +5');
    await pressKey('Annoncer ces hauteurs');
    expect(readHeights(opened).slice(0, 9)).toEqual([2000, 2200, 2400, 2550, 2650, 2750, 2800, 2850, 2900]);
    expect(readSheet).toThrow();
  });

  test('what was added last is taken away again; raises that grow are told', async () => {
    const opened = await open();
    await pressKey('10 cm');
    await pressKey('Ajouter 2.10');
    await pressKey('20 cm');
    await pressKey('Ajouter 2.30');
    expect(readSheet()).toContain('Les montées ne grandissent pas');
    await pressKey('Retirer 2.30');
    await pressKey('Retirer 2.10');
    expect(readSheet()).not.toContain('Les montées ne grandissent pas');
    await pressKey('Annoncer ces hauteurs');
    expect(readHeights(opened).slice(0, 3)).toEqual([2000, 2200, 2400]);
    expect(readHeights(opened)).toHaveLength(12);
  });
});
