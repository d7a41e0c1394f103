import { expect, test } from '@jest/globals';
import { makeClubKey, parseClubName } from './club-name.ts';

test.each([
  ['AC Rennes', 'AC Rennes'],
  [' EA Brest ', 'EA Brest'],
  ['Unattached', ''],
  ['NON LICENCIÉ', ''],
  ['-', ''],
  ['»', ''],
  ['Vereinslos', ''],
  ['- kein Verein -', ''],
  ['Team–', ''],
  ['Team-Rennes', 'Team-Rennes'],
  ['Unattached Runners AC', 'Unattached Runners AC'],
])('the club «%s» is «%s»', (text, club) => {
  expect(parseClubName(text)).toBe(club);
});

test('spellings of one club have one key, other clubs have others', () => {
  expect(new Set(['AC Évreux', 'A.C. EVREUX', 'ac-evreux '].map(makeClubKey))).toEqual(new Set(['acevreux']));
  expect(makeClubKey('AC Évreux 2')).not.toBe('acevreux');
});
