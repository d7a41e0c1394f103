import type { UploadResult, UploadStart } from 'shared-domain/contract';
import type { DemoEvent } from './events.data.ts';
import { buildEntry, type Entrant } from './field.ts';
import type { Trial } from './naming.ts';
import { createRandom, type Random } from './random.ts';
import type { ScriptTrial } from './script.ts';
import { simulateContest } from './simulate/contest.ts';
import { buildContestFrames, buildRaceFrames } from './simulate/frame.ts';
import { listLapPoints, simulatePassages } from './simulate/passages.ts';
import { type RaceResult, simulateRace } from './simulate/race.ts';
import { simulateVertical } from './simulate/vertical.ts';

/** Minutes from one attempt to the next. */
const ATTEMPT_MINUTES = { horizontal: 0.9, throw: 0.9, vertical: 0.7 } as const;

/** A trial played to its end, with what the next round or a combined event's scoring needs. */
export interface PlayedTrial {
  readonly item: ScriptTrial;
  /** Marks in ms or mm of those who have one. */
  readonly marks: ReadonlyMap<Entrant, number>;
  readonly race?: RaceResult;
}

interface PlayOptions {
  readonly event: DemoEvent;
  readonly trial: Trial;
  readonly start: number;
  readonly publish: number;
  readonly entrants: readonly Entrant[];
  readonly isCombined: boolean;
  readonly random: Random;
}

/** `g0` of the pole vault. */
const POLE_VAULT = 900_002;

/** Better seeded athletes get the middle lanes (TR 20.4). */
const LANES = [4, 5, 3, 6, 2, 7, 1, 8] as const;

function buildStartList(entrants: readonly Entrant[], hasLanes: boolean): UploadStart[] {
  return entrants.map((entrant, i) => ({
    ...buildEntry(entrant),
    odr: i + 1,
    ...(hasLanes ? { lane: LANES[i] ?? i + 1 } : {}),
  }));
}

/** Plays one race or contest to its end. */
export function playTrial(options: PlayOptions): PlayedTrial {
  const { event, trial, start, publish, entrants, isCombined, random } = options;
  const hasWind = event.hasWind === true;
  const base = { trial, start, publish };
  const { kind } = event;
  if (kind === 'vertical') {
    const result = simulateVertical(entrants, trial.g0 === POLE_VAULT, isCombined, random);
    const dets = { ...trial.dets, heights: [...result.bars] };
    const frames = buildContestFrames(ATTEMPT_MINUTES.vertical, result.trials, result.finalRows);
    return {
      item: { ...base, trial: { ...trial, dets }, starts: buildStartList(entrants, false), frames },
      marks: result.bests,
    };
  }
  if (kind === 'horizontal' || kind === 'throw') {
    const result = simulateContest(entrants, { hasWind, hasFinalAttempts: !isCombined }, random);
    const frames = buildContestFrames(ATTEMPT_MINUTES[kind], result.trials, result.finalRows);
    return { item: { ...base, starts: buildStartList(entrants, false), frames }, marks: result.bests };
  }
  const hasLanes = kind === 'lanes';
  const race = simulateRace(entrants, { hasWind, hasBlocks: hasLanes }, random);
  const starts = buildStartList(entrants, hasLanes);
  const laps = createRandom(`laps ${trial.uid}`);
  const lanes = new Map(starts.map(({ bib, lane }) => [bib, lane]));
  const rows = race.rows.map((row): UploadResult => {
    const lane = lanes.get(row.bib as string);
    const { v } = row.prf;
    const splits =
      kind === 'track' && v !== undefined ? simulatePassages(v, trial.g0, listLapPoints(trial.g0), laps) : [];
    return { ...row, ...(lane === undefined ? {} : { lane }), ...(splits.length > 0 ? { splits } : {}) };
  });
  const frames = buildRaceFrames(race.minutes, rows, race.wind);
  return { item: { ...base, starts, frames }, marks: race.times, race: { ...race, rows } };
}
