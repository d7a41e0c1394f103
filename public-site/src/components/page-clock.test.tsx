import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { holdPageClock, readNow, releasePageClock } from './page-clock.ts';
import { useNow } from './use-now.ts';

const NOW = Date.parse('2026-06-13T14:30:20Z');

function Clock() {
  return <output>{useNow().toISOString().slice(11, 16)}</output>;
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  releasePageClock();
  jest.useRealTimers();
});

describe('the present of a page that the server drew', () => {
  test('is the server’s until the page is hydrated, then moves on', () => {
    holdPageClock(NOW - 50_000);
    render(<Clock />);
    expect([screen.getByRole('status').textContent, readNow().getTime()]).toEqual(['14:29', NOW - 50_000]);
    act(releasePageClock);
    expect([screen.getByRole('status').textContent, readNow().getTime()]).toEqual(['14:30', NOW]);
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('status')).toHaveTextContent('14:31');
  });

  test('without such a page is the device’s', () => {
    render(<Clock />);
    expect(screen.getByRole('status')).toHaveTextContent('14:30');
  });
});
