import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { SeenFact } from 'shared-domain/live-input';
import { pressKey, readText, renderTask } from '../testing/render-task.tsx';

const rows = ['RIVOALLAN', 'LESCOUËT', 'SANTERRE'].map((last, at) => ({
  row: `bib:${at + 1}`,
  bib: String(at + 1),
  last,
  first: 'Ana',
  odr: at + 1,
})) as never;

const jump = (bib: string, r: string) => ({ kind: 'attempt', row: `bib:${bib}`, r, h: 1700 });
/** What the present holder said, and what came late of the device before. */
const NOW = [{ id: 'now', device: 'new', ...jump('1', 'o') }];
const LATE = [
  { id: 'late 1', device: 'old', aside: 'held', ...jump('1', 'x') },
  { id: 'late 2', device: 'old', aside: 'held', ...jump('2', 'x') },
];

const open = (...said: readonly Record<string, unknown>[]) =>
  renderTask(
    'bars',
    { g0: 900_001, g1: '0', rows, dets: { heights: [1700, 1750] } },
    {
      judges: [{ device: 'old', label: 'Sautoir 3', task: 'bars', silence: 0 }],
      facts: said.map(({ device, aside, ...fact }, at) => ({
        n: at + 1,
        device,
        aside,
        by: 'judge',
        // Before what is said in the test, whatever year the machine's clock has.
        arrived: '2020-06-13T12:50:00Z',
        fact: { trialOID: 't1', at: `2020-06-13T12:4${at}:00Z`, ...fact },
      })) as unknown as SeenFact[],
    },
  );

const readLines = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('row')
    .map((line) => [...line.children].map(({ textContent }) => readText(textContent)));
const openAgain = async () => {
  await pressKey('Autres actions');
  await pressKey('Notes mises à part…');
};
const listKeys = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map(({ textContent }) => readText(textContent));

describe('facts that stand aside', () => {
  test('say which devices they are of: by their places, or by the beginning of what they are', async () => {
    await open(...NOW, ...LATE);
    expect(screen.getByText(/2 notes mises à part attendent votre avis\s: Sautoir 3\./)).toBeVisible();
    await open(...NOW, ...LATE, { id: 'late 3', device: 'wind 7', aside: 'held', ...jump('3', 'x') });
    expect(screen.getByText(/3 notes mises à part attendent votre avis\s: Sautoir 3, Appareil wind\./)).toBeVisible();
    await pressKey('Voir');
    const [, first, , last] = readLines();
    expect(first?.[0]).toContain(' · Sautoir 3 · un autre appareil tenait l’épreuve');
    expect(last?.[0]).toContain(' · Appareil wind · ');
  });

  test('19. are shown beside those that count in their place', async () => {
    await open(...NOW, ...LATE);
    await pressKey('Voir');
    const [head, first, second] = readLines();
    expect(head).toEqual(['Mis à part', 'Compte maintenant']);
    expect(first).toEqual([expect.stringContaining('1 · 1.70 : X'), '1 · 1.70 : O']);
    expect(second).toEqual([expect.stringContaining('2 · 1.70 : X'), 'rien']);
  });

  test('20. are kept and left, and either is turned round', async () => {
    const { said } = await open(...NOW, ...LATE);
    const facts = ['late 1', 'late 2'];
    await pressKey('Voir');
    await pressKey('Les garder');
    await openAgain();
    expect(listKeys()).not.toContain('Les garder');
    await pressKey('Les laisser');
    await openAgain();
    expect(listKeys()).not.toContain('Les laisser');
    await pressKey('Les garder');
    expect(said()).toEqual([true, false, true].map((take) => ({ kind: 'side', facts, take })));
  });

  test('20. one that is decided is turned round while another waits', async () => {
    const { said } = await open(...NOW, ...LATE, {
      id: 'side',
      device: 'new',
      kind: 'side',
      facts: ['late 1'],
      take: true,
    });
    await pressKey('Voir');
    await pressKey('Finalement la laisser');
    await pressKey('Finalement la garder');
    await pressKey('La laisser');
    expect(said()).toEqual([
      { kind: 'side', facts: ['late 1'], take: false },
      { kind: 'side', facts: ['late 1'], take: true },
      { kind: 'side', facts: ['late 2'], take: false },
    ]);
  });
});
