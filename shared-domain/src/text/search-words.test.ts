import { expect, test } from '@jest/globals';
import { isSearchable } from './name-search.ts';
import { parseSearch } from './search-words.ts';

const said = (typed: string) => parseSearch(typed).map(({ text, isWhole }) => (isWhole ? `=${text}` : text));

test.each<[string, string[]]>([
  ['DUPONT Marie', ['dupont', 'marie']],
  ['marié dup', ['marie', 'dup']],
  ['García-Peña', ['garcia', 'pena']],
  ['d’Hiver', ['=d', 'hiver']],
  ['le roy', ['=le', 'roy']],
  ['dupont m', ['dupont']],
  ['7', ['=7']],
  ['1234 ac', ['=1234']],
  ['cross 2026', ['cross', '=2026']],
  ['mar mar', ['mar']],
  ['Müller', ['muller']],
  ['EA T', ['=ea']],
  ['c o h', ['=c', '=o']],
  ['le du', ['=le']],
])('%j asks for %j', (typed, words) => {
  expect(said(typed)).toEqual(words);
});

test.each(['', '  ', 'ab', 'a b', '-*-', '"'])('%j is too short to search (Q29)', (typed) => {
  expect(said(typed)).toEqual([]);
});

test('three letters in all are enough, in one word or in several', () => {
  for (const typed of ['val', 'EA T', 'ea t', 'c o h', 'ab', 'a b', ''])
    expect([typed, parseSearch(typed).length > 0]).toEqual([typed, isSearchable(typed)]);
});

test('at most eight words are looked at', () => {
  expect(said('aaa bbb ccc ddd eee fff ggg hhh iii jjj')).toHaveLength(8);
});
