import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const ownParent = Object.getOwnPropertyDescriptor(window, 'parent') as PropertyDescriptor;
const ownObserver = window.ResizeObserver;
const postMessage = jest.fn();
let notice: () => void = () => undefined;
let height = 0;

class FakeObserver {
  readonly #callback: () => void;
  constructor(callback: () => void) {
    this.#callback = callback;
  }
  observe(element: Element) {
    element.getBoundingClientRect = () => ({ bottom: height }) as DOMRect;
    notice = this.#callback;
  }
  disconnect() {
    notice = () => undefined;
  }
}

const resizeTo = (next: number) =>
  act(() => {
    height = next;
    notice();
  });

beforeEach(() => {
  postMessage.mockClear();
  Object.assign(window, { ResizeObserver: FakeObserver });
  Object.defineProperty(window, 'parent', { value: { postMessage }, configurable: true });
});
afterEach(() => {
  Object.assign(window, { ResizeObserver: ownObserver });
  Object.defineProperty(window, 'parent', ownParent);
});

test('a framed page tells the page around it its height, once each time that it changes, and nothing else', () => {
  const { unmount } = renderInShell(<SiteFrame layout="embed">Page</SiteFrame>, '/challenge/C?embed=1');
  resizeTo(1200.4);
  resizeTo(1200.6);
  resizeTo(300);
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'foulee-height', height: 1201 }, '*'],
    [{ type: 'foulee-height', height: 300 }, '*'],
  ]);
  unmount();
  resizeTo(400);
  expect(postMessage).toHaveBeenCalledTimes(2);
});

test('a page with its bar, and one in no frame, tells nobody', () => {
  renderInShell(<SiteFrame layout="bare">Page</SiteFrame>, '/mgr/lesecretariat/');
  resizeTo(1200);
  Object.defineProperty(window, 'parent', { value: window, configurable: true });
  renderInShell(<SiteFrame layout="embed">Page</SiteFrame>, '/challenge/C?embed=1');
  resizeTo(1300);
  expect(postMessage).not.toHaveBeenCalled();
});
