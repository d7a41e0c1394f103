import { FlowNetwork } from './flow-network.ts';

/** A result that may count; `value`: whole points, never chosen at 0 or below. */
export interface Candidate {
  readonly value: number;
  /** Its group at each level of limits, such as athlete, event and sex. */
  readonly keys: readonly string[];
}

const SOURCE = 0;
const SINK = 1;

/**
 * The choice of results with the highest sum within all limits: `limits[level](key)` results of a group, `maxResults` in all. Exact,
 * by a network flow: a best result is left out where two others are worth more together. One flag for each candidate; among equal
 * sums earlier candidates are usually preferred.
 * @example findBestLineup([{ value: 900, keys: ['a'] }, { value: 890, keys: ['a'] }], [() => 1], Infinity) // [true, false]
 */
export function findBestLineup(
  candidates: readonly Candidate[],
  limits: readonly ((key: string) => number)[],
  maxResults: number,
): boolean[] {
  const network = new FlowNetwork();
  const levels = limits.map(() => new Map<string, { readonly enter: number; readonly leave: number }>());
  const findGroup = (level: number, key: string) => {
    const groups = levels[level];
    const known = groups?.get(key);
    if (known) return known;
    const group = { enter: network.addNode(), leave: network.addNode() };
    network.addEdge(group.enter, group.leave, limits[level]?.(key) ?? Number.POSITIVE_INFINITY, 0);
    groups?.set(key, group);
    return group;
  };
  const joinedNodes = new Set<string>();
  const joinOnce = (a: number, b: number) => {
    if (joinedNodes.has(`${a} ${b}`)) return;
    joinedNodes.add(`${a} ${b}`);
    network.addEdge(a, b, Number.POSITIVE_INFINITY, 0);
  };
  const candidateEdges = candidates.map(({ value, keys }) => {
    const groups = keys.map((key, level) => findGroup(level, key));
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
  network.maximiseValue(SOURCE, SINK, maxResults);
  return candidateEdges.map((edge) => network.edges[edge]?.residualCapacity === 0);
}
