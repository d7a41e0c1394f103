import { describe, expect, test } from '@jest/globals';
import { formatChallengeDays } from './challenge-days.ts';

describe('the days of a competition in words', () => {
  const CASES = [
    ['one day', '2026-06-13', 1, '13 juin 2026', '13 Jun 2026'],
    ['two days', '2026-06-13', 2, '13–14 juin 2026', '13–14 Jun 2026'],
    ['over a month’s end', '2026-06-30', 2, '30 juin – 1er juil. 2026', '30 Jun – 1 Jul 2026'],
  ] as const;

  test.each(CASES)('%s', (_, date, duration, fr, en) => {
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(plain(formatChallengeDays({ date, duration }, 'fr'))).toBe(fr);
    expect(plain(formatChallengeDays({ date, duration }, 'en'))).toBe(en);
  });
});
