import { expect, test } from '@jest/globals';
import { findSurface, isSameSurface, parseSurface, SURFACES } from './surface.ts';

test.each([
  ['a track', { g0: 400, g1: '0' }, 'outdoor'],
  ['under a roof by the variant', { g0: 60, g1: 'I' }, 'indoor'],
  ['under a roof by the competition', { g0: 60, g1: '0', indoor: true }, 'indoor'],
  ['a road', { g0: 10_000, g1: 'R' }, 'road'],
] as const)('the surface of %s', (_, event, surface) => {
  expect(findSurface(event)).toBe(surface);
});

test('the short track is that of halls, every other surface is itself', () => {
  const same = SURFACES.flatMap((one) =>
    SURFACES.filter((other) => isSameSurface(one, other)).map((other) => [one, other]),
  );
  expect(same.map((pair) => pair.join(' '))).toEqual([
    'outdoor outdoor',
    'indoor indoor',
    'indoor short',
    'short indoor',
    'short short',
    'road road',
  ]);
});

test.each([
  ['indoor', 'indoor'],
  [' En salle', 'indoor'],
  ['Extérieur', 'outdoor'],
  ['short track', 'short'],
  ['ROUTE', 'road'],
  ['', undefined],
  ['herbe', undefined],
])('«%s» is %s', (text, surface) => {
  expect(parseSurface(text)).toBe(surface);
});
