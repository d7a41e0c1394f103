import { expect, test } from '@jest/globals';
import { HAMMER, LONG_JUMP, POLE_VAULT } from './event-ref.ts';
import { isEventForAge, isUnusualForAge } from './youth-events.ts';

test.each([
  ['U12 boys, a 110 m hurdles', 110, 'H', 43, false],
  ['U12 boys, a 3000 m steeplechase', 3000, 'S', 43, false],
  ['U12 boys, a 5000 m', 5000, '0', 43, false],
  ['U12 boys, a hammer', HAMMER, '0', 43, false],
  ['U12 girls, a pole vault', POLE_VAULT, '0', 44, false],
  ['U12 girls, a walk', 2000, 'W', 44, false],
  ['U12 girls, a 50 m', 50, '0', 44, true],
  ['U12 mixed, a long jump', LONG_JUMP, '0', 1043, true],
  ['U14 boys, a 50 m hurdles indoors', 50, 'HI', 45, true],
  ['U14 boys, an 80 m', 80, '0', 45, false],
  ['U14 girls, a walk of 2000 m', 2000, 'W', 46, true],
  ['U16 boys, a hammer', HAMMER, '0', 47, true],
  ['U16 girls, a 400 m hurdles', 400, 'H', 48, false],
  ['U18 boys, a 400 m hurdles', 400, 'H', 49, true],
  ['U18 boys, a 3000 m steeplechase', 3000, 'S', 49, false],
  ['U18 boys, a 1500 m', 1500, '0', 49, true],
  ['senior women, a 100 m hurdles', 100, 'H', 56, true],
  ['senior women, a 110 m hurdles', 110, 'H', 56, false],
  ['all men, a 110 m hurdles', 110, 'H', 57, true],
])(
  'the events of an age, those without a table by their equipment (item 59 of shared-domain/docs/technical-rules.md): %s',
  (_, g0, g1, category, isHeld) => {
    expect(isEventForAge({ g0, g1 }, category)).toBe(isHeld);
  },
);

test.each([
  ['U12 girls, a 1500 m', 1500, '0', 44, true],
  ['U12 girls, a 1000 m', 1000, '0', 44, false],
  ['U14 boys, an 800 m indoors', 800, 'I', 45, true],
  ['U16 girls, a 400 m hurdles', 400, 'H', 48, true],
  ['U16 girls, an 80 m hurdles', 80, 'H', 48, false],
  ['U12 boys, a hammer', HAMMER, '0', 43, true],
  ['U12 boys, a ball', 900_010, 'P200', 43, false],
  ['U12 girls, a relay', 4100, '0', 44, false],
  ['U12 girls, a combined event', 800_003, '0', 44, false],
  ['U12 girls, a road race', 5000, 'R', 44, false],
  ['U18 girls, a 1500 m', 1500, '0', 50, false],
  ['senior women, a 110 m hurdles', 110, 'H', 56, false],
])(
  'events for all ages that the FFA does not have for the young (item 59 of shared-domain/docs/technical-rules.md): %s',
  (_, g0, g1, category, isUnusual) => {
    expect(isUnusualForAge({ g0, g1 }, category)).toBe(isUnusual);
  },
);
