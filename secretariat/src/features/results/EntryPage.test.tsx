import { describe, expect, test } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { aRow, aSheet, renderHeat, rowOf } from './heat.fixture.tsx';

describe('entering a race by keyboard (P11.9)', () => {
  test('digits are read two by two, the preview stands beside the cell, Enter sends and goes to the next row', async () => {
    const { user, cell, written } = await renderHeat();
    const first = await cell(/Performance, 1 VALMOREL/);
    await user.click(first);
    await user.keyboard('1052');
    expect(within(rowOf('VALMOREL')).getByText('10.52')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await cell(/Performance, 2 KERBRAT/)).toHaveFocus();
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]?.edit).toEqual({ row: 'bib:1', revision: 0, prf: { v: 10_520, u: 'ms', st: 1 } });
    expect(await within(rowOf('VALMOREL')).findByText('Enregistré')).toBeVisible();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(await cell(/Performance, 1 VALMOREL/)).toHaveFocus();
  });

  test('a mark of a longer race is minutes, seconds, hundredths', async () => {
    const { user, cell } = await renderHeat(aSheet({ uid: '000800-0-56-f1', g0: 800 }));
    await user.type(await cell(/VALMOREL/), '15234');
    expect(within(rowOf('VALMOREL')).getByText('1:52.34')).toBeVisible();
  });

  test('places shift at once as marks are typed, before the server has answered', async () => {
    const { user, cell } = await renderHeat();
    await user.type(await cell(/Performance, 1/), '1100');
    await user.type(await cell(/Performance, 2/), '1050');
    const place = (name: string) => rowOf(name).querySelector('.place')?.textContent;
    expect([place('VALMOREL'), place('KERBRAT')]).toEqual(['2', '1']);
  });

  test.each([
    ['n', 'DNS', 2],
    ['d', 'DNF', 3],
    ['q', 'DQ', 4],
    ['DNS', 'DNS', 2],
    ['-', '–', 6],
  ])('%s says %s', async (typed, shown, st) => {
    const { user, cell, written } = await renderHeat();
    await user.type(await cell(/Performance, 1/), typed);
    expect(within(rowOf('VALMOREL')).getByText(shown)).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(written[0]?.edit.prf).toEqual({ st }));
  });

  test.each([
    ['10.87', 100, '10.87', 10_870],
    ['10"87', 100, '10.87', 10_870],
    ['1.52,34', 800, '1:52.34', 112_340],
  ])('%s, written with its signs, is understood and shown as read', async (typed, g0, shown, v) => {
    const { user, cell, written } = await renderHeat(aSheet({ uid: `${String(g0).padStart(6, '0')}-0-56-f1`, g0 }));
    await user.type(await cell(/VALMOREL/), typed);
    expect(within(rowOf('VALMOREL')).getByText(shown)).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(written[0]?.edit.prf).toEqual({ v, u: 'ms', st: 1 }));
  });

  test('a time taken by hand in a race that is not timed so says so', async () => {
    const { user, cell, written } = await renderHeat();
    const first = await cell(/VALMOREL/);
    await user.type(first, '11.2h{Enter}');
    expect(first).toHaveAccessibleDescription('Temps manuel : la série est chronométrée électriquement');
    expect(written).toEqual([]);
  });

  test('a mark on its way is no fault while it is typed, and is one when it is left', async () => {
    const { user, cell } = await renderHeat();
    const first = await cell(/VALMOREL/);
    await user.type(first, '10.');
    expect(first).toBeValid();
    await user.keyboard('{Enter}');
    expect(first).toHaveAccessibleDescription('Performance illisible');
  });

  test('what cannot be read says so, tied to its field, and is not sent', async () => {
    const { user, cell, written } = await renderHeat();
    const first = await cell(/Performance, 1/);
    await user.type(first, 'abc');
    expect(first).toBeInvalid();
    expect(first).toHaveAccessibleDescription('Performance illisible');
    await user.keyboard('{Enter}');
    expect(within(rowOf('VALMOREL')).getByText('À corriger')).toBeVisible();
    expect(written).toEqual([]);
  });

  test('Escape brings back what stood', async () => {
    const { user, cell } = await renderHeat(aSheet({}, [aRow(0, 11_580)]));
    const first = await cell(/Performance, 1/);
    expect(first).toHaveValue('1158');
    await user.clear(first);
    await user.type(first, '99{Escape}');
    expect(first).toHaveValue('1158');
  });

  test('the same mark again is no change', async () => {
    const { user, cell, written } = await renderHeat(aSheet({}, [aRow(0, 11_580)]));
    const first = await cell(/Performance, 1/);
    await user.clear(first);
    await user.type(first, '1158{Enter}');
    expect(written).toEqual([]);
    expect(within(rowOf('VALMOREL')).getByText('Enregistré')).toBeVisible();
  });
});
