import { floorCount } from '../qualification/floor-count.ts';
import { pack, zigzag } from './compose-heats.ts';
import { type Draw, drawLots } from './draw.ts';
import { drawLanes } from './draw-lanes.ts';
import { type RoundEntry, type SeedOrder, seedByMark, seedByRound } from './seed-order.ts';
import type { SeededAthlete, SeededHeat, Seeding, SeedingOptions, SeedingWarning } from './seeding.ts';
import { keepTeamsApart } from './team-mates.ts';
import { findLaneGroups } from './venue-lanes.ts';

function orderEntries<T extends RoundEntry>(entries: readonly T[], { method, by, seed }: SeedingOptions): SeedOrder<T> {
  if (method !== 'lots') return by === 'round' ? seedByRound(entries, seed) : seedByMark(entries, seed);
  const draw = drawLots(
    entries.map(({ id }) => id),
    `${seed} order`,
  );
  return { order: entries.toSorted((a, b) => draw.order.indexOf(a.id) - draw.order.indexOf(b.id)), draws: [draw] };
}

/** Running order of the composed heats: the number of each, the best composed one first. */
function numberHeats(count: number, { method, heatOrder, seed }: SeedingOptions): { numbers: number[]; draws: Draw[] } {
  const composed = Array.from({ length: count }, (_, index) => index + 1);
  const order = heatOrder ?? (method === 'pack' ? 'bestLast' : 'draw');
  if (order === 'bestFirst') return { numbers: composed, draws: [] };
  if (order === 'bestLast') return { numbers: composed.toReversed(), draws: [] };
  const draw = drawLots(composed.map(String), `${seed} heats`);
  return { numbers: composed.map((heat) => draw.order.indexOf(String(heat)) + 1), draws: [draw] };
}

/** Sizes of the lane groups of a full heat: team-mates may be swapped only within a group. */
function listGroupSizes({ lanes, laneClass, venue }: SeedingOptions): number[] {
  if (lanes === undefined || laneClass === undefined) return [];
  return (findLaneGroups(laneClass, lanes, lanes, venue) ?? []).map((group) => group.length);
}

interface StartList {
  readonly athletes: readonly SeededAthlete[];
  readonly draws: readonly Draw[];
  readonly warnings: readonly SeedingWarning[];
}

function makeStartList(
  ranked: readonly string[],
  heat: number,
  seeds: ReadonlyMap<string, number>,
  options: SeedingOptions,
): StartList {
  const seed = `${options.seed} heat ${heat}`;
  const makeAthlete = (id: string, at: number) => ({ id, seed: seeds.get(id) ?? 0, odr: at + 1 });
  const { lanes, laneClass, laneDraw = options.by === 'round' ? 'groups' : 'lots', venue } = options;
  if (lanes === undefined) {
    const draw = drawLots(ranked, `${seed} order`);
    return { athletes: draw.order.map(makeAthlete), draws: [draw], warnings: [] };
  }
  const byGroups = laneClass !== undefined && laneDraw === 'groups';
  const groups = byGroups ? findLaneGroups(laneClass, lanes, ranked.length, venue) : undefined;
  const drawnLanes = drawLanes(ranked, lanes, groups, seed);
  const warnings: SeedingWarning[] = [];
  if (byGroups && !groups) warnings.push({ warning: 'no lane groups', heat, lanes });
  if (drawnLanes.withoutLane.length > 0)
    warnings.push({ warning: 'more athletes than lanes', heat, without: drawnLanes.withoutLane });
  const findLane = (id: string) => drawnLanes.lanes.get(id);
  const athletes = ranked
    .toSorted((a, b) => (findLane(a) ?? lanes + 1) - (findLane(b) ?? lanes + 1))
    .map((id, at): SeededAthlete => {
      const lane = findLane(id);
      return lane === undefined ? makeAthlete(id, at) : { ...makeAthlete(id, at), lane };
    });
  return { athletes, draws: drawnLanes.draws, warnings };
}

/** Keeps the first entry of each athlete, and warns of the others. */
function splitRepeated(all: readonly RoundEntry[]): { entries: readonly RoundEntry[]; twice: SeedingWarning[] } {
  const firstEntries = new Map<string, RoundEntry>();
  const twice = new Set<string>();
  for (const entry of all) {
    if (firstEntries.has(entry.id)) twice.add(entry.id);
    else firstEntries.set(entry.id, entry);
  }
  return {
    entries: [...firstEntries.values()],
    twice: [...twice].toSorted().map((id) => ({ warning: 'same athlete twice', id })),
  };
}

/**
 * Puts athletes or teams in heats, then in lanes (TR 20.3, 20.4): by strength (`seedByMark` or `seedByRound`) in a zigzag or packed,
 * or by lots; team-mates apart where possible; then the order of the heats and the lanes are drawn. Without `lanes` (pools of
 * field events, long races) the order of each list is drawn. All draws are logged and repeatable from the seed; the order of the
 * entries does not matter. A repeated id is seeded once, with a warning.
 * @example seedHeats([{ id: '12' }], { heats: 1, lanes: 8, seed: 'W 400 m heats 2026-06-14' }).heats[0]?.athletes[0]
 * // { id: '12', seed: 1, odr: 1, lane: 8 }
 */
export function seedHeats(allEntries: readonly RoundEntry[], seeding: SeedingOptions): Seeding {
  const options = seeding.lanes === undefined ? seeding : { ...seeding, lanes: floorCount(seeding.lanes) };
  const { entries, twice } = splitRepeated(allEntries);
  const requestedHeats = Number.isFinite(options.heats) ? Math.floor(options.heats) : 1;
  const count = Math.min(Math.max(1, requestedHeats), entries.length);
  if (count === 0) return { heats: [], draws: [], swaps: [], together: [], warnings: [] };
  const { order, draws } = orderEntries(entries, options);
  const seeds = new Map(order.map(({ id }, index) => [id, index + 1]));
  const {
    heats: composed,
    swaps,
    together,
  } = options.method === 'pack'
    ? { heats: pack(order, count), swaps: [], together: [] }
    : keepTeamsApart(zigzag(order, count), listGroupSizes(options));
  const { numbers, draws: heatDraws } = numberHeats(count, options);
  const findHeatNumber = (index: number) => numbers[index] ?? 0;
  const lists = composed.map((heat, index) =>
    makeStartList(
      heat.map(({ id }) => id),
      findHeatNumber(index),
      seeds,
      options,
    ),
  );
  const heats = lists.map(({ athletes }, index): SeededHeat => ({ number: findHeatNumber(index), athletes }));
  return {
    heats: heats.toSorted((a, b) => a.number - b.number),
    draws: [...draws, ...heatDraws, ...lists.flatMap((list) => list.draws)],
    swaps: swaps.map(({ ids, heats: [a, b] }) => ({ ids, heats: [findHeatNumber(a), findHeatNumber(b)] })),
    together: together.map((mates) => ({ ...mates, heat: findHeatNumber(mates.heat) })),
    warnings: [...twice, ...lists.flatMap((list) => list.warnings)],
  };
}
