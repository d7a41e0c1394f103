import { makeGroupUid } from 'shared-domain';
import type { UploadStart } from 'shared-domain/contract';
import { EVENTS, type Level, MIXED_RELAY_LEVEL } from './events.data.ts';
import { CATEGORY, groupName, trialNamed } from './naming.ts';
import { CLUBS } from './people.data.ts';
import type { Sex } from './people.ts';
import { createRandom } from './random.ts';
import type { RoundsContext, RoundsResult } from './rounds.ts';
import { raceFrames } from './simulate/frame.ts';
import { simulateRace } from './simulate/race.ts';
import type { TimetableLine } from './timetable.data.ts';

const TEAMS = 8;
const LANES = [4, 5, 3, 6, 2, 7, 1, 8] as const;
const PUBLISH = 150 * 60_000;
/** A mixed relay runs man, woman, man, woman (TR 24; item 58 of shared-domain/docs/technical-rules.md). */
const LEGS: Readonly<Record<Sex | 'X', readonly Sex[]>> = {
  F: ['F', 'F', 'F', 'F'],
  M: ['M', 'M', 'M', 'M'],
  X: ['M', 'F', 'M', 'F'],
};

/** A relay final of eight clubs, with the runners of each team. */
export function playRelay(line: TimetableLine, context: RoundsContext): RoundsResult {
  const { sex } = line;
  const event = EVENTS[line.event];
  const group = groupName(event, sex);
  const random = createRandom(`${context.seed} ${group}`);
  const g0 = event.g0.F;
  const place = { g0, g1: '0', category: CATEGORY[sex] };
  const level: Level = sex === 'X' ? MIXED_RELAY_LEVEL : event.level[sex];
  const start = context.momentOf(line);
  const teams = random
    .shuffle(CLUBS)
    .slice(0, TEAMS)
    .map((club, i) => {
      const members = LEGS[sex].map((one, leg) => {
        const { last, first } = context.people.athlete(one);
        return { last, first, leg: leg + 1 };
      });
      const best = level.best * (1 + (level.spread * i) / TEAMS);
      const pb = Math.round(best / 10) * 10;
      const bib = `R${i + 1}`;
      const starts: UploadStart = {
        bib,
        last: club,
        clubName: club,
        category: place.category,
        relay: { oid: `demo-${makeGroupUid(place)}-${i + 1}`, n: 1, cat: place.category },
        members,
        lane: LANES[i] ?? i + 1,
        odr: i + 1,
      };
      const person = { bib, last: club, first: '', sex: 'F' as const, category: place.category, club, dob: '' };
      return { starts, entrant: { person, pb, sb: pb, form: best * 1.004 } };
    });
  const race = simulateRace(
    teams.map(({ entrant }) => entrant),
    { hasWind: false, blocks: true },
    random,
  );
  return {
    trials: [
      {
        trial: trialNamed(group, 'Finale', { ...place, round: 'f', heat: 1 }),
        start,
        publish: start - PUBLISH,
        starts: teams.map(({ starts }) => starts),
        frames: raceFrames(race.minutes, race.rows),
      },
    ],
    commitments: [{ groupUid: makeGroupUid(place), rows: teams.map(({ starts }) => starts), until: start - PUBLISH }],
  };
}
