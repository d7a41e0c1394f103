import { afterEach, beforeEach, jest } from '@jest/globals';

const REAL = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
];

/** For the tests of a file the calendar stands at this moment; timers run as ever. */
export function fixClock(moment: string): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(moment), doNotFake: REAL });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
