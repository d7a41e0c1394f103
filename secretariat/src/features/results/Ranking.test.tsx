import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aRow, aSheet, getRow, renderHeat } from './heat.fixture.tsx';

const HEAT = { uid: '000100-0-56-h1', round: 'h', rounds: 2 } as const;
const listPlaces = () =>
  screen.getAllByRole('listitem').flatMap(({ textContent }) => (/^\d/.test(textContent ?? '') ? [textContent] : []));

describe('beside the grid of a heat (screens.md S9)', () => {
  test('the ranking includes the mark being typed', async () => {
    const { user, cell } = await renderHeat(aSheet(HEAT, [aRow(0, 11_200), aRow(1, 11_500)]));
    const card = (await screen.findByRole('heading', { name: 'Classement provisoire' })).closest('section');
    expect(within(card as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    await user.type(await cell(/SANTERRE/), '1110');
    await waitFor(() => expect(listPlaces()).toEqual(['1. SANTERRE11.10', '2. VALMOREL11.20', '3. KERBRAT11.50']));
  });

  test('the qualifying rule is shown, and leads to the next round', async () => {
    await renderHeat(aSheet({ ...HEAT, dets: { qualifying: { places: 2, times: 2 } } }));
    const rule = await screen.findByTitle('les 2 premiers de chaque série (Q) + les 2 meilleurs temps (q)');
    expect(rule).toHaveTextContent('Q 2 premiers, q 2 temps');
    const link = screen.getByRole('link', { name: 'Qualifiés et tour suivant' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/starts\?oids=heat&rule$/));
    expect(link).toHaveClass('btn');
  });

  test('a round without a rule links to where it is set', async () => {
    await renderHeat(aSheet(HEAT));
    expect(await screen.findByRole('link', { name: 'Choisir la règle du tour' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/starts\?oids=heat&rule$/),
    );
  });

  test('a final has no rule', async () => {
    await renderHeat();
    expect(screen.queryByText('Qualification')).not.toBeInTheDocument();
  });

  test('the personal best has a column, also in field events', async () => {
    const sheet = aSheet({ uid: '900003-0-56-f1', g0: 900_003 });
    const [first, ...others] = sheet.starts;
    await renderHeat({ ...sheet, starts: [{ ...first, pe: { pb: 6450 } } as (typeof others)[number], ...others] });
    expect(screen.getByRole('columnheader', { name: 'RP' })).toBeInTheDocument();
    expect(within(getRow('VALMOREL')).getByText('6.45')).toBeInTheDocument();
  });
});
