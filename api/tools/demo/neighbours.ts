import { addDays } from 'shared-domain';
import { findLocalMoment, parseMinutes } from './local-time.ts';
import { DEMO_TZ, findSeason } from './meeting.ts';
import { createPeople, type People } from './people.ts';
import { playRoadRace, type RoadRace } from './road.ts';
import type { Script } from './script.ts';

const MINUTE = 60_000;

type Race = Omit<RoadRace, 'start' | 'hasNetTimes'> & { readonly at: string };

function createRaceDay(
  challenge: Script['challenge'],
  races: readonly Race[],
  hasNetTimes: boolean,
  people: People,
): Script {
  const parts = races.map(({ at, ...race }) => {
    const start = findLocalMoment(DEMO_TZ, challenge.date, parseMinutes(at));
    return playRoadRace({ ...race, hasNetTimes, start }, people, challenge.name);
  });
  return {
    tz: DEMO_TZ,
    challenge: { ...challenge, metadata: { ...challenge.metadata, tz: DEMO_TZ, demo: true } },
    trials: parts.flatMap(({ trials }) => trials),
    commitments: parts.flatMap(({ commitments }) => commitments),
  };
}

/** A cross-country twelve days ago, with its results. */
function createCrossCountry(today: string): Script {
  const date = addDays(today, -12);
  const people = createPeople('cross', findSeason(date));
  const race = { g0: 1, g1: '0', womenShare: 0, runners: 74 };
  return createRaceDay(
    {
      name: 'Démo – Cross de l’étang de Belleroche',
      rtype: 'FFA',
      kind: 'cross',
      region: 'Bretagne',
      date,
      duration: 1,
      metadata: { place: 'Belleroche' },
    },
    [
      {
        ...race,
        group: 'Cross court Femmes',
        category: 58,
        womenShare: 1,
        best: 13 * MINUTE,
        at: '13:30',
        runners: 58,
      },
      { ...race, group: 'Cross long Hommes', category: 57, best: 29 * MINUTE, at: '14:15' },
    ],
    false,
    people,
  );
}

/** A road race in nine days, with its entries. */
function createRoadRace(today: string): Script {
  const date = addDays(today, 9);
  const people = createPeople('route', findSeason(date));
  return createRaceDay(
    {
      name: 'Démo – Semi-marathon de Port-Lannic',
      rtype: 'FFA',
      kind: 'road',
      region: 'Occitanie',
      date,
      duration: 1,
      metadata: { place: 'Port-Lannic' },
    },
    [
      {
        group: 'Semi-marathon',
        g0: 21_097,
        g1: 'R',
        category: 1057,
        womenShare: 0.38,
        runners: 120,
        best: 68 * MINUTE,
        at: '09:30',
      },
      {
        group: '5 km',
        g0: 5000,
        g1: 'R',
        category: 1057,
        womenShare: 0.5,
        runners: 60,
        best: 15.5 * MINUTE,
        at: '09:45',
      },
    ],
    true,
    people,
  );
}

/** Two small competitions, so that the home page shows a past and a future one. */
export function createNeighbours(today: string): Script[] {
  return [createCrossCountry(today), createRoadRace(today)];
}
