import { expect, test } from '@jest/globals';
import { parseClubName } from './club-name.ts';

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
