import { expect, test } from '@jest/globals';
import { findPlace, formatPlaceLine } from './place-line.ts';

test('a competition has its place and its region, overseas too', () => {
  expect(formatPlaceLine({ place: 'Rennes', region: 'Bretagne', tz: 'Europe/Paris' })).toBe('Rennes · Bretagne');
  expect(formatPlaceLine({ place: 'Kourou', region: 'Guyane', tz: 'America/Cayenne' })).toBe('Kourou · Guyane');
});

test('a competition abroad has its place alone', () => {
  expect(formatPlaceLine({ place: 'Rio de Janeiro', region: 'Guyane', tz: 'America/Sao_Paulo' })).toBe(
    'Rio de Janeiro',
  );
});

test('without a place it has its region, abroad nothing', () => {
  expect(findPlace({ region: 'Bretagne', tz: 'Europe/Paris' })).toBe('Bretagne');
  expect(findPlace({ region: 'Guyane', tz: 'America/Sao_Paulo' })).toBeUndefined();
});
