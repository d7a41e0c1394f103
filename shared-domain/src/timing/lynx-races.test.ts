import { describe, expect, test } from '@jest/globals';
import {
  findLynxRound,
  isLynxRaces,
  isLynxTeam,
  orderLynxRaces,
  parseLynxPeople,
  parseLynxRaces,
} from './lynx-races.ts';

const EVT =
  '12,1,1,16:30 | 100m M,,,,,,100\r\n,361,2,MARTIN,Nathan,AC Brest\r\n\t363,3\r\n; rien\r\n12,2,1,,,,,,,100\r\n';

describe('Start lists for a photo finish', () => {
  test('have races by their numbers, hours and names, and athletes under them', () => {
    const [first, second] = parseLynxRaces(EVT, parseLynxPeople('363,BERNARD,Inès,EA Rennes'));
    expect(first).toMatchObject({ event: 12, round: 1, heat: 1, name: '100m M', hour: '16:30' });
    expect(first?.starters).toEqual([
      { line: 2, id: '361', lane: '2', last: 'MARTIN', first: 'Nathan', affiliation: 'AC Brest' },
      { line: 3, id: '363', lane: '3', last: 'BERNARD', first: 'Inès', affiliation: 'EA Rennes' },
    ]);
    expect(second).toMatchObject({ round: 2, name: '100 m', starters: [] });
  });

  test('run in the order of the schedule, and their last round is the final', () => {
    const races = parseLynxRaces(EVT);
    expect(orderLynxRaces(races, '12,2,1\n12,1,1').map(({ round }) => round)).toEqual([2, 1]);
    expect(races.map((race) => findLynxRound(race, races))).toEqual(['h', 'f']);
  });

  test('are known from tables and results; a relay team has its name twice', () => {
    expect([isLynxRaces(EVT), isLynxRaces('Nom,Club\nA,B'), isLynxRaces('')]).toEqual([true, false, false]);
    expect(isLynxTeam({ last: 'AC', first: '', affiliation: 'AC' })).toBe(true);
  });
});
