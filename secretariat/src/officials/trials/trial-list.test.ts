import { expect, test } from '@jest/globals';
import { TRIAL_STATUS } from 'shared-domain';
import { sortDay } from './trial-list.ts';

test('the trials of the day are those of now, those to come by their times, then those that are over', () => {
  const day = [
    ['10:05', TRIAL_STATUS.unofficial],
    ['10:30', TRIAL_STATUS.cancelled],
    ['11:00', TRIAL_STATUS.official],
    ['14:20', TRIAL_STATUS.running],
    ['15:40', TRIAL_STATUS.planned],
    ['16:00', TRIAL_STATUS.called],
    ['16:30', TRIAL_STATUS.startlist],
  ] as const;
  const sorted = sortDay(day.map(([time, status]) => ({ time, status })));
  expect(sorted.map(({ time }) => time)).toEqual(['14:20', '16:00', '15:40', '16:30', '10:05', '10:30', '11:00']);
});
