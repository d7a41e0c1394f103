import { FlowNetwork } from './flow-network.ts';

/** A result that may count: `value` whole points (0 and below are never chosen), in the groups whose limits it uses up. */
export interface Candidate {
  readonly value: number;
  /** One key for each level of limits, such as athlete, event and sex. */
  readonly keys: readonly string[];
}

const SOURCE = 0;
const SINK = 1;

/**
 * The choice of results with the highest sum that keeps every limit: `limits[level](key)` results of a group, `most` in
 * all. Exact, not best first: the best result of an athlete is left out where two others are worth more together (flow of
 * highest value). One flag per candidate; among equal sums the earlier candidates are preferred as far as the flow goes.
 * @example findBestLineup([{ value: 900, keys: ['a'] }, { value: 890, keys: ['a'] }], [() => 1], Infinity) // [true, false]
 */
export function findBestLineup(
  candidates: readonly Candidate[],
  limits: readonly ((key: string) => number)[],
  most: number,
): boolean[] {
  const network = new FlowNetwork();
  const levels = limits.map(() => new Map<string, { readonly enter: number; readonly leave: number }>());
  const groupOf = (level: number, key: string) => {
    const groups = levels[level];
    const known = groups?.get(key);
    if (known) return known;
    const group = { enter: network.addNode(), leave: network.addNode() };
    network.addEdge(group.enter, group.leave, limits[level]?.(key) ?? Number.POSITIVE_INFINITY, 0);
    groups?.set(key, group);
    return group;
  };
  const joined = new Set<string>();
  const joinOnce = (a: number, b: number) => {
    if (joined.has(`${a} ${b}`)) return;
    joined.add(`${a} ${b}`);
    network.addEdge(a, b, Number.POSITIVE_INFINITY, 0);
  };
  const own = candidates.map(({ value, keys }) => {
    const groups = keys.map((key, level) => groupOf(level, key));
    const [first, second, ...rest] = groups;
    joinOnce(SOURCE, first?.enter ?? SOURCE);
    const edge = network.addEdge(first?.leave ?? SOURCE, second?.enter ?? SINK, 1, value);
    let last = second;
    for (const group of rest) {
      if (last) joinOnce(last.leave, group.enter);
      last = group;
    }
    if (last) joinOnce(last.leave, SINK);
    return edge;
  });
  network.maximiseValue(SOURCE, SINK, most);
  return own.map((edge) => network.edges[edge]?.residualCapacity === 0);
}
