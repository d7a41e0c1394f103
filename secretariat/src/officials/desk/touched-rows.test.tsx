import { describe, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import type { DeviceTrial } from 'shared-domain/live-input';
import type { Task } from '../log/device.ts';
import { pressKey, readText, renderTask } from '../testing/render-task.tsx';

const start = (bib: string, odr: number) =>
  ({ row: `bib:${bib}`, bib, last: `NOM${bib}`, first: 'Ana', odr, lane: odr }) as DeviceTrial['rows'][number];
const ROWS = [start('1', 1), start('2', 2), start('3', 3)];
const LATE = { rows: [...ROWS, start('9', 9)] };

const readTouched = () =>
  [...document.querySelectorAll('.flash')].map(({ textContent }) => /NOM\d/.exec(readText(textContent))?.[0]);

describe('the rows that the secretariat has changed flash once, when the change is applied', () => {
  const CONSOLES: [Task, Partial<DeviceTrial> & { g0: number }][] = [
    ['bars', { g0: 900_001, dets: { heights: [1700, 1750] } }],
    ['attempts', { g0: 900_003 }],
    ['start', { g0: 100 }],
    ['callRoom', { g0: 100 }],
  ];

  test.each(CONSOLES)('%s', async (task, trial) => {
    const kind = task === 'start' ? 'starter' : 'judge';
    const { editTrial } = await renderTask(task, { g1: '0', rows: ROWS, ...trial }, { kind });
    await editTrial(LATE);
    // The lists of before are on the screen.
    expect(readTouched()).toEqual([]);
    await pressKey(/^Vu/);
    expect(readTouched()).toEqual(['NOM9']);
  });

  test('it is over after a moment, and the next change flashes again', async () => {
    const { editTrial } = await renderTask('attempts', { g0: 900_003, g1: '0', rows: ROWS }, { tenure: 'free' });
    jest.useFakeTimers();
    try {
      await editTrial(LATE);
      expect(readTouched()).toEqual(['NOM9']);
      await act(async () => void jest.advanceTimersByTime(2000));
      expect(readTouched()).toEqual([]);
      await editTrial({ rows: [start('1', 1), start('2', 2), start('7', 3), start('9', 9)] });
      expect(readTouched()).toEqual(['NOM7']);
    } finally {
      jest.useRealTimers();
    }
  });

  test('what was changed before a console was opened does not flash', async () => {
    const { editTrial, open } = await renderTask('attempts', { g0: 900_003, g1: '0', rows: ROWS });
    await editTrial(LATE);
    await open('device');
    await open('trial');
    expect(readTouched()).toEqual([]);
  });
});
