import { expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import { countDaysBetween, shiftProgramme } from './shift-programme.ts';

test('a programme keeps the time of its clock over a change of the clocks, and leaves its wind behind', () => {
  const trial = aTrial({ date: '2026-03-28T14:35:00+01:00', dets: { wind: 1.2, nbTries: 4, categories: [49, 51] } });
  const [moved] = shiftProgramme([trial], countDaysBetween('2026-03-28', '2026-03-29'), 'Europe/Paris');
  expect(moved).toMatchObject({
    uid: trial.uid,
    date: '2026-03-29T12:35:00.000Z',
    dets: { nbTries: 4, categories: [49, 51] },
  });
});
