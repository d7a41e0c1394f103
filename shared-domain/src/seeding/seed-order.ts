import { comparePerformances } from '../performance/compare-performances.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import { sortIntoTies } from '../ranking/ties.ts';
import { type Draw, drawLots } from './draw.ts';

/** An athlete or team to seed. `prf`: the seed mark; without one the entry seeds last. */
export interface SeedEntry {
  readonly id: string;
  readonly prf?: Performance | undefined;
  /** Club, country or other team, whose members are kept apart where possible. */
  readonly team?: string | undefined;
}

/** Entries best first, with the lots drawn among equal ones. */
export interface SeedOrder<T> {
  readonly order: readonly T[];
  readonly draws: readonly Draw[];
}

/** Sorts entries and draws lots among equal ones, with the seed `{drawSeed} seed {place}` for each tie. */
function orderByLots<T extends { readonly id: string }>(
  entries: readonly T[],
  compare: (a: T, b: T) => number,
  drawSeed: string,
): SeedOrder<T> {
  const draws: Draw[] = [];
  const order: T[] = [];
  for (const tie of sortIntoTies(entries, compare)) {
    if (tie.length === 1) {
      order.push(...tie);
      continue;
    }
    const draw = drawLots(
      tie.map(({ id }) => id),
      `${drawSeed} seed ${order.length + 1}`,
    );
    draws.push(draw);
    order.push(...tie.toSorted((a, b) => draw.order.indexOf(a.id) - draw.order.indexOf(b.id)));
  }
  return { order, draws };
}

const NO_MARK: Performance = { st: MARK_STATUS.dash };

const readSeedMark = ({ prf }: SeedEntry): Performance => (prf && isMark(prf) ? prf : NO_MARK);

/**
 * Order for a first round: by seed mark, entries without one last; equal ones by lots (TR 20.3).
 * @example seedByMark([{ id: 'A' }, { id: 'B', prf: { v: 9900, u: 'ms', st: 1 } }], 'heats').order[0]?.id // 'B'
 */
export function seedByMark<T extends SeedEntry>(entries: readonly T[], drawSeed: string): SeedOrder<T> {
  return orderByLots(entries, (a, b) => comparePerformances(readSeedMark(a), readSeedMark(b), false), drawSeed);
}

/** An entry from an earlier round: its place in the heat, its mark there, and its qualification. */
export interface RoundEntry extends SeedEntry {
  readonly place?: number | undefined;
  readonly qualified?: string | undefined;
}

/** Sorts after every place in a heat. */
const TIME_QUALIFIERS = Number.MAX_SAFE_INTEGER;

/** Sorts after the time qualifiers. */
const OFFICIALS_QUALIFIERS = Number.MAX_VALUE;

/** Sort key: the place of those with Q, then all others, then those advanced by the referee or the jury. */
function findSeedGroup({ qualified, place }: RoundEntry): number {
  if (qualified === 'Q' && place !== undefined) return place;
  return qualified === 'qR' || qualified === 'qJ' ? OFFICIALS_QUALIFIERS : TIME_QUALIFIERS;
}

/**
 * Order for a later round: heat winners by time, then all seconds by time, and so on, then time qualifiers, and last
 * those advanced by the referee or the jury; equals by lots (TR 20.3). In races longer than 400 m the regulations may seed
 * by the entry list again instead: use `seedByMark`. Neither this order nor
 * that exception is confirmed in a current edition of the rules.
 * @example seedByRound([{ id: 'A', qualified: 'q' }, { id: 'B', place: 1, qualified: 'Q' }], 'semis').order[0]?.id
 * // 'B'
 */
export function seedByRound<T extends RoundEntry>(entries: readonly T[], drawSeed: string): SeedOrder<T> {
  return orderByLots(
    entries,
    (a, b) =>
      Math.sign(findSeedGroup(a) - findSeedGroup(b)) || comparePerformances(readSeedMark(a), readSeedMark(b), false),
    drawSeed,
  );
}
