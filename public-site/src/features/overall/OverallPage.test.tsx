import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChallenge, aResultRow } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { here, renderSite } from '../../testing/render-site.tsx';
import { OverallPage } from './OverallPage.tsx';

const row = (last: string, rank: number, category: number, heat: number, rankCategory?: number) => ({
  ...aResultRow({ bib: last, last, first: 'A', rank, category, prf: { v: 11_500 + rank * 10, u: 'ms', st: 1 } }),
  rankCategory,
  trialOID: `T${heat}`,
  uid: `000100-0-56-h${heat}`,
  round: 'h',
  heats: 2,
  rounds: 1,
  heat,
  wind: heat,
});

const render = (more: object = {}, path = '/challenge/C/scratch/G') => {
  fakeServer({
    '/api/challenge/C': aChallenge({ oid: 'C', name: 'Régionaux' }),
    '/api/scratch/G': {
      oid: 'G',
      uid: 'G',
      chOID: 'C',
      name: '100 m Femmes',
      date: '2026-06-13',
      family: 1,
      category: 56,
      g0: 100,
      g1: '0',
      remaining: 2,
      results: [
        row('VALMOREL', 1, 56, 1, 1),
        row('KERBRAT', 2, 54, 2, 1),
        row('SANTERRE', 3, 56, 2, 2),
        row('INVITÉE', 1001, 56, 2),
      ],
      ...more,
    },
  });
  return renderSite(<OverallPage chOID="C" gOID="G" />, { path });
};
const rows = async () =>
  within(await screen.findByRole('table', { name: /scratch/i }))
    .getAllByRole('row')
    .slice(1);

describe('The overall ranking of an event', () => {
  test('has all heats in one list, each row leading to its heat, with its wind', async () => {
    render();
    const [, second] = await rows();
    expect(within(second as HTMLElement).getByRole('link', { name: /Série 2/ })).toHaveAttribute(
      'href',
      '/challenge/C/trial-T2',
    );
    expect(second).toHaveTextContent('+2.0');
    expect(screen.getByText(/2 courses ou concours/)).toBeVisible();
  });

  test('of a category keeps the overall place beside the place within it, which guests have not', async () => {
    render();
    await userEvent.selectOptions(await screen.findByRole('combobox'), '56');
    expect(here()).toBe('/challenge/C/scratch/G?cat=56');
    const cells = (await rows()).map((line) =>
      within(line)
        .getAllByRole('cell')
        .slice(1, 3)
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['1', '1'],
      ['3', '2'],
      ['1', ''],
    ]);
  });

  test('before any result says so in the agreed words', async () => {
    render({ results: [] });
    expect(await screen.findByText('No Resultlist available')).toBeVisible();
  });
});
