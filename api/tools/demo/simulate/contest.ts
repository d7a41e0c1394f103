import type { UploadResult } from 'shared-domain/contract';
import type { Entrant } from '../field.ts';
import type { Random } from '../random.ts';

type Attempt = { v?: number; r: 'o' | 'x' | '-' | 'r'; w?: number };

export interface ContestResult {
  /** Rows after each trial, in the order in which the trials were taken. */
  readonly trials: readonly (readonly UploadResult[])[];
  readonly end: readonly UploadResult[];
  /** Best mark of everybody who has one, mm. */
  readonly bests: ReadonlyMap<Entrant, number>;
}

interface ContestOptions {
  readonly hasWind: boolean;
  /** Trials each; the best eight then have as many again (TR 25.6). Combined events have no final trials. */
  readonly final: boolean;
}

const PRELIMINARY = 3;
const FINALISTS = 8;

const valid = (series: readonly Attempt[]): number[] => series.flatMap(({ v }) => (v === undefined ? [] : [v]));

function rowOf(entrant: Entrant, series: readonly Attempt[], over: boolean): UploadResult {
  const best = Math.max(0, ...valid(series));
  const prf: UploadResult['prf'] = best > 0 ? { v: best, u: 'mm', st: 1 } : { st: over ? 5 : 6 };
  return { bib: entrant.person.bib, prf, attempts: [...series] };
}

/** Best first; a second best separates equal ones (TR 25.22). */
function byBest(a: readonly Attempt[], b: readonly Attempt[]): number {
  const [va, vb] = [valid(a).sort((x, y) => y - x), valid(b).sort((x, y) => y - x)];
  return (vb[0] ?? 0) - (va[0] ?? 0) || (vb[1] ?? 0) - (va[1] ?? 0);
}

/** A long or triple jump or a throw, trial by trial. */
export function simulateContest(entrants: readonly Entrant[], options: ContestOptions, random: Random): ContestResult {
  const series = new Map<Entrant, Attempt[]>(entrants.map((entrant) => [entrant, []]));
  const trials: UploadResult[][] = [];
  const take = (entrant: Entrant): void => {
    const wind = options.hasWind ? { w: (Math.round(random.normal() * 9 + 5) || 0) / 10 } : {};
    const v = Math.floor((entrant.form * (1 + random.normal() * 0.015 - 0.02)) / 10) * 10;
    const attempt: Attempt = random.chance(0.27) ? { r: 'x', ...wind } : { v, r: 'o', ...wind };
    series.get(entrant)?.push(random.chance(0.02) ? { r: '-' } : attempt);
    trials.push([...series].filter(([, taken]) => taken.length > 0).map(([who, taken]) => rowOf(who, taken, false)));
  };
  for (let i = 0; i < PRELIMINARY; i += 1) entrants.forEach(take);
  if (options.final) {
    const through = [...series]
      .filter(([, taken]) => valid(taken).length > 0)
      .sort(([, a], [, b]) => byBest(a, b))
      .slice(0, FINALISTS)
      .map(([entrant]) => entrant)
      .reverse();
    for (let i = 0; i < PRELIMINARY; i += 1) through.forEach(take);
  }
  const bests = new Map(
    [...series].map(([entrant, taken]) => [entrant, Math.max(0, ...valid(taken))] as const).filter(([, v]) => v > 0),
  );
  return { trials, end: [...series].map(([entrant, taken]) => rowOf(entrant, taken, true)), bests };
}
