import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { useMemo } from 'react';
import { Countdown } from '../components/Countdown.tsx';
import type { Console } from '../console.ts';
import { type DeviceClock, openDeviceClock } from '../log/device-clock.ts';
import '../texts/all-texts.ts';
import { ConsoleContext } from '../use-console.ts';
import { TimeLeft } from './BoardTop.tsx';
import type { Board } from './open-board.ts';
import { BoardContext } from './use-board.ts';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** How wrong a machine's clock is, and how long what it asked took there and back, ms. */
type Trip = readonly [skew: number, up: number, down: number];

/** The clock of a machine that is `skew` ms wrong and whose answers took `up` ms there and `down` ms back. */
function measureClock(skew: number, up: number, down: number): DeviceClock {
  const clock = openDeviceClock({}, { wall: () => Date.now() + skew, count: () => performance.now() });
  const received = Date.now() + skew;
  clock.measure({ sent: received - up - down, received, server: Date.now() - down, grain: 0 });
  return clock;
}

const SIGNAL_MS = 15_000;
const STEP_MS = 10;

/** The attempt's time as a console counts it, from the instant at which a device started it. */
function Phone({ clock, since, ms }: { readonly clock: DeviceClock; readonly since: string; readonly ms: number }) {
  const running = useMemo(
    () => ({ started: performance.now() - (clock.at() - Date.parse(since)), ms }),
    [clock, since, ms],
  );
  return <Countdown clock={running} proposedMs={ms} signalMs={SIGNAL_MS} />;
}

test.each<[string, Trip, Trip]>([
  ['both clocks are right', [0, 20, 20], [0, 20, 20]],
  ['the phone is 40 s fast, the board 2 min slow', [40_000, 20, 20], [-120_000, 30, 10]],
  ['the network is uneven for both', [5000, 100, 0], [0, 0, 100]],
])('41. phone and board mark the last fifteen seconds alike, to 0.3 s: %s', (_, phone, board) => {
  jest.useFakeTimers({ now: Date.parse('2026-06-13T14:00:00.000Z') });
  const since = new Date(Date.now() - 43_000).toISOString();
  const opened = { language: () => 'fr', subscribe: () => () => undefined, version: () => 0 } as unknown as Console;
  const shown = {
    language: 'fr',
    clock: measureClock(...board),
    subscribe: () => () => undefined,
    version: () => 0,
  } as unknown as Board;
  const { container } = render(
    <>
      <ConsoleContext value={opened}>
        <Phone clock={measureClock(...phone)} since={since} ms={60_000} />
      </ConsoleContext>
      <BoardContext value={shown}>
        <TimeLeft clock={{ since, ms: 60_000, signalMs: SIGNAL_MS }} />
      </BoardContext>
    </>,
  );
  const marked = new Map<string, number>();
  for (let passed = 0; passed < 3000; passed += STEP_MS) {
    for (const name of ['cd', 'board-time'])
      if (!marked.has(name) && container.querySelector(`.${name}.last`) !== null) marked.set(name, passed);
    act(() => jest.advanceTimersByTime(STEP_MS));
  }
  const [onPhone = Number.NaN, onBoard = Number.NaN] = [marked.get('cd'), marked.get('board-time')];
  expect(Math.abs(onPhone - onBoard)).toBeLessThanOrEqual(300);
  // The truth is two seconds after the first picture.
  expect(Math.max(Math.abs(onPhone - 2000), Math.abs(onBoard - 2000))).toBeLessThanOrEqual(300);
});
