import { expect, test } from '@jest/globals';
import { addEmbedParam } from './render-page.tsx';

test.each([
  ['<a href="/challenge/C/trial-T">', '<a href="/challenge/C/trial-T?embed=1">'],
  ['<a href="/challenge/C?j=1&amp;sx=F">', '<a href="/challenge/C?j=1&amp;sx=F&amp;embed=1">'],
  ['<a href="/challenge/C?v=direct&amp;embed=1">', '<a href="/challenge/C?v=direct&amp;embed=1">'],
  ['<a href="/policy">', '<a href="/policy">'],
])('%s becomes %s', (before, after) => {
  expect(addEmbedParam(before)).toBe(after);
});
