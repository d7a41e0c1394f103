import { playCombined } from './combined.ts';
import type { EventKey } from './events.data.ts';
import { EVENTS } from './events.data.ts';
import { createPeople, type Sex } from './people.ts';
import { playRelay } from './relay.ts';
import { playRoadRace } from './road.ts';
import { playRounds, type RoundsContext, type RoundsResult } from './rounds.ts';
import type { Script } from './script.ts';
import { findLineMoment, type Session } from './session.ts';
import { ROAD_START, TIMETABLE } from './timetable.data.ts';

export const DEMO_TZ = 'Europe/Paris';
const SEED = 'Deux Vallées';
export const MEETING_NAME = 'Démo – Meeting des Deux Vallées';

/** The year in which the season of an ISO day ends, by which ages are counted; seasons start on 1 September (P9.8). */
export function findSeason(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '09-01' ? year + 1 : year;
}

/** The demo meeting: two days, the whole outdoor programme, the same marks every time. */
export function createMeeting(session: Session): Script {
  const people = createPeople(SEED, findSeason(session.firstDay));
  const context: RoundsContext = {
    seed: SEED,
    people,
    findMoment: ({ day, at }) => findLineMoment(DEMO_TZ, session, day, at),
  };
  const parts: RoundsResult[] = [];
  for (const key of Object.keys(EVENTS) as EventKey[]) {
    const lines = TIMETABLE.filter(({ event, round }) => event === key && round !== 'c');
    if (EVENTS[key].kind === 'relay') {
      for (const line of lines) parts.push(playRelay(line, context));
    } else {
      for (const sex of ['F', 'M'] as const) {
        parts.push(
          playRounds(
            lines.filter((line) => line.sex === sex),
            sex,
            context,
          ),
        );
      }
    }
  }
  for (const sex of ['F', 'M'] satisfies Sex[]) {
    parts.push(
      playCombined(
        TIMETABLE.filter((line) => line.sex === sex && line.round === 'c'),
        sex,
        context,
      ),
    );
  }
  const road = {
    group: '10 km des Deux Vallées',
    g0: 10_000,
    g1: 'R',
    category: 1057,
    runners: 412,
    womenShare: 0.42,
    best: 31 * 60_000,
    hasNetTimes: true,
    points: [{ d: 2500 }, { d: 5000 }, { d: 7500, label: 'Pont des Tanneurs' }],
    start: findLineMoment(DEMO_TZ, session, ROAD_START.day, ROAD_START.at),
  };
  parts.push(playRoadRace(road, people, SEED));
  return {
    tz: DEMO_TZ,
    challenge: {
      name: MEETING_NAME,
      rtype: 'FFA',
      hashtag: 'DeuxVallees',
      kind: 'outdoor',
      region: 'Centre-Val de Loire',
      date: session.firstDay,
      duration: 2,
      metadata: {
        tz: DEMO_TZ,
        place: 'Montclair-sur-Aure, stade des Tanneurs',
        demo: true,
        opening: session.opening,
        contact: { name: 'Entente des Deux Vallées', email: 'contact@foulee.invalid' },
      },
    },
    trials: parts.flatMap(({ trials }) => trials),
    commitments: parts.flatMap(({ commitments }) => commitments),
  };
}
