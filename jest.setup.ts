import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure, getConfig } from '@testing-library/react';
import './jest.computed-style.ts';
import './jest.labels.ts';

// On a busy machine, pages that load parts on demand take longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

// Who waits looks again and again, and only the last error is read, to which the page is added then: to print it for each is a
// twentieth of all work.
const { getElementError: describePage } = getConfig();
/** Set by Testing Library while `waitFor` and `findBy` look; not in its types. */
const isWaiting = (): unknown => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics');
configure({
  getElementError: (message, container) =>
    isWaiting() === true ? new Error(message ?? '') : describePage(message, container),
});

// jsdom has no media queries: all are false, except that reduced motion is preferred.
window.matchMedia ??= (query: string) =>
  ({
    matches: query.includes('reduce'),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) as MediaQueryList;

// React's scheduler on a real MessageChannel keeps the process alive after the last test.
class TimerChannel {
  readonly port1: { onmessage: ((event: unknown) => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: (data: unknown) => void setTimeout(() => this.port1.onmessage?.({ data }), 0) };
}
Object.defineProperty(window, 'MessageChannel', { value: TimerChannel, configurable: true });

window.scrollTo = () => undefined;

// jsdom has <dialog> without its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('[autofocus], input, button')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

let consoleErrors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  consoleErrors = jest.spyOn(console, 'error');
});

// A deprecated antd property fails the test now, rather than breaking with the next major version.
afterEach(() => {
  cleanup();
  const deprecated = consoleErrors.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('[antd:'));
  consoleErrors.mockRestore();
  localStorage.clear();
  sessionStorage.clear();
  expect(deprecated).toEqual([]);
});
