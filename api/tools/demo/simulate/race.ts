import type { UploadResult } from 'shared-domain/contract';
import type { Entrant } from '../field.ts';
import type { Random } from '../random.ts';

export interface RaceResult {
  readonly rows: readonly UploadResult[];
  /** Athletes with a time, fastest first. */
  readonly order: readonly Entrant[];
  readonly times: ReadonlyMap<Entrant, number>;
  readonly wind?: number;
  /** Minutes from the gun to the last runner, at least one. */
  readonly minutes: number;
}

interface RaceOptions {
  readonly hasWind: boolean;
  /** Whether starting blocks measure reaction times. */
  readonly hasBlocks: boolean;
}

const DNS = { st: 2 } as const;
const DNF = { st: 3 } as const;
const DQ = { st: 4 } as const;

/** Simulates a race: times for nearly everybody, rarely DNS, DNF or a false start. */
export function simulateRace(entrants: readonly Entrant[], options: RaceOptions, random: Random): RaceResult {
  const wind = options.hasWind ? Math.round(random.normal() * 9 + 6) / 10 : undefined;
  // A metre per second of tail wind is worth about half a per cent over a sprint.
  const windAdvantage = wind === undefined ? 0 : wind * 0.004;
  const times = new Map<Entrant, number>();
  const rows: UploadResult[] = entrants.map((entrant) => {
    const { bib } = entrant.person;
    const fate = random.next();
    if (fate < 0.012) return { bib, prf: DNS };
    if (fate < 0.02) return { bib, prf: DNF };
    if (fate < 0.026 && options.hasBlocks) {
      return { bib, prf: DQ, reaction: random.int(40, 95), comment: 'TR 16.8' };
    }
    const v = Math.round(entrant.form * (1 + random.normal() * 0.006 - windAdvantage));
    times.set(entrant, v);
    const reaction = options.hasBlocks ? { reaction: random.int(128, 212) } : {};
    return { bib, prf: { v, u: 'ms', st: 1 }, ...reaction };
  });
  const order = [...times.keys()].sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0));
  const slowest = Math.max(60_000, ...times.values());
  return { rows, order, times, minutes: slowest / 60_000, ...(wind === undefined ? {} : { wind: wind || 0 }) };
}

/** Marks `Q` the first of a race by place. */
export function qualifyByPlace({ rows, order }: RaceResult, places: number): UploadResult[] {
  const qualifiedBibs = new Set(order.slice(0, places).map(({ person }) => person.bib));
  return rows.map((row) => (qualifiedBibs.has(String(row.bib)) ? { ...row, qualified: 'Q' as const } : row));
}
