import { describe, expect, test } from '@jest/globals';
import { findVerticalRules, readVerticalOptions } from './rules.ts';

const HJ = { g0: 900_001 };
const PV = { g0: 900_002 };

describe('the rules of a trial with bars, by its round and settings (TR 26.4, 26.9, 39.8.4)', () => {
  test.each([
    ['a final', HJ, 'f', {}, { minRaise: 20, canHaveJumpOff: true }],
    ['a final of the pole vault', PV, 'f', {}, { minRaise: 50, canHaveJumpOff: true }],
    ['a qualification', HJ, 'q', {}, { minRaise: 20, canHaveJumpOff: false }],
    ['a combined event', HJ, 'c', {}, { minRaise: 30, fixedRaise: 30, canHaveJumpOff: false }],
    ['a least raise of the regulations', HJ, 'f', { bars: { leastRaise: 30 } }, { minRaise: 30, canHaveJumpOff: true }],
    ['in a combined event, of every raise', PV, 'c', { bars: { leastRaise: 200 } }, { minRaise: 200, fixedRaise: 200 }],
    ['no jump-offs', HJ, 'f', { bars: { jumpOff: false } }, { minRaise: 20, canHaveJumpOff: false }],
    [
      'jump-offs cannot be asked for in a qualification',
      HJ,
      'q',
      { bars: { jumpOff: true } },
      { canHaveJumpOff: false },
    ],
    ['a standard', HJ, 'q', { qualifying: { standard: 2250 } }, { standard: 2250, canHaveJumpOff: false }],
  ])('%s', (_, event, round, dets, rules) => {
    expect(findVerticalRules(event, readVerticalOptions({ round, dets }))).toMatchObject(rules);
  });
});
