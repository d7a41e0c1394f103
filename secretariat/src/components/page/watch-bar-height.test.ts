import { expect, test } from '@jest/globals';
import { watchBarHeight } from './watch-bar-height.ts';

test('messages stand above the bar of a screen, whatever its height, and where they were once it is gone', () => {
  let resize = () => {};
  const original = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const bar = document.createElement('div');
  Object.defineProperty(bar, 'offsetHeight', { value: 121 });
  const stop = watchBarHeight(bar);
  resize();
  expect(document.body.style.getPropertyValue('--snack-bottom')).toBe('133px');
  stop?.();
  expect(document.body.style.getPropertyValue('--snack-bottom')).toBe('');
  globalThis.ResizeObserver = original;
});
