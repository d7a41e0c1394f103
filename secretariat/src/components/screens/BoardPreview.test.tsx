import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { buildPreviewAddress, isPreviewAddress, readPreviewMessage } from '../../officials/boards/preview-state.ts';
import { BoardPreview } from './BoardPreview.tsx';
import type { ListedScreen } from './screen-list.ts';

const WORDS = { layout: 'resultat', width: 1920, height: 1080, isLocked: false } as const;
const SCREEN: ListedScreen = {
  screen: '3f2ab81c44d0e6a7',
  seen: '2026-06-13T13:00:00Z',
  words: WORDS,
  cue: { act: 'black', since: '2026-06-13T13:00:00Z' },
};
const seen = { chOID: 'val', trials: [], facts: [] } as unknown as Parameters<typeof BoardPreview>[0]['seen'];

let sights: ((isIntersecting: boolean) => void)[] = [];
// A browser for tests has neither.
const before = Object.fromEntries(
  ['IntersectionObserver', 'ResizeObserver'].map((name) => [name, (globalThis as Record<string, unknown>)[name]]),
);
beforeEach(() => {
  sights = [];
  globalThis.IntersectionObserver = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      sights.push((isIntersecting) => tell([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  globalThis.ResizeObserver = class {
    readonly observe: () => void;
    constructor(tell: () => void) {
      this.observe = tell;
    }
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(480);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Object.assign(globalThis, before);
});

describe('The small picture of a screen (officials 5.4)', () => {
  test('has the address of the screen, else what the screen says of itself, and no code', () => {
    expect(buildPreviewAddress({ ...WORDS, query: 't=auto&theme=led&rows=3' })).toBe(
      '/officiel/ecran/resultat?t=auto&theme=led&rows=3&apercu=1',
    );
    expect(buildPreviewAddress({ ...WORDS, trial: 'a', place: 'Sautoir 2', isLocked: true })).toBe(
      '/officiel/ecran/resultat?t=a&lieu=Sautoir+2&lock=1&apercu=1',
    );
    expect([isPreviewAddress('?apercu=1'), isPreviewAddress('?t=auto')]).toEqual([true, false]);
  });

  test('is there as long as it is in sight, as large as the screen and made smaller', () => {
    const { container } = render(<BoardPreview title="Écran 1" screen={SCREEN} seen={seen} offset={0} />);
    const find = () => container.querySelector('iframe');
    expect(find()).toBeNull();
    act(() => sights[0]?.(true));
    expect(find()?.getAttribute('style')).toBe('width: 1920px; height: 1080px; transform: scale(0.25);');
    act(() => sights[0]?.(false));
    expect(find()).toBeNull();
  });

  test('is given what boards have and what the screen is told, once it asks and whenever that is new', () => {
    const { container, rerender } = render(<BoardPreview title="Écran 1" screen={SCREEN} seen={seen} offset={7} />);
    act(() => sights[0]?.(true));
    const page = container.querySelector('iframe')?.contentWindow as Window;
    const told: unknown[] = [];
    page.postMessage = ((message: { state: { order: object } }) => told.push(message)) as never;
    const ask = (origin: string) =>
      window.dispatchEvent(new MessageEvent('message', { source: page, origin, data: { foulee: 'preview ready' } }));
    ask('https://example.org');
    expect(told).toEqual([]);
    ask(window.location.origin);
    const state = { seen, order: { cue: SCREEN.cue }, screen: SCREEN.screen, offset: 7 };
    expect(told).toEqual([{ foulee: 'preview', state }]);
    rerender(<BoardPreview title="Écran 1" screen={{ ...SCREEN }} seen={seen} offset={7} />);
    expect(told).toHaveLength(1);
    const { cue: _, ...free } = SCREEN;
    rerender(<BoardPreview title="Écran 1" screen={free} seen={seen} offset={7} />);
    expect(told[1]).toEqual({ foulee: 'preview', state: { ...state, order: {} } });
    const frozen = { since: '2026-06-13T13:00:00Z', trials: [], added: [] };
    const cue = { act: 'freeze' as const, since: frozen.since };
    const held = { ...SCREEN, cue, words: { ...WORDS, frozen } };
    rerender(<BoardPreview title="Écran 1" screen={held} seen={seen} offset={7} />);
    expect(told[2]).toEqual({ foulee: 'preview', state: { ...state, order: { cue }, frozen } });
  });

  test('hears no other page', () => {
    const data = { foulee: 'preview' };
    expect(readPreviewMessage({ data, origin: window.location.origin })).toBe(data);
    expect(readPreviewMessage({ data, origin: 'https://example.org' })).toBeUndefined();
    expect(readPreviewMessage({ data: null, origin: window.location.origin })).toBeUndefined();
  });

  test('of a screen that has said nothing of itself is none', () => {
    const { words: _, ...silent } = SCREEN;
    expect(render(<BoardPreview title="Écran 1" screen={silent} seen={seen} offset={0} />).container.innerHTML).toBe(
      '',
    );
  });
});
