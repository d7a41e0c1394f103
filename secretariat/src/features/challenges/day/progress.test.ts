import { expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import { countByHour } from './HourTable.tsx';

test('each hour says how many of its trials have results and how many are official; cancelled ones are left out', () => {
  const at = (date: string, status: 20 | 40 | 50, results = 0) =>
    aTrial({ date: `2026-06-13T${date}:00+02:00`, status, results });
  expect(
    countByHour([at('14:00', 40, 8), at('14:59', 20), at('15:00', 20, 3), at('15:10', 50)], 'Europe/Paris'),
  ).toEqual([
    { day: '2026-06-13', hour: '14', trials: 2, results: 1, official: 1 },
    { day: '2026-06-13', hour: '15', trials: 1, results: 1, official: 0 },
  ]);
});
