import type { UploadResult } from 'shared-domain/contract';
import type { Entrant } from '../field.ts';
import type { Random } from '../random.ts';

type Attempt = { v?: number; r: 'o' | 'x' | '-' | 'r'; w?: number };

export interface ContestResult {
  /** The rows after each attempt, in the order of the attempts. */
  readonly trials: readonly (readonly UploadResult[])[];
  readonly finalRows: readonly UploadResult[];
  /** Best mark of everybody who has one, mm. */
  readonly bests: ReadonlyMap<Entrant, number>;
}

interface ContestOptions {
  readonly hasWind: boolean;
  /** Whether the best eight have three more attempts (TR 25.6); not in combined events. */
  readonly hasFinalAttempts: boolean;
}

/** Attempts of everybody, and again of the finalists. */
const ATTEMPTS = 3;
const FINALISTS = 8;

const listDistances = (series: readonly Attempt[]): number[] => series.flatMap(({ v }) => (v === undefined ? [] : [v]));

function buildRow(entrant: Entrant, series: readonly Attempt[], isOver: boolean): UploadResult {
  const best = Math.max(0, ...listDistances(series));
  const prf: UploadResult['prf'] = best > 0 ? { v: best, u: 'mm', st: 1 } : { st: isOver ? 5 : 6 };
  return { bib: entrant.person.bib, prf, attempts: [...series] };
}

/** Compares by the best mark, then by the second best (TR 25.22). */
function compareSeries(a: readonly Attempt[], b: readonly Attempt[]): number {
  const [va, vb] = [listDistances(a).sort((x, y) => y - x), listDistances(b).sort((x, y) => y - x)];
  return (vb[0] ?? 0) - (va[0] ?? 0) || (vb[1] ?? 0) - (va[1] ?? 0);
}

/** Simulates a long or triple jump or a throw, attempt by attempt. */
export function simulateContest(entrants: readonly Entrant[], options: ContestOptions, random: Random): ContestResult {
  const series = new Map<Entrant, Attempt[]>(entrants.map((entrant) => [entrant, []]));
  const trials: UploadResult[][] = [];
  const takeAttempt = (entrant: Entrant): void => {
    const wind = options.hasWind ? { w: (Math.round(random.normal() * 9 + 5) || 0) / 10 } : {};
    const v = Math.floor((entrant.form * (1 + random.normal() * 0.015 - 0.02)) / 10) * 10;
    const attempt: Attempt = random.chance(0.27) ? { r: 'x', ...wind } : { v, r: 'o', ...wind };
    series.get(entrant)?.push(random.chance(0.02) ? { r: '-' } : attempt);
    trials.push(
      [...series]
        .filter(([, attempts]) => attempts.length > 0)
        .map(([who, attempts]) => buildRow(who, attempts, false)),
    );
  };
  for (let i = 0; i < ATTEMPTS; i += 1) entrants.forEach(takeAttempt);
  if (options.hasFinalAttempts) {
    const finalists = [...series]
      .filter(([, attempts]) => listDistances(attempts).length > 0)
      .sort(([, a], [, b]) => compareSeries(a, b))
      .slice(0, FINALISTS)
      .map(([entrant]) => entrant)
      .reverse();
    for (let i = 0; i < ATTEMPTS; i += 1) finalists.forEach(takeAttempt);
  }
  const bests = new Map(
    [...series]
      .map(([entrant, attempts]) => [entrant, Math.max(0, ...listDistances(attempts))] as const)
      .filter(([, v]) => v > 0),
  );
  return { trials, finalRows: [...series].map(([entrant, attempts]) => buildRow(entrant, attempts, true)), bests };
}
