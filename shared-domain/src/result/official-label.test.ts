import { expect, test } from '@jest/globals';
import { formatOfficial, OFFICIAL_LABELS } from './official-label.ts';

test('official or unofficial time: the words of both languages', () => {
  expect(formatOfficial(true, 'fr')).toBe('Temps officiel');
  expect(formatOfficial(false, 'fr')).toBe('Temps non officiel');
  expect(formatOfficial(true, 'en')).toBe('Official time');
  expect(formatOfficial(false, 'en')).toBe(OFFICIAL_LABELS.unofficial.en);
});
