import { describe, expect, test } from '@jest/globals';
import { parseTrialSegment, trialPath } from './trial-path.ts';

describe('the last part of a trial’s address', () => {
  test.each([
    ['trial-0197', '0197'],
    ['trial-01a1fc0b-1bea-74fc-883f-308d9e7dfdd6', '01a1fc0b-1bea-74fc-883f-308d9e7dfdd6'],
    ['trial-trial-2', 'trial-2'],
  ])('%s names the trial %s', (segment, oid) => {
    expect(parseTrialSegment(segment)).toBe(oid);
  });

  test.each([['trial-'], ['trial'], ['trials-1'], ['xtrial-1'], ['TRIAL-1'], ['trial-a/b'], ['stats'], ['']])(
    '%j is no trial',
    (segment) => {
      expect(parseTrialSegment(segment)).toBeUndefined();
    },
  );

  test('what is written is read back', () => {
    expect(parseTrialSegment(trialPath('C', 'T1').split('/').at(-1) ?? '')).toBe('T1');
  });
});
