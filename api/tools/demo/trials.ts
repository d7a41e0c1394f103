import type { UploadResult, UploadStart } from 'shared-domain/contract';
import type { DemoEvent } from './events.data.ts';
import { type Entrant, entry } from './field.ts';
import type { Trial } from './naming.ts';
import type { Random } from './random.ts';
import type { ScriptTrial } from './script.ts';
import { simulateContest } from './simulate/contest.ts';
import { contestFrames, raceFrames } from './simulate/frame.ts';
import { type RaceResult, simulateRace } from './simulate/race.ts';
import { simulateVertical } from './simulate/vertical.ts';

/** Minutes between two trials of a contest: long jumps and throws go faster when several share the runway. */
const PACE = { horizontal: 0.9, throw: 0.9, vertical: 0.7 } as const;

/** A trial played to its end, with what the next round or the combined event's table needs of it. */
export interface Played {
  readonly item: ScriptTrial;
  /** Mark in ms or mm, of everybody who has one. */
  readonly marks: ReadonlyMap<Entrant, number>;
  readonly race?: RaceResult;
}

interface PlayOptions {
  readonly event: DemoEvent;
  readonly trial: Trial;
  readonly start: number;
  readonly publish: number;
  readonly entrants: readonly Entrant[];
  readonly combined: boolean;
  readonly random: Random;
}

/** The better seeded run in the middle lanes (TR 20.4). */
const LANES = [4, 5, 3, 6, 2, 7, 1, 8] as const;

function startList(entrants: readonly Entrant[], lanes: boolean): UploadStart[] {
  return entrants.map((entrant, i) => ({
    ...entry(entrant),
    odr: i + 1,
    ...(lanes ? { lane: LANES[i] ?? i + 1 } : {}),
  }));
}

/** Plays one race or contest to its end. */
export function playTrial(options: PlayOptions): Played {
  const { event, trial, start, publish, entrants, combined, random } = options;
  const hasWind = event.hasWind === true;
  const base = { trial, start, publish };
  const { kind } = event;
  if (kind === 'vertical') {
    const result = simulateVertical(entrants, trial.g0 === 900002, combined, random);
    const dets = { ...trial.dets, heights: [...result.bars] };
    const frames = contestFrames(PACE.vertical, result.trials, result.end);
    return {
      item: { ...base, trial: { ...trial, dets }, starts: startList(entrants, false), frames },
      marks: result.bests,
    };
  }
  if (kind === 'horizontal' || kind === 'throw') {
    const result = simulateContest(entrants, { hasWind, final: !combined }, random);
    const frames = contestFrames(PACE[kind], result.trials, result.end);
    return { item: { ...base, starts: startList(entrants, false), frames }, marks: result.bests };
  }
  const lanes = kind === 'lanes';
  const race = simulateRace(entrants, { hasWind, blocks: lanes }, random);
  const starts = startList(entrants, lanes);
  const laneOf = new Map(starts.map(({ bib, lane }) => [bib, lane]));
  const rows = race.rows.map((row): UploadResult => {
    const lane = laneOf.get(row.bib as string);
    return lane === undefined ? row : { ...row, lane };
  });
  const frames = raceFrames(race.minutes, rows, race.wind);
  return { item: { ...base, starts, frames }, marks: race.times, race: { ...race, rows } };
}
