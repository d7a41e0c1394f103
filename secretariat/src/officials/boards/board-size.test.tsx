import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { LAYOUTS, readBoardAddress } from 'shared-domain/board';
import type { Seen } from '../sync/seen.ts';
import { aTrial } from '../testing/open-test-board.tsx';
import { showBoard } from '../testing/show-board.tsx';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const LONG = aTrial({ oid: 'long', g0: 900_003, uid: '900003-0-56-f1', status: 5 });
const RACE = aTrial({ oid: 'race', g0: 1500, uid: '001500-0-56-f1', status: 5, results: 0 });
const KNOWN = {
  chOID: 'c',
  challenge: { oid: 'c', kind: 'O', tz: 'Europe/Paris', name: 'Val' },
  cursor: 0,
  read: 0,
  trials: [LONG, RACE],
  facts: [],
} as unknown as Seen;

/** The board of an address in the window of jsdom, which is 1024 × 768. */
function show(layout: string, search: string) {
  cleanup();
  jest.useFakeTimers({ now: Date.parse('2026-06-13T13:00:00.000Z') });
  const address = readBoardAddress({ pathname: `/officiel/ecran/${layout}`, search: `?texte=Podium${search}` });
  const board = showBoard(address, KNOWN).querySelector<HTMLElement>('.board');
  const read = (name: string) => board?.style.getPropertyValue(name) ?? '';
  const note = board?.querySelector('.board-id small')?.textContent ?? '';
  return { note, isStrip: board?.classList.contains('as-strip'), isLarge: board?.classList.contains('is-large'), read };
}

describe('The size of a board (officials 5.1)', () => {
  test.each(LAYOUTS)('%s is what its address asks for, and not what its window has', (layout) => {
    const { isStrip, read } = show(layout, '&w=640&h=192&safe=5');
    expect([read('--w'), read('--h'), read('--safe'), isStrip]).toEqual(['640px', '192px', '0.05', true]);
    expect(Number.parseFloat(read('--u'))).toBeLessThan(1);
    expect(Number.parseFloat(read('--u'))).toBeGreaterThan(0.15);
    const whole = show(layout, '');
    expect([whole.read('--w'), whole.isStrip, whole.isLarge]).toEqual(['', false, false]);
  });

  test.each(LAYOUTS)('%s has larger and smaller letters', (layout) => {
    const units = ['&scale=0.7', '', '&scale=1.5'].map((search) => Number.parseFloat(show(layout, search).read('--u')));
    expect(units.toSorted((a, b) => a - b)).toEqual(units);
    // A wall by turns is full as it is.
    expect(new Set(units).size).toBe(layout === 'mix' ? 2 : 3);
    expect(show(layout, '&scale=1.5').isLarge).toBe(true);
  });

  test.each([
    ['concours', '&scale=1.5', 'Lettres : scale=1.15 au plus pour cette vue'],
    ['concours', '&scale=1.15', ''],
    ['concours', '&scale=1.1&w=640&h=192', 'Lettres : scale=1 au plus pour cette vue'],
    ['mix', '&scale=1.5', 'Lettres : scale=1 au plus pour cette vue'],
    ['resultat', '&scale=1.5', ''],
    ['incrustation', '&scale=3', ''],
    ['horloge', '', ''],
  ] as const)('%s says beside its number how large its letters can be, of %s: %s', (layout, search, note) => {
    expect(show(layout, search).note.replace(/\u00a0|\u202f/g, ' ')).toBe(note);
  });
});
