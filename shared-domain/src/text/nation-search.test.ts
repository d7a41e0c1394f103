import { describe, expect, test } from '@jest/globals';
import { formatNation, isNationCode } from './nation-name.ts';
import { findNations } from './nation-search.ts';

describe('nations are found by their names in French and English, and by their codes', () => {
  test.each([
    ['kenya', ['KEN']],
    ['Éthiopie', ['ETH']],
    ['ethio', ['ETH']],
    ['royaume un', ['GBR']],
    ['united king', ['GBR']],
    ['allemagne', ['GER']],
    ['GER', ['GER']],
    ['ivory', ['CIV']],
    ['belge', ['BEL']],
  ])('%s', (search, codes) => {
    expect(findNations(search)).toEqual(expect.arrayContaining(codes));
  });

  test('a name of two nations finds both, words in the middle of no name none', () => {
    expect(findNations('guinée')).toEqual(expect.arrayContaining(['GUI', 'GBS', 'GEQ', 'PNG']));
    expect(findNations('enya')).toEqual([]);
  });

  test('fewer than three letters find nothing', () => {
    expect(findNations('ke')).toEqual([]);
    expect(findNations('')).toEqual([]);
  });
});

test('a nation is named in the language of the reader, a team without a flag by its code', () => {
  expect([formatNation('GER', 'fr'), formatNation('GER', 'en'), formatNation('ROT', 'fr')]).toEqual([
    'Allemagne',
    'Germany',
    'ROT',
  ]);
});

test.each([
  ['KEN', true],
  ['AIN', true],
  ['Ken', false],
  ['ASM', false],
  ['AC Dijon', false],
])('%s is the code of a nation: %s', (text, is) => {
  expect(isNationCode(text)).toBe(is);
});
