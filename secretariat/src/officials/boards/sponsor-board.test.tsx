import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { type BoardAddress, choosePictures } from 'shared-domain/board';
import type { DeviceTrial } from 'shared-domain/live-input';
import type { Seen } from '../sync/seen.ts';
import { readText } from '../testing/render-task.tsx';
import { showBoard } from '../testing/show-board.tsx';
import { formatCountdown } from './CountdownBoard.tsx';

/** The first instant of a turn of pictures, and of three, two and one parts of a mixed wall. */
const NOW = Math.ceil(Date.parse('2026-06-13T13:00:00.000Z') / 48_000) * 48_000;

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const picture = (id: string) =>
  ({ id, name: `Partenaire ${id}`, type: 'image/png', width: 320, height: 160, bytes: 1 }) as const;
const PICTURES = ['a', 'b', 'c'].map(picture);

function show(layout: BoardAddress['layout'], pictures = PICTURES, order?: object) {
  jest.useFakeTimers({ now: NOW });
  const known = {
    chOID: 'val',
    challenge: { kind: 'O', tz: 'Europe/Paris', name: 'Régionaux du Val' },
    trials: [] as DeviceTrial[],
    facts: [],
    pictures,
    cursor: 0,
    read: 0,
  } as unknown as Seen;
  const container = showBoard({ layout, trial: undefined, language: 'fr' }, known, order);
  const find = () => container.querySelector<HTMLImageElement>('.board-sponsor img:not(.next)');
  return {
    container,
    find,
    readName: () => find()?.alt,
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

describe('Pictures of sponsors (officials 5.1)', () => {
  test('have 8 s each, by the clock alone; the one that comes is loaded before', () => {
    const names = (at: number) => choosePictures(PICTURES, at).map(({ id }) => id);
    const turn = 8000 * 3 * 1000;
    expect([names(turn), names(turn + 7999), names(turn + 8000), names(turn + 16_000)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
    ]);
    expect(choosePictures([picture('a')], turn).map(({ id }) => id)).toEqual(['a']);
    expect(choosePictures([], turn)).toEqual([]);
  });

  test('are shown with their names, one after the other', () => {
    const { find, readName, pass } = show('sponsor');
    expect(find()?.getAttribute('src')).toBe('/api/screen-picture/val/a');
    expect(readName()).toBe('Partenaire a');
    pass(8200);
    expect(readName()).toBe('Partenaire b');
  });

  test('one that does not load is left out and tried again after a minute; without any the board says what comes next', () => {
    const { find, readName, pass } = show('sponsor', [picture('a'), picture('b')]);
    fireEvent.error(find() as HTMLImageElement);
    expect(readName()).toBe('Partenaire b');
    pass(64_200);
    expect(readName()).toBe('Partenaire a');
    cleanup();
    expect(show('sponsor', []).container.querySelector('.board-empty')).not.toBeNull();
  });

  test('take turns with the stadium on a mixed wall, another one at each round', () => {
    const { container, readName, pass } = show('mix', PICTURES);
    expect(container.querySelector('.board-sponsor')).toBeNull();
    const shown: (string | undefined)[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      pass(8000);
      shown.push(readName());
    }
    expect(shown).toEqual(['Partenaire a', undefined, 'Partenaire b', undefined, 'Partenaire c']);
  });

  test('a screen may be told to show them', () => {
    const order = { cue: { act: 'show', layout: 'sponsor', since: new Date(NOW - 1000).toISOString() } };
    expect(show('multi', PICTURES, order).readName()).toBe('Partenaire a');
  });
});

describe('A countdown (officials 5.4)', () => {
  test('has what is left, with hours where there are some, and never less than nothing', () => {
    expect([3_909_000, 3_600_000, 299_001, 60_000, 9000, 0, -5000].map(formatCountdown)).toEqual([
      '1:05:09',
      '1:00:00',
      '5:00',
      '1:00',
      '0:09',
      '0:00',
      '0:00',
    ]);
  });

  test('runs to its hour by the server’s clock, with its line of text, and ends by itself', () => {
    const to = NOW + 60_000;
    const iso = (ms: number) => new Date(ms).toISOString();
    const cue = { act: 'countdown', to: iso(to), until: iso(to + 5000), text: 'Reprise', since: iso(NOW) };
    const { container, pass } = show('multi', [], { cue });
    const read = () => readText(container.querySelector('.board-countdown')?.textContent ?? '');
    expect(read()).toBe('Reprise1:00');
    expect(container.querySelector('[role=timer]')?.getAttribute('aria-label')).toContain('jusqu’à');
    pass(45_000);
    expect([read(), container.querySelector('.last')?.textContent]).toEqual(['Reprise0:15', '0:15']);
    pass(15_200);
    expect(read()).toBe('Reprise0:00');
    pass(5000);
    expect(container.querySelector('.board-countdown')).toBeNull();
  });
});
