import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import { aRow, aSheet, getRow, renderHeat } from './heat.fixture.tsx';

describe('entering a race by keyboard (P11.9)', () => {
  test('digits are read in pairs, the preview is beside the cell, Enter sends and moves to the next row', async () => {
    const { user, cell, written } = await renderHeat();
    const first = await cell(/Performance, 1 VALMOREL/);
    await user.click(first);
    await user.keyboard('1052');
    expect(within(getRow('VALMOREL')).getByText('10.52')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await cell(/Performance, 2 KERBRAT/)).toHaveFocus();
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]?.edit).toEqual({ row: 'bib:1', revision: 0, prf: { v: 10_520, u: 'ms', st: 1 } });
    expect(await within(getRow('VALMOREL')).findByText('Enregistré')).toBeVisible();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(await cell(/Performance, 1 VALMOREL/)).toHaveFocus();
  });

  test('a mark of a longer race is minutes, seconds, hundredths', async () => {
    const { user, cell } = await renderHeat(aSheet({ uid: '000800-0-56-f1', g0: 800 }));
    await user.type(await cell(/VALMOREL/), '15234');
    expect(within(getRow('VALMOREL')).getByText('1:52.34')).toBeVisible();
  });

  test.each([
    [100, '1052', '10.52', /1052 se lit 10\.52\./],
    [800, '15234', '1:52.34', /15234 se lit 1:52\.34\./],
  ])('the help for a %i m matches the preview of its grid', async (g0, typed, shown, words) => {
    const { user, cell } = await renderHeat(aSheet({ g0, g1: '0' }));
    expect(screen.getByText(/par deux depuis la droite/)).toHaveTextContent(words);
    expect(screen.queryByText(/6m45|Hors stade/)).toBeNull();
    await user.type(await cell(/VALMOREL/), typed);
    expect(within(getRow('VALMOREL')).getByText(shown)).toBeVisible();
  });

  test('places change at once as marks are typed, before the server has answered', async () => {
    const { user, cell } = await renderHeat();
    await user.type(await cell(/Performance, 1/), '1100');
    await user.type(await cell(/Performance, 2/), '1050');
    const place = (name: string) => getRow(name).querySelector('.place')?.textContent;
    expect([place('VALMOREL'), place('KERBRAT')]).toEqual(['2', '1']);
  });

  test.each([
    ['n', 'DNS', 2],
    ['d', 'DNF', 3],
    ['q', 'DQ', 4],
    ['DNS', 'DNS', 2],
    ['-', '–', 6],
  ])('%s gives %s', async (typed, shown, st) => {
    const { user, cell, written } = await renderHeat();
    await user.type(await cell(/Performance, 1/), typed);
    expect(within(getRow('VALMOREL')).getByText(shown)).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(written[0]?.edit.prf).toEqual({ st }));
  });

  test.each([
    ['10.87', 100, '10.87', 10_870],
    ['10"87', 100, '10.87', 10_870],
    ['1.52,34', 800, '1:52.34', 112_340],
  ])('%s, written with separators, is displayed as read', async (typed, g0, shown, v) => {
    const { user, cell, written } = await renderHeat(aSheet({ uid: `${String(g0).padStart(6, '0')}-0-56-f1`, g0 }));
    await user.type(await cell(/VALMOREL/), typed);
    expect(within(getRow('VALMOREL')).getByText(shown)).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(written[0]?.edit.prf).toEqual({ v, u: 'ms', st: 1 }));
  });

  test('a hand time in a race with electric timing is a fault', async () => {
    const { user, cell, written } = await renderHeat();
    const first = await cell(/VALMOREL/);
    await user.type(first, '11.2h{Enter}');
    expect(first).toHaveAccessibleDescription(spaceFrench('Temps manuel : la série est chronométrée électriquement'));
    expect(written).toEqual([]);
  });

  test('a hand time offers to switch the heat to hand timing, and is then valid', async () => {
    const { user, cell, written } = await renderHeat();
    await user.type(await cell(/VALMOREL/), '11.2h{Enter}');
    await user.click(screen.getByRole('button', { name: 'Passer la série au chronométrage manuel' }));
    await waitFor(() => expect(written[0]?.edit.prf).toEqual({ v: 11_200, u: 'ms', st: 1 }));
    await waitFor(() => expect(screen.getByLabelText('Chronométrage')).toHaveDisplayValue('Manuel, 1/10 s'));
    expect(await within(getRow('VALMOREL')).findByText('11.2h')).toBeVisible();
  });

  test('in a heat timed by hand a finer time is rounded up to the tenth', async () => {
    const { user, cell, written } = await renderHeat();
    await user.selectOptions(await screen.findByLabelText('Chronométrage'), 'Manuel, 1/10 s');
    await waitFor(() => expect(screen.getByLabelText('Chronométrage')).toHaveDisplayValue('Manuel, 1/10 s'));
    await user.type(await cell(/VALMOREL/), '11.23');
    expect(within(getRow('VALMOREL')).getByText('11.3h')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(written[0]?.edit.prf).toEqual({ v: 11_300, u: 'ms', st: 1 }));
  });

  test.each(['132', '1320'])('by hand the digits %s are 13.2h: the last may be the tenth', async (typed) => {
    const { user, cell, written } = await renderHeat(aSheet({ dets: { hand: true } }));
    expect(screen.getByText(/le dernier au dixième/)).toHaveTextContent(/105 se lit 10\.5h\./);
    await user.type(await cell(/VALMOREL/), `${typed}{Enter}`);
    expect(within(getRow('VALMOREL')).getByText('13.2h')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(written[0]?.edit.prf).toEqual({ v: 13_200, u: 'ms', st: 1 }));
    await waitFor(async () => expect(await cell(/VALMOREL/)).toHaveValue('132'));
  });

  test('two digits are whole seconds where their hundredths are beyond any record, and are asked about once', async () => {
    const { user, cell, written } = await renderHeat(aSheet({ uid: '000400-HP76-56-f1', g0: 400, g1: 'HP76' }));
    const first = await cell(/VALMOREL/);
    await user.type(first, '58');
    expect(within(getRow('VALMOREL')).getByText('58.00')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(first).toHaveValue('58');
    expect(screen.getByRole('alert')).toHaveTextContent('58.00 : des secondes entières, sans centièmes.');
    expect(written).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Oui, 58.00' }));
    await waitFor(() => expect(written[0]?.edit.prf).toEqual({ v: 58_000, u: 'ms', st: 1 }));
  });

  test('an incomplete mark is a fault only when the cell is left', async () => {
    const { user, cell } = await renderHeat();
    const first = await cell(/VALMOREL/);
    await user.type(first, '10.');
    expect(first).toBeValid();
    await user.keyboard('{Enter}');
    expect(first).toHaveAccessibleDescription('Performance illisible');
    expect(screen.getByText('Performance illisible').querySelector('svg')).toBeInTheDocument();
  });

  test('an unreadable mark has a message tied to its field, and is not sent', async () => {
    const { user, cell, written } = await renderHeat();
    const first = await cell(/Performance, 1/);
    await user.type(first, 'abc');
    expect(first).toBeInvalid();
    expect(first).toHaveAccessibleDescription('Performance illisible');
    await user.keyboard('{Enter}');
    expect(within(getRow('VALMOREL')).getByText('À corriger')).toBeVisible();
    expect(written).toEqual([]);
  });

  test('Escape restores the previous mark', async () => {
    const { user, cell } = await renderHeat(aSheet({}, [aRow(0, 11_580)]));
    const first = await cell(/Performance, 1/);
    expect(first).toHaveValue('1158');
    await user.clear(first);
    await user.type(first, '99{Escape}');
    expect(first).toHaveValue('1158');
  });

  test('typing the same mark again is no change', async () => {
    const { user, cell, written } = await renderHeat(aSheet({}, [aRow(0, 11_580)]));
    const first = await cell(/Performance, 1/);
    await user.clear(first);
    await user.type(first, '1158{Enter}');
    expect(written).toEqual([]);
    expect(within(getRow('VALMOREL')).getByText('Enregistré')).toBeVisible();
  });
});

describe('the bar of a sheet', () => {
  test('has its acts, and counts the rows to correct and to enter', async () => {
    const { user, cell } = await renderHeat();
    const bar = document.querySelector<HTMLElement>('.savebar') as HTMLElement;
    expect(within(bar).getByText('4 à saisir')).toBeVisible();
    expect(within(bar).getByRole('button', { name: 'Rendre officiel' })).toBeVisible();
    await user.type(await cell(/Performance, 1 VALMOREL/), '10;4{Enter}');
    expect(within(bar).getByText('1 à corriger')).toBeVisible();
  });

  test.each([
    [2.3, '10.80 w', false],
    [2, '10.80', true],
    [undefined, '10.80', false],
  ])('with a wind of %p the sheet shows %s, as its list does', async (wind, shown, isBest) => {
    const sheet = aSheet({ dets: wind === undefined ? {} : { wind } }, [aRow(0, 10_800)]);
    const [first, ...others] = sheet.starts;
    await renderHeat({
      ...sheet,
      starts: [{ ...first, pe: { pb: 10_840 } } as (typeof others)[number], ...others],
    });
    const row = await screen.findByRole('row', { name: /VALMOREL/ });
    expect(within(row).getByText(shown)).toBeVisible();
    expect(within(row).queryByText('RP') !== null).toBe(isBest);
  });

  test('a wind that is typed takes the badge away at once', async () => {
    const sheet = aSheet({ dets: { wind: 1.2 } }, [aRow(0, 10_800)]);
    const [first, ...others] = sheet.starts;
    const { user } = await renderHeat({
      ...sheet,
      starts: [{ ...first, pe: { pb: 10_840 } } as (typeof others)[number], ...others],
    });
    expect(within(getRow('VALMOREL')).getByText('RP')).toBeVisible();
    const field = screen.getByLabelText('Vent (m/s)');
    await user.clear(field);
    await user.type(field, '2.3');
    expect(within(getRow('VALMOREL')).queryByText('RP')).toBeNull();
    expect(within(getRow('VALMOREL')).getByText('10.80 w')).toBeVisible();
  });

  test.each([
    ['2', '+0.2'],
    ['2,0', '+2.0'],
    ['-1,3', '−1.3'],
  ])('a wind typed %s says beside its field that it reads %s', async (typed, read) => {
    const { user } = await renderHeat(aSheet({}, [aRow(0, 10_800)]));
    const field = screen.getByLabelText('Vent (m/s)');
    await user.type(field, typed);
    expect(field).toHaveAccessibleDescription(`Se lit ${read}\u00a0m/s`);
  });

  test('a mark that is asked about is no personal best yet', async () => {
    const sheet = aSheet({ dets: { wind: 0.4 } });
    const [first, ...others] = sheet.starts;
    const { user, cell } = await renderHeat({
      ...sheet,
      starts: [{ ...first, pe: { pb: 12_000 } } as (typeof others)[number], ...others],
    });
    await user.type(await cell(/Performance, 1 VALMOREL/), '112{Enter}');
    const row = document.querySelector<HTMLElement>('[data-row="bib:1"]') as HTMLElement;
    expect(within(row).queryByText('RP')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Oui, 1.12' }));
    expect(await within(row).findByText('RP')).toBeVisible();
  });

  test('a best of before keeps its hundredths in a heat timed by hand, where 11.3h is no best against 11.45', async () => {
    const sheet = aSheet({ dets: { hand: true } });
    const [first, ...others] = sheet.starts;
    const { user, cell } = await renderHeat({
      ...sheet,
      starts: [{ ...first, pe: { pb: 11_450 } } as (typeof others)[number], ...others],
    });
    await user.type(await cell(/Performance, 1 VALMOREL/), '11.3{Enter}');
    const row = document.querySelector<HTMLElement>('[data-row="bib:1"]') as HTMLElement;
    expect(within(row).getByText('11.45')).toBeInTheDocument();
    expect(await within(row).findByText('11.3h')).toBeVisible();
    expect(within(row).queryByText('RP')).toBeNull();
  });
});

describe('an unlikely mark (Q35)', () => {
  test('must be confirmed once, with the digits as typed, and counts only then', async () => {
    const { user, cell, written } = await renderHeat();
    await user.click(await cell(/Performance, 1 VALMOREL/));
    await user.keyboard('112{Enter}1078{Enter}');
    await waitFor(() => expect(written.map(({ edit }) => edit.row)).toEqual(['bib:2']));
    expect(await cell(/Performance, 1 VALMOREL/)).toHaveValue('112');
    expect(screen.getByText('À confirmer')).toBeVisible();
    expect(document.querySelector('[data-row="bib:2"] .place')).toHaveTextContent('1');
    expect(screen.getByRole('alert')).toHaveTextContent('VALMOREL Inès, 1.12 : au-delà de tout record');
    expect(screen.getByText(/1 à confirmer/)).toBeVisible();
    expect(screen.getByText('2 à saisir')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Oui, 1.12' }));
    await waitFor(() => expect(written.at(-1)?.edit).toMatchObject({ row: 'bib:1', prf: { v: 1120 } }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await within(getRow('VALMOREL')).findByText('Enregistré')).toBeVisible();
  });

  test('Enter in its cell confirms it; another mark there is asked about again', async () => {
    const { user, cell, written } = await renderHeat();
    const first = await cell(/Performance, 1 VALMOREL/);
    await user.type(first, '112{Enter}');
    await user.clear(first);
    await user.type(first, '113{Enter}');
    expect(written).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('1.13');
    await user.type(first, '{Enter}');
    await waitFor(() => expect(written[0]?.edit.prf).toMatchObject({ v: 1130 }));
  });

  test('«Corriger» goes back to the cell; a likely mark then needs no answer', async () => {
    const { user, cell, written } = await renderHeat();
    const first = await cell(/Performance, 1 VALMOREL/);
    await user.type(first, '112{Enter}');
    await user.click(screen.getByRole('button', { name: 'Corriger' }));
    expect(first).toHaveFocus();
    await user.keyboard('1120{Enter}');
    await waitFor(() => expect(written[0]?.edit.prf).toMatchObject({ v: 11_200 }));
  });

  test.each([
    ['2410,5', 5000, 'W', '40:10.50', '24:10.50', 27 * 60_000],
    ['358,2', 1500, '0', '5:58.20', '3:58.20', 270_000],
  ])('%s is asked about in a race over %i m: it may be meant with minutes', async (typed, g0, g1, read, other, pb) => {
    const sheet = aSheet({ uid: `${String(g0).padStart(6, '0')}-${g1}-56-f1`, g0, g1 });
    const [valmorel, ...others] = sheet.starts;
    const starts = [{ ...valmorel, pe: { pb } } as (typeof sheet.starts)[number], ...others];
    const { user, cell, written } = await renderHeat({ ...sheet, starts });
    await user.type(await cell(/Performance, 1 VALMOREL/), `${typed}{Enter}`);
    expect(screen.getByRole('alert')).toHaveTextContent(
      `VALMOREL Inès, ${read} : écrit sans minutes, ce peut aussi être ${other}.`,
    );
    expect(written).toEqual([]);
    await user.click(screen.getByRole('button', { name: `Oui, ${read}` }));
    await waitFor(() => expect(written).toHaveLength(1));
  });

  test('far from the athlete’s best names that best', async () => {
    const sheet = aSheet();
    const [valmorel, ...others] = sheet.starts;
    const starts = [{ ...valmorel, pe: { pb: 12_500 } } as (typeof sheet.starts)[number], ...others];
    const { user, cell, written } = await renderHeat({ ...sheet, starts });
    await user.type(await cell(/Performance, 1 VALMOREL/), '1050{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('bien mieux que son record personnel, 12.50');
    expect(written).toEqual([]);
  });
});
