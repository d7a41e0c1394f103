import { expect, test } from '@jest/globals';
import { OFFICIAL_LABELS, officialLabel } from './official-label.ts';

test('official or unofficial time: the words of both languages', () => {
  expect(officialLabel(true, 'fr')).toBe('Temps officiel');
  expect(officialLabel(false, 'fr')).toBe('Temps non officiel');
  expect(officialLabel(true, 'en')).toBe('Official time');
  expect(officialLabel(false, 'en')).toBe(OFFICIAL_LABELS.unofficial.en);
});
