import { makeGroupUid } from 'shared-domain';
import type { UploadStart } from 'shared-domain/contract';
import { EVENTS, type Level, MIXED_RELAY_LEVEL } from './events.data.ts';
import { CATEGORY, createTrial, formatGroupName } from './naming.ts';
import { CLUBS } from './people.data.ts';
import type { Sex } from './people.ts';
import { createRandom } from './random.ts';
import type { RoundsContext, RoundsResult } from './rounds.ts';
import { buildRaceFrames } from './simulate/frame.ts';
import { simulateRace } from './simulate/race.ts';
import type { TimetableLine } from './timetable.data.ts';

const TEAMS = 8;
/** Better teams get the middle lanes (TR 20.4). */
const LANES = [4, 5, 3, 6, 2, 7, 1, 8] as const;
const PUBLISH_BEFORE = 150 * 60_000;
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
  const group = formatGroupName(event, sex);
  const random = createRandom(`${context.seed} ${group}`);
  const g0 = event.g0.F;
  const trialKey = { g0, g1: '0', category: CATEGORY[sex] };
  const level: Level = sex === 'X' ? MIXED_RELAY_LEVEL : event.level[sex];
  const start = context.findMoment(line);
  const teams = random
    .shuffle(CLUBS)
    .slice(0, TEAMS)
    .map((club, i) => {
      const members = LEGS[sex].map((memberSex, leg) => {
        const { last, first } = context.people.nextAthlete(memberSex);
        return { last, first, leg: leg + 1 };
      });
      const best = level.best * (1 + (level.spread * i) / TEAMS);
      const pb = Math.round(best / 10) * 10;
      const bib = `R${i + 1}`;
      const starts: UploadStart = {
        bib,
        last: club,
        clubName: club,
        category: trialKey.category,
        relay: { oid: `demo-${makeGroupUid(trialKey)}-${i + 1}`, n: 1, cat: trialKey.category },
        members,
        lane: LANES[i] ?? i + 1,
        odr: i + 1,
      };
      const person = { bib, last: club, first: '', sex: 'F' as const, category: trialKey.category, club, dob: '' };
      return { starts, entrant: { person, pb, sb: pb, form: best * 1.004 } };
    });
  const race = simulateRace(
    teams.map(({ entrant }) => entrant),
    { hasWind: false, hasBlocks: true },
    random,
  );
  return {
    trials: [
      {
        trial: createTrial(group, 'Finale', { ...trialKey, round: 'f', heat: 1 }),
        start,
        publish: start - PUBLISH_BEFORE,
        starts: teams.map(({ starts }) => starts),
        frames: buildRaceFrames(race.minutes, race.rows),
      },
    ],
    commitments: [
      { groupUid: makeGroupUid(trialKey), rows: teams.map(({ starts }) => starts), until: start - PUBLISH_BEFORE },
    ],
  };
}
