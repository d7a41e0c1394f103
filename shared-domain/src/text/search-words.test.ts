import { expect, test } from '@jest/globals';
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
])('%j asks for %j', (typed, words) => {
  expect(said(typed)).toEqual(words);
});

test.each(['', '  ', 'ab', 'a b', '-*-', '"', 'le du'])('%j is too short to search (Q29)', (typed) => {
  expect(said(typed)).toEqual([]);
});

test('at most eight words are looked at', () => {
  expect(said('aaa bbb ccc ddd eee fff ggg hhh iii jjj')).toHaveLength(8);
});
