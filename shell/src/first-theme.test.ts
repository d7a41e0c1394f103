import { afterEach, expect, jest, test } from '@jest/globals';

/** Plain JavaScript, which the page has as it is. */
const SCRIPT: string = './first-theme.js';

const athlete = { kind: 'athlete', seen: ['C'] };
const challenge = { kind: 'challenge', seen: [] };

afterEach(() => localStorage.clear());

test.each([
  ['10 athletes and 20 competitions', [...Array(10).fill(athlete), ...Array(20).fill(challenge)], ['10', '2']],
  ['20 athletes and 20 competitions', [...Array(20).fill(athlete), ...Array(20).fill(challenge)], ['12', '0']],
  ['an athlete and a competition', [athlete, challenge], ['1', '1']],
])('The home page reserves the height of the 12 lines that it shows of %s', async (_, followed, reserved) => {
  localStorage.setItem('foulee.followed', JSON.stringify(followed));
  jest.resetModules();
  await import(SCRIPT);
  const { style } = document.documentElement;
  expect(['--followed', '--followed-lines'].map((property) => style.getPropertyValue(property))).toEqual(reserved);
});
