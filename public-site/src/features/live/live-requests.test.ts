import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { refetchLive, refetchStandings } from './live-requests.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-13T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  { what: 'the panel', refetch: refetchLive, minInterval: 5000, maxDelay: 2000 },
  { what: 'the standings', refetch: refetchStandings, minInterval: 20_000, maxDelay: 10_000 },
])(
  'a frame every half second asks for $what once in $minInterval ms at most, and after the last frame',
  ({ refetch, minInterval, maxDelay }) => {
    const times: number[] = [];
    const store = { dispatch: () => times.push(Date.now()) };
    const begin = Date.now();
    for (let frame = 0; frame < 240; frame += 1) {
      refetch(store, 'C');
      jest.advanceTimersByTime(500);
    }
    const lastFrame = Date.now() - 500;
    jest.advanceTimersByTime(minInterval + maxDelay);
    expect((times[0] ?? 0) - begin).toBeLessThanOrEqual(maxDelay);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(minInterval);
    // What comes while a request waits is in its answer.
    expect(Math.max(...gaps)).toBeLessThanOrEqual(minInterval + maxDelay + 500);
    expect(times.at(-1)).toBeGreaterThanOrEqual(lastFrame);
  },
);

test('competitions are asked apart, and so are the panel and the standings', () => {
  const dispatch = jest.fn();
  const store = { dispatch };
  refetchLive(store, 'A');
  refetchLive(store, 'B');
  refetchStandings(store, 'A');
  jest.advanceTimersByTime(10_000);
  expect(dispatch).toHaveBeenCalledTimes(3);
});
