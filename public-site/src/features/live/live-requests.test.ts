import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { refetchLive } from './live-requests.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-13T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a frame every half second asks for the panel once in 5 s at most, and after the last frame', () => {
  const times: number[] = [];
  const store = { dispatch: () => times.push(Date.now()) };
  const begin = Date.now();
  for (let frame = 0; frame < 60; frame += 1) {
    refetchLive(store, 'C');
    jest.advanceTimersByTime(500);
  }
  const lastFrame = Date.now() - 500;
  jest.advanceTimersByTime(10_000);
  expect((times[0] ?? 0) - begin).toBeLessThanOrEqual(2000);
  expect(times.every((time, index) => index === 0 || time - (times[index - 1] ?? 0) >= 5000)).toBe(true);
  expect(times.at(-1)).toBeGreaterThanOrEqual(lastFrame);
});

test('competitions are asked apart', () => {
  const dispatch = jest.fn();
  refetchLive({ dispatch }, 'A');
  refetchLive({ dispatch }, 'B');
  jest.advanceTimersByTime(2000);
  expect(dispatch).toHaveBeenCalledTimes(2);
});
