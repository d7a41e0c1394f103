import { makeGroupUid } from 'shared-domain';
import type { UploadResult } from 'shared-domain/contract';
import { identity } from './field.ts';
import { trialNamed } from './naming.ts';
import type { People } from './people.ts';
import { createRandom } from './random.ts';
import type { RoundsResult } from './rounds.ts';
import type { Frame } from './simulate/frame.ts';

const MINUTE = 60_000;
const PUBLISH = 24 * 60 * MINUTE;

export interface RoadRace {
  readonly group: string;
  /** Metres; the variant is `R` for the road, `0` for a cross. */
  readonly g0: number;
  readonly g1: string;
  readonly category: number;
  readonly runners: number;
  /** Share of women among them. */
  readonly women: number;
  /** The winner's time, ms; the last one needs a good two times as long. */
  readonly best: number;
  /** Chips: a net time besides the gun's. */
  readonly net: boolean;
  readonly start: number;
}

/** A mass race: everybody starts together, arrivals come in by the minute. */
export function playRoadRace(race: RoadRace, people: People, seed: string): RoundsResult {
  const random = createRandom(`${seed} ${race.group}`);
  const place = { g0: race.g0, g1: race.g1, category: race.category };
  const field = Array.from({ length: race.runners }, () => people.runner(random.chance(race.women) ? 'F' : 'M'));
  const rows = field.map((person): UploadResult => {
    const { bib } = person;
    if (random.chance(0.02)) return { bib, prf: { st: random.chance(0.6) ? 2 : 3 } };
    const talent = Math.min(1, Math.abs(random.normal()) * 0.35 + random.next() * 0.25);
    const v = Math.round(race.best * (person.sex === 'F' ? 1.1 : 1) * (1 + talent * 0.95));
    const delay = Math.round(talent * 75_000 * random.next());
    return { bib, prf: { v, u: 'ms', st: 1, ...(race.net ? { z: v - delay } : {}) } };
  });
  const finishers = rows.filter(({ prf }) => prf.v !== undefined).sort((a, b) => (a.prf.v ?? 0) - (b.prf.v ?? 0));
  const [first, last] = [finishers[0]?.prf.v ?? 0, finishers.at(-1)?.prf.v ?? 0];
  const frames: Frame[] = [{ at: 0, status: 5, rows: [] }];
  for (let minute = Math.ceil(first / MINUTE); minute * MINUTE < last + MINUTE; minute += 1) {
    frames.push({ at: minute, status: 5, rows: finishers.filter(({ prf }) => (prf.v ?? 0) <= minute * MINUTE) });
  }
  const end = last / MINUTE;
  frames.push({ at: end + 3, status: 15, rows }, { at: end + 20, status: 40, rows });
  const starts = field.map(identity);
  const publish = race.start - PUBLISH;
  return {
    trials: [
      {
        trial: trialNamed(race.group, '', { ...place, round: 'f', heat: 1 }),
        start: race.start,
        publish,
        starts,
        frames,
      },
    ],
    commitments: [{ groupUid: makeGroupUid(place), rows: starts, until: publish }],
  };
}
