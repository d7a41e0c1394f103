import { describe, expect, test } from '@jest/globals';
import {
  findAttemptTime,
  readAttemptTimeEvent,
  readHorizontalTimeState,
  readVerticalTimeState,
} from './attempt-time.ts';
import { ATTEMPT_TIME_SIGNAL_MS, ATTEMPT_TIMES_2016 } from './attempt-time-table.ts';
import { foldHorizontal } from './horizontal/machine.ts';
import { findHorizontalRules } from './horizontal/rules.ts';
import { playValid } from './vertical/script.fixture.ts';

const HJ = { g0: 900_001 };
const PV = { g0: 900_002 };
const LJ = { g0: 900_003 };
const minutes = (...args: Parameters<typeof findAttemptTime>) => findAttemptTime(...args).ms / 60_000;

describe('the table of TR 25.17, in minutes', () => {
  test.each([
    ['more than 3', { athletesLeft: 4 }, [1, 1, 1, 1, 1, 1]],
    ['3', { athletesLeft: 3 }, [1.5, 2, 1, 1.5, 2, 1]],
    ['2', { athletesLeft: 2 }, [1.5, 2, 1, 1.5, 2, 1]],
    ['1', { athletesLeft: 1 }, [3, 5, 1, 2, 3, 1]],
    ['1, consecutive', { athletesLeft: 1, isConsecutive: true }, [3, 5, 2, 2, 3, 2]],
    ['consecutive trials, 2 left', { athletesLeft: 2, isConsecutive: true }, [2, 3, 2, 2, 3, 2]],
    ['consecutive trials, more than 3 left', { athletesLeft: 9, isConsecutive: true }, [2, 3, 2, 2, 3, 2]],
    ["anyone's very first trial, alone", { athletesLeft: 1, isFirst: true }, [1, 1, 1, 1, 1, 1]],
    ["anyone's very first trial, of three", { athletesLeft: 3, isFirst: true }, [1, 1, 1, 1, 1, 1]],
  ])('%s', (_, state, table) => {
    const single = [HJ, PV, LJ].map((event) => minutes(event, state));
    const combined = [HJ, PV, LJ].map((event) => minutes({ ...event, isCombined: true }, state));
    expect([...single, ...combined]).toEqual(table);
  });

  test('the last 15 seconds are signalled', () => {
    expect(findAttemptTime(HJ, { athletesLeft: 2 }).signalMs).toBe(15_000);
    expect(ATTEMPT_TIME_SIGNAL_MS).toBe(15_000);
  });

  test('the first row is not confirmed, the others are', () => {
    expect(findAttemptTime(HJ, { athletesLeft: 4 })).toMatchObject({ row: 'many', isConfirmed: false });
    expect(findAttemptTime(HJ, { athletesLeft: 3 })).toMatchObject({ row: 'few', isConfirmed: true });
    expect(findAttemptTime(HJ, { athletesLeft: 1 })).toMatchObject({ row: 'alone', isConfirmed: true });
    expect(findAttemptTime(HJ, { athletesLeft: 3, isConsecutive: true })).toMatchObject({
      row: 'consecutive',
      isConfirmed: true,
    });
  });

  test('another edition is another table: 2016-2017 had half a minute in high jump and the other events', () => {
    const half = [HJ, PV, LJ].map((event) => minutes(event, { athletesLeft: 4 }, ATTEMPT_TIMES_2016));
    const combined = [HJ, PV, LJ].map((event) =>
      minutes({ ...event, isCombined: true }, { athletesLeft: 4 }, ATTEMPT_TIMES_2016),
    );
    expect([half, combined]).toEqual([
      [0.5, 1, 0.5],
      [0.5, 1, 0.5],
    ]);
    expect(minutes({ ...PV, isCombined: true }, { athletesLeft: 1 }, ATTEMPT_TIMES_2016)).toBe(3);
    expect(minutes({ ...HJ, isCombined: true }, { athletesLeft: 1 }, ATTEMPT_TIMES_2016)).toBe(2);
  });
});

describe('the edition that a trial is judged by (dets.clock)', () => {
  test.each([
    [undefined, 'f', 1, /2019/],
    ['2019', 'c', 1, /2019/],
    ['2016', 'f', 0.5, /2016/],
    ['2016', 'c', 0.5, /2016/],
  ] as const)('%s in round %s: %d min while four are left', (clock, round, expected, edition) => {
    const time = findAttemptTime(readAttemptTimeEvent({ ...HJ, round, dets: { clock } }), { athletesLeft: 4 });
    expect(time.ms / 60_000).toBe(expected);
    expect(time.edition).toMatch(edition);
  });
});

describe('the clock of a contest', () => {
  const clock = (names: string, text: string) => readVerticalTimeState(playValid(names, '1.90 1.95 2.00', text));

  test('a new limit starts at a new height only', () => {
    expect(clock('ABCD', 'A:o B:o C:xxx D:x')).toMatchObject({ athletesLeft: 4 });
    expect(clock('ABCD', 'A:o B:o C:xxx D:xxx 1.95')).toMatchObject({ athletesLeft: 2 });
  });

  test('the first trial, also after passes', () => {
    expect(clock('AB', '').isFirst).toBe(true);
    expect(clock('AB', 'A:- B:- 1.95').isFirst).toBe(true);
    expect(clock('AB', 'A:x B:x').isFirst).toBe(false);
  });

  test('consecutive trials, passes of others in between', () => {
    expect(clock('AB', 'A:x B:-')).toMatchObject({ isConsecutive: true });
    expect(clock('AB', 'A:x B:x')).toMatchObject({ isConsecutive: false });
    expect(clock('AB', 'A:o B:- 1.95')).toMatchObject({ isConsecutive: true });
  });

  test('at the end the trial is neither first nor consecutive', () => {
    expect(clock('A', 'A:o')).toEqual({ athletesLeft: 1, isFirst: false, isConsecutive: false });
    expect(clock('A', 'A:-')).toEqual({ athletesLeft: 1, isFirst: false, isConsecutive: false });
  });

  test('those of a jump-off count as left', () => {
    expect(clock('ABCD', 'A:o B:o C:xxx D:xxx 1.95 A:xxx B:xxx start')).toEqual({
      athletesLeft: 2,
      isFirst: false,
      isConsecutive: false,
    });
  });

  test('of a long jump', () => {
    const series = (...trials: [string, 'o' | 'x' | '-' | 'r'][]) =>
      readHorizontalTimeState(
        foldHorizontal(
          findHorizontalRules(),
          ['A', 'B'],
          trials.map(([athlete, r], index) => ({
            id: `${index}`,
            type: 'attempt',
            athlete,
            r,
            ...(r === 'o' && { v: 7000 }),
          })),
        ).state,
      );
    expect(series()).toEqual({ athletesLeft: 2, isFirst: true, isConsecutive: false });
    expect(series(['A', 'o'], ['B', '-'])).toEqual({ athletesLeft: 2, isFirst: false, isConsecutive: true });
    expect(series(['A', '-'], ['B', 'x'])).toEqual({ athletesLeft: 2, isFirst: true, isConsecutive: false });
    expect(series(['A', 'x'], ['B', 'r'])).toEqual({ athletesLeft: 1, isFirst: false, isConsecutive: true });
  });
});
