import { roundCount } from '../qualification/whole-count.ts';
import { pack, zigzag } from './compose-heats.ts';
import { type Draw, drawLots } from './draw.ts';
import { drawLanes } from './draw-lanes.ts';
import { type RoundEntry, type SeedOrder, seedByMark, seedByRound } from './seed-order.ts';
import type { SeededAthlete, SeededHeat, Seeding, SeedingOptions, SeedingWarning } from './seeding.ts';
import { keepTeamsApart } from './team-mates.ts';
import { findLaneGroups } from './venue-lanes.ts';

function orderOf<T extends RoundEntry>(entries: readonly T[], { method, by, seed }: SeedingOptions): SeedOrder<T> {
  if (method !== 'lots') return by === 'round' ? seedByRound(entries, seed) : seedByMark(entries, seed);
  const draw = drawLots(
    entries.map(({ id }) => id),
    `${seed} order`,
  );
  return { order: entries.toSorted((a, b) => draw.order.indexOf(a.id) - draw.order.indexOf(b.id)), draws: [draw] };
}

/** Numbers of the composed heats, in the order of their composition: the best one first. */
function numbersOf(count: number, { method, heatOrder, seed }: SeedingOptions): { numbers: number[]; draws: Draw[] } {
  const composed = Array.from({ length: count }, (_, index) => index + 1);
  const order = heatOrder ?? (method === 'pack' ? 'bestLast' : 'draw');
  if (order === 'bestFirst') return { numbers: composed, draws: [] };
  if (order === 'bestLast') return { numbers: composed.toReversed(), draws: [] };
  const draw = drawLots(composed.map(String), `${seed} heats`);
  return { numbers: composed.map((heat) => draw.order.indexOf(String(heat)) + 1), draws: [draw] };
}

/** Sizes of the lane groups of a full heat: team-mates change heats inside them. */
function groupSizes({ lanes, laneClass, venue }: SeedingOptions): number[] {
  if (lanes === undefined || laneClass === undefined) return [];
  return (findLaneGroups(laneClass, lanes, lanes, venue) ?? []).map((group) => group.length);
}

interface StartList {
  readonly athletes: readonly SeededAthlete[];
  readonly draws: readonly Draw[];
  readonly warnings: readonly SeedingWarning[];
}

function startList(
  ranked: readonly string[],
  heat: number,
  seeds: ReadonlyMap<string, number>,
  options: SeedingOptions,
): StartList {
  const seed = `${options.seed} heat ${heat}`;
  const athlete = (id: string, at: number) => ({ id, seed: seeds.get(id) ?? 0, odr: at + 1 });
  const { lanes, laneClass, laneDraw = options.by === 'round' ? 'groups' : 'lots', venue } = options;
  if (lanes === undefined) {
    const draw = drawLots(ranked, `${seed} order`);
    return { athletes: draw.order.map(athlete), draws: [draw], warnings: [] };
  }
  const byGroups = laneClass !== undefined && laneDraw === 'groups';
  const groups = byGroups ? findLaneGroups(laneClass, lanes, ranked.length, venue) : undefined;
  const drawn = drawLanes(ranked, lanes, groups, seed);
  const warnings: SeedingWarning[] = [];
  if (byGroups && !groups) warnings.push({ warning: 'no lane groups', heat, lanes });
  if (drawn.without.length > 0) warnings.push({ warning: 'more athletes than lanes', heat, without: drawn.without });
  const laneOf = (id: string) => drawn.lanes.get(id);
  const athletes = ranked
    .toSorted((a, b) => (laneOf(a) ?? lanes + 1) - (laneOf(b) ?? lanes + 1))
    .map((id, at): SeededAthlete => {
      const lane = laneOf(id);
      return lane === undefined ? athlete(id, at) : { ...athlete(id, at), lane };
    });
  return { athletes, draws: drawn.draws, warnings };
}

/** Every athlete with the first entry; who was entered more often. */
function eachOnce(all: readonly RoundEntry[]): { entries: readonly RoundEntry[]; twice: SeedingWarning[] } {
  const first = new Map<string, RoundEntry>();
  const twice = new Set<string>();
  for (const entry of all) {
    if (first.has(entry.id)) twice.add(entry.id);
    else first.set(entry.id, entry);
  }
  return {
    entries: [...first.values()],
    twice: [...twice].toSorted().map((id) => ({ warning: 'same athlete twice', id })),
  };
}

/**
 * Puts athletes or teams in heats, then in lanes (TR 20.3, 20.4): in order of strength (`seedByMark` or `seedByRound`),
 * zigzag, packed or by lots; team-mates apart where possible; the order of the heats drawn after their composition; lanes
 * drawn, inside ones left empty. For qualification pools of field events leave out the lanes: the order is drawn. Every
 * draw is in the log and repeats from its seed, and the order in which entries come plays no part. An id that comes twice is
 * seeded once, with its first entry, and a warning names it.
 * @example seedHeats([{ id: '12' }], { heats: 1, lanes: 8, seed: 'W 400 m heats 2026-06-14' }).heats[0]?.athletes[0]
 * // { id: '12', seed: 1, odr: 1, lane: 8 }
 */
export function seedHeats(everyEntry: readonly RoundEntry[], seeding: SeedingOptions): Seeding {
  const options = seeding.lanes === undefined ? seeding : { ...seeding, lanes: roundCount(seeding.lanes) };
  const { entries, twice } = eachOnce(everyEntry);
  const wanted = Number.isFinite(options.heats) ? Math.floor(options.heats) : 1;
  const count = Math.min(Math.max(1, wanted), entries.length);
  if (count === 0) return { heats: [], draws: [], swaps: [], together: [], warnings: [] };
  const { order, draws } = orderOf(entries, options);
  const seeds = new Map(order.map(({ id }, index) => [id, index + 1]));
  const {
    heats: composed,
    swaps,
    together,
  } = options.method === 'pack'
    ? { heats: pack(order, count), swaps: [], together: [] }
    : keepTeamsApart(zigzag(order, count), groupSizes(options));
  const { numbers, draws: heatDraws } = numbersOf(count, options);
  const numberOf = (index: number) => numbers[index] ?? 0;
  const lists = composed.map((heat, index) =>
    startList(
      heat.map(({ id }) => id),
      numberOf(index),
      seeds,
      options,
    ),
  );
  const heats = lists.map(({ athletes }, index): SeededHeat => ({ number: numberOf(index), athletes }));
  return {
    heats: heats.toSorted((a, b) => a.number - b.number),
    draws: [...draws, ...heatDraws, ...lists.flatMap((list) => list.draws)],
    swaps: swaps.map(({ ids, heats: [a, b] }) => ({ ids, heats: [numberOf(a), numberOf(b)] })),
    together: together.map((mates) => ({ ...mates, heat: numberOf(mates.heat) })),
    warnings: [...twice, ...lists.flatMap((list) => list.warnings)],
  };
}
