import { makeGroupUid, TRIAL_STATUS } from 'shared-domain';
import type { UploadResult } from 'shared-domain/contract';
import { buildIdentity } from './field.ts';
import { createTrial } from './naming.ts';
import type { People } from './people.ts';
import { createRandom } from './random.ts';
import type { RoundsResult } from './rounds.ts';
import type { Frame } from './simulate/frame.ts';

const MINUTE = 60_000;
const PUBLISH_BEFORE = 24 * 60 * MINUTE;

export interface RoadRace {
  readonly group: string;
  /** Metres; the variant is `R` for the road, `0` for a cross. */
  readonly g0: number;
  readonly g1: string;
  readonly category: number;
  readonly runners: number;
  /** Share of women among them. */
  readonly womenShare: number;
  /** The winner's time, ms; the last runner takes about twice as long. */
  readonly best: number;
  /** Whether there are net times besides the gun times. */
  readonly hasNetTimes: boolean;
  readonly start: number;
}

/** A race with one mass start, whose results grow every minute. */
export function playRoadRace(race: RoadRace, people: People, seed: string): RoundsResult {
  const random = createRandom(`${seed} ${race.group}`);
  const trialKey = { g0: race.g0, g1: race.g1, category: race.category };
  const field = Array.from({ length: race.runners }, () =>
    people.nextRunner(random.chance(race.womenShare) ? 'F' : 'M'),
  );
  const rows = field.map((person): UploadResult => {
    const { bib } = person;
    if (random.chance(0.02)) return { bib, prf: { st: random.chance(0.6) ? 2 : 3 } };
    const talent = Math.min(1, Math.abs(random.normal()) * 0.35 + random.next() * 0.25);
    const v = Math.round(race.best * (person.sex === 'F' ? 1.1 : 1) * (1 + talent * 0.95));
    const delay = Math.round(talent * 75_000 * random.next());
    return { bib, prf: { v, u: 'ms', st: 1, ...(race.hasNetTimes ? { z: v - delay } : {}) } };
  });
  const finishers = rows.filter(({ prf }) => prf.v !== undefined).sort((a, b) => (a.prf.v ?? 0) - (b.prf.v ?? 0));
  const [first, last] = [finishers[0]?.prf.v ?? 0, finishers.at(-1)?.prf.v ?? 0];
  const frames: Frame[] = [{ at: 0, status: TRIAL_STATUS.running, rows: [] }];
  for (let minute = Math.ceil(first / MINUTE); minute * MINUTE < last + MINUTE; minute += 1) {
    frames.push({
      at: minute,
      status: TRIAL_STATUS.running,
      rows: finishers.filter(({ prf }) => (prf.v ?? 0) <= minute * MINUTE),
    });
  }
  const end = last / MINUTE;
  frames.push(
    { at: end + 3, status: TRIAL_STATUS.unofficial, rows },
    { at: end + 20, status: TRIAL_STATUS.official, rows },
  );
  const starts = field.map(buildIdentity);
  const publish = race.start - PUBLISH_BEFORE;
  return {
    trials: [
      {
        trial: createTrial(race.group, '', { ...trialKey, round: 'f', heat: 1 }),
        start: race.start,
        publish,
        starts,
        frames,
      },
    ],
    commitments: [{ groupUid: makeGroupUid(trialKey), rows: starts, until: publish }],
  };
}
