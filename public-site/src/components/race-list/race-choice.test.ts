import { expect, test } from '@jest/globals';
import { buildRaceQuery } from './race-choice.ts';

const none = { cat: '', sx: '', club: '', pt: '', q: '', n: '' };

test.each([
  ['nothing chosen asks what the server drew', none, { limit: 100 }],
  ['a category and a sex', { ...none, cat: '56', sx: 'F' }, { category: 56, sex: 2, limit: 100 }],
  [
    'a club at a point of the course',
    { ...none, club: 'AC Rennes', pt: '5000' },
    { club: 'AC Rennes', at: 5000, limit: 100 },
  ],
  ['what is no point is the finish', { ...none, pt: 'x' }, { limit: 100 }],
  ['figures are a bib, and filter nothing', { ...none, q: ' 7920 ' }, { bib: '7920', limit: 100 }],
  ['a bib with its letter too', { ...none, q: 'F12' }, { bib: 'F12', limit: 100 }],
  ['two letters look for nothing', { ...none, q: 'le' }, { limit: 100 }],
  ['three letters are looked for', { ...none, q: 'léa' }, { search: 'léa', limit: 100 }],
  ['rows by whole pages', { ...none, n: '250' }, { limit: 300 }],
  ['what is no number is the first page', { ...none, n: 'x', cat: 'y', sx: 'z' }, { limit: 100 }],
  ['an address cannot ask for everything', { ...none, n: '50000' }, { limit: 5000 }],
])('%s', (_, choice, asked) => {
  expect(buildRaceQuery(choice)).toEqual(asked);
});
