import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type EventRef, rankResults } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { renderSite } from '../../../testing/render-site.tsx';
import { WhyButton } from './WhyButton.tsx';

const SPRINT = { g0: 100, g1: '0' };
const LONG_JUMP = { g0: 900_003, g1: '0' };
const HIGH_JUMP = { g0: 900_001, g1: '0' };

/** Rows as the server ranks them, named A, B, C… */
function listOf(rows: readonly Partial<ResultRow>[], event: EventRef): ResultRow[] {
  const named = rows.map((row, at) => ({ last: 'ABCDE'[at] ?? '', first: '', ...row }) as ResultRow);
  return rankResults(named, event).map((ranking, at) => ({ ...(named[at] as ResultRow), ...ranking }));
}
const time = (v: number, rank?: number) => ({ prf: { v, u: 'ms' as const, st: 1 }, ...(rank && { rank }) });
const jump = (...marks: number[]) => ({
  prf: { v: Math.max(...marks), u: 'mm' as const, st: 1 },
  attempts: marks.map((v) => ({ v, r: 'o' as const })),
});
const bars = (v: number, ...attempts: [number, string][]) => ({
  prf: { v, u: 'mm' as const, st: 1 },
  attempts: attempts.map(([h, r]) => ({ h, r })) as ResultRow['attempts'],
});

async function ask(
  rows: readonly ResultRow[],
  at: number,
  event: EventRef,
  listLength = rows.length,
): Promise<string[]> {
  renderSite(<WhyButton row={rows[at] as ResultRow} rows={rows} listLength={listLength} event={event} />);
  await userEvent.click(screen.getByText('Pourquoi cette place ?'));
  return (await screen.findAllByRole('listitem')).map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' '));
}

describe('Why this place, in words', () => {
  test('on a page of a race of thousands nobody is a guest for a place above a thousand', async () => {
    const page = [time(1_800_000, 1050), time(1_801_000, 1051)].map((row) => ({
      ...row,
      last: `${row.rank}`,
      first: '',
    }));
    const event = { g0: 10_000, g1: 'R' };
    expect(await ask(page as ResultRow[], 1, event, 12_000)).toEqual(['Devant : 1050, 30:00 contre 30:01.']);
  });

  test('by the mark, to the row ahead and to the row behind', async () => {
    expect(await ask(listOf([time(9801), time(9890), time(9910)], SPRINT), 1, SPRINT)).toEqual([
      'Devant : A, 9.81 contre 9.89.',
      'Derrière : C, 9.91 contre 9.89.',
    ]);
  });

  test('by the thousandth when the times are equal as shown', async () => {
    expect(await ask(listOf([time(9784), time(9789)], SPRINT), 1, SPRINT)).toEqual([
      'Devant : A, même temps affiché, départagés au millième : 9.784 contre 9.789.',
    ]);
  });

  test('by the photo finish', async () => {
    const photo = [time(9790, 2), time(9790, 1)];
    expect(await ask(listOf(photo, SPRINT), 0, SPRINT)).toEqual([
      'Devant : B, même temps, départagés par la photo-finish.',
    ]);
  });

  test('level with others', async () => {
    expect(await ask(listOf([time(9790), time(9790)], SPRINT), 0, SPRINT)).toEqual([
      'À égalité avec B : rien dans les règles ne les départage.',
    ]);
  });

  test('same best, better second mark: 7.95', async () => {
    expect(await ask(listOf([jump(8100, 7900), jump(8100, 7950)], LONG_JUMP), 0, LONG_JUMP)).toEqual([
      'Devant : B, même meilleur essai ; 2e meilleur essai : 7.95 contre 7.90.',
    ]);
  });

  test('same height, fewer failures', async () => {
    const rows = [bars(2300, [2250, 'o'], [2300, 'xo']), bars(2300, [2250, 'xo'], [2300, 'o'])];
    expect(await ask(listOf(rows, HIGH_JUMP), 0, HIGH_JUMP)).toEqual([
      'Devant : B, même hauteur ; échecs à 2.30 : 0 contre 1.',
    ]);
  });

  test('a judge’s place says whose it is, and what for', async () => {
    const [first, second] = listOf([time(9790), time(9890)], SPRINT) as [ResultRow, ResultRow];
    const moved = {
      ...second,
      rank: 1,
      override: { rank: 2, why: 'Gêné dans son couloir.', at: '2026-06-14T14:00:00Z' },
    };
    const told = await ask([{ ...first, rank: 2 }, moved], 1, SPRINT);
    expect(told[0]).toBe('Place donnée par le juge. Gêné dans son couloir.');
  });

  test('alone there is nobody to compare with', async () => {
    expect(await ask(listOf([time(9790)], SPRINT), 0, SPRINT)).toEqual(['Seul résultat classé de cette liste.']);
  });

  test('without a place there is nothing to ask', () => {
    const [absent] = listOf([{ prf: { st: 2 } }], SPRINT) as [ResultRow];
    const { container } = renderSite(<WhyButton row={absent} rows={[absent]} listLength={1} event={SPRINT} />);
    expect(container.textContent).toBe('');
  });

  test('a first place shared by all who gave up the jump-off, with the rule', async () => {
    const level = (r: string) => ({
      prf: { v: 2350, u: 'mm' as const, st: 1 },
      attempts: [
        { h: 2350, r: 'o' },
        { h: 2380, r, j: true },
      ] as ResultRow['attempts'],
    });
    expect(await ask(listOf([level('-'), level('r')], HIGH_JUMP), 0, HIGH_JUMP)).toEqual([
      'À égalité avec B : barrage refusé, place partagée (TR 26.9).',
    ]);
  });
});
