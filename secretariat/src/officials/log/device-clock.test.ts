import { describe, expect, test } from '@jest/globals';
import { openDeviceClock } from './device-clock.ts';

const HOUR = 3_600_000;

/** Clocks that a test turns. */
function clocks() {
  const set = { wall: 1_000_000_000, count: 0 };
  const pass = (ms: number) => {
    set.wall += ms;
    set.count += ms;
  };
  return { set, pass, machine: { wall: () => set.wall, count: () => set.count } };
}

describe('the clock of a device', () => {
  test('16. a phone set back three hours goes on from where it was, as does one that is killed and opened again', () => {
    const { set, pass, machine } = clocks();
    const clock = openDeviceClock({}, machine);
    const before = clock.at();
    set.wall -= 3 * HOUR;
    pass(1000);
    expect(clock.at()).toBe(before + 1000);
    const reopened = openDeviceClock({ floor: clock.at() }, machine);
    pass(500);
    expect(reopened.at()).toBe(before + 1500);
  });

  test('17. two phones 40 s apart say the same instant once each has measured the server’s', () => {
    const fast = clocks();
    const slow = clocks();
    fast.set.wall += 20_000;
    slow.set.wall -= 20_000;
    const server = 1_000_000_000;
    const instants = [fast, slow].map(({ machine, set }) => {
      const clock = openDeviceClock({}, machine);
      clock.measure({ sent: set.wall, received: set.wall + 200, server: server + 100, grain: 0 });
      return clock.at();
    });
    expect(instants[0]).toBe(instants[1]);
    expect(instants[0]).toBe(server);
  });

  test('the median of five round trips counts, with half its trip as the error', () => {
    const { machine, set } = clocks();
    const clock = openDeviceClock({}, machine);
    for (const off of [900, 100, 110, 90, 105, 5000])
      clock.measure({ sent: set.wall, received: set.wall + 40, server: set.wall + 20 + off, grain: 0 });
    expect(clock.offset()).toMatchObject({ ms: 105, error: 20 });
  });

  test('16. a phone set forward is measured anew before anything it says is sent; an answer that was under way measures nothing', () => {
    const { set, pass, machine } = clocks();
    const clock = openDeviceClock({}, machine);
    expect(clock.isMeasured()).toBe(false);
    clock.measure({ sent: set.wall, received: set.wall, server: set.wall, grain: 0 });
    expect(clock.isMeasured()).toBe(true);
    const sent = clock.now();
    set.wall += 3 * HOUR;
    pass(1000);
    expect(clock.measure({ sent, received: clock.now(), server: sent + 500, grain: 0 })).toBeUndefined();
    expect(clock.isMeasured()).toBe(false);
    const again = clock.now();
    clock.measure({ sent: again, received: again, server: sent + 1000, grain: 0 });
    expect(clock.at()).toBe(sent + 1000);
  });

  test('a phone that slept without counting is where its clock says', () => {
    const { machine, set } = clocks();
    const clock = openDeviceClock({}, machine);
    const before = clock.at();
    set.wall += HOUR;
    expect(clock.at()).toBe(before + HOUR);
  });
});
