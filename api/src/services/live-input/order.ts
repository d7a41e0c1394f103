import type { LoggedFact } from './fact.ts';

/** What facts of a trial are sorted by: the device's clock, then the device's own count. */
interface Place {
  readonly at: number;
  readonly device: string;
  readonly seq: number;
  /** How many amendments deep. */
  readonly depth: number;
  readonly id: string;
}

function compare(a: Place, b: Place): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.depth !== b.depth) return a.depth - b.depth;
  if (a.device !== b.device) return a.device < b.device ? -1 : 1;
  if (a.seq !== b.seq) return a.seq - b.seq;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** id of the fact that this one corrects, voids, protests or rules on. */
function findTarget({ fact }: LoggedFact): string | undefined {
  if (fact.kind === 'correction') return fact.replaces;
  return fact.kind === 'void' || fact.kind === 'protest' || fact.kind === 'ruling' ? fact.attempt : undefined;
}

/**
 * Facts in the order in which they took place, whatever order they arrived in: by the devices' clocks. What is about a fact
 * comes after it, though another device's clock be late.
 */
export function sortFacts(arrived: readonly LoggedFact[]): LoggedFact[] {
  const facts = arrived.toSorted((a, b) => (a.fact.id < b.fact.id ? -1 : 1));
  const owners = new Map<string, LoggedFact>();
  for (const one of facts) {
    if (one.fact.kind === 'correction') for (const own of one.fact.with) owners.set(own.id, one);
  }
  for (const one of facts) owners.set(one.fact.id, one);
  const places = new Map<string, Place>();
  const placeOf = (one: LoggedFact, seen: ReadonlySet<string>): Place => {
    const { id, at, seq = 0 } = one.fact;
    const known = places.get(id);
    if (known !== undefined) return known;
    const own = { at: Date.parse(at), device: one.device, seq, depth: 0, id };
    const target = owners.get(findTarget(one) ?? '');
    if (target === undefined || seen.has(target.fact.id)) return own;
    const after = placeOf(target, new Set([...seen, id]));
    const place = after.at < own.at ? own : { ...own, at: after.at, depth: after.depth + 1 };
    places.set(id, place);
    return place;
  };
  return facts
    .map((one) => ({ one, place: placeOf(one, new Set([one.fact.id])) }))
    .sort((a, b) => compare(a.place, b.place))
    .map(({ one }) => one);
}
