import { makeGroupUid, TRIAL_STATUS } from 'shared-domain';
import type { UploadResult } from 'shared-domain/contract';
import { buildIdentity } from './field.ts';
import { createTrial } from './naming.ts';
import type { People } from './people.ts';
import { createRandom } from './random.ts';
import type { RoundsResult } from './rounds.ts';
import type { Frame } from './simulate/frame.ts';
import { type CoursePoint, simulatePassages } from './simulate/passages.ts';

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
  /** Where times are taken on the way. */
  readonly points?: readonly CoursePoint[];
  readonly start: number;
}

const ON_THE_WAY = { st: 6 } as const;

/** A row as it is at a moment, ms after the gun: the passages so far, the time once it is there. */
function cutRow(row: UploadResult, moment: number): UploadResult | undefined {
  const { splits = [], prf } = row;
  if (prf.v !== undefined && prf.v <= moment) return row;
  const delay = (prf.v ?? 0) - (prf.z ?? prf.v ?? 0);
  const passed = splits.filter(({ t }) => t + delay <= moment);
  return passed.length === 0 ? undefined : { ...row, prf: ON_THE_WAY, splits: passed };
}

/** A race with one mass start, whose passages and results grow every minute. */
export function playRoadRace(race: RoadRace, people: People, seed: string): RoundsResult {
  const random = createRandom(`${seed} ${race.group}`);
  const trialKey = { g0: race.g0, g1: race.g1, category: race.category };
  const field = Array.from({ length: race.runners }, () =>
    people.nextRunner(random.chance(race.womenShare) ? 'F' : 'M'),
  );
  const { points = [] } = race;
  const onCourse = createRandom(`${seed} ${race.group} passages`);
  const rows = field.map((person): UploadResult => {
    const { bib } = person;
    if (random.chance(0.02)) {
      if (random.chance(0.6)) return { bib, prf: { st: 2 } };
      const reached = points.slice(0, onCourse.int(0, points.length));
      const splits = simulatePassages(race.best * (1.3 + onCourse.next() * 0.5), race.g0, reached, onCourse);
      return { bib, prf: { st: 3 }, ...(splits.length > 0 ? { splits } : {}) };
    }
    const talent = Math.min(1, Math.abs(random.normal()) * 0.35 + random.next() * 0.25);
    const v = Math.round(race.best * (person.sex === 'F' ? 1.1 : 1) * (1 + talent * 0.95));
    const delay = Math.round(talent * 75_000 * random.next());
    const z = race.hasNetTimes ? v - delay : v;
    const splits = simulatePassages(z, race.g0, points, onCourse);
    return {
      bib,
      prf: { v, u: 'ms', st: 1, ...(race.hasNetTimes ? { z } : {}) },
      ...(splits.length > 0 ? { splits } : {}),
    };
  });
  const finishers = rows.filter(({ prf }) => prf.v !== undefined).sort((a, b) => (a.prf.v ?? 0) - (b.prf.v ?? 0));
  const last = finishers.at(-1)?.prf.v ?? 0;
  const [leader] = finishers;
  const first = Math.min(leader?.prf.v ?? 0, ...(leader?.splits ?? []).map(({ t }) => t));
  const frames: Frame[] = [{ at: 0, status: TRIAL_STATUS.running, rows: [] }];
  for (let minute = Math.ceil(first / MINUTE); minute * MINUTE < last + MINUTE; minute += 1) {
    frames.push({
      at: minute,
      status: TRIAL_STATUS.running,
      rows: rows.flatMap((row) => cutRow(row, minute * MINUTE) ?? []),
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
