import type { LoggedFact, PlainFact, SignedFact } from './fact.ts';

/** The keys of a start list that changed at one instant; facts whose device had not read that have the old keys. */
export interface Renumbering {
  readonly at: string;
  /** Number of the newest fact that had arrived then. */
  readonly after: number;
  /** New keys by old keys. */
  readonly names: Readonly<Record<string, string>>;
}

type FindCurrentKey = (key: string) => string | undefined;

/** The first renumbering of which a fact does not know: by what its device had read, else by its clock and its arrival. */
function findFirstUnknown(
  renumberings: readonly Renumbering[],
  { arrivalNumber, fact }: Pick<LoggedFact, 'arrivalNumber' | 'fact'>,
): number {
  if (fact.renumbered !== undefined) return Math.min(fact.renumbered, renumberings.length);
  const signedAt = Date.parse(fact.at);
  const first = renumberings.findIndex(
    ({ at: renumberedAt, after }) => arrivalNumber <= after || signedAt < Date.parse(renumberedAt),
  );
  return first < 0 ? renumberings.length : first;
}

/** Makes the function that gives the current key of a row for the key that a fact has of it. */
function createKeyLookup(
  renumberings: readonly Renumbering[],
  keys: ReadonlySet<string>,
  one: Pick<LoggedFact, 'arrivalNumber' | 'fact'>,
): FindCurrentKey {
  const firstIndex = findFirstUnknown(renumberings, one);
  const applyFrom = (start: number, key: string): string =>
    renumberings
      .slice(start)
      .reduce((current, { names }) => (Object.hasOwn(names, current) ? (names[current] as string) : current), key);
  // What a device says that it had read is certain: an athlete whose entry was deleted since is not listed, whoever has the key now.
  if (one.fact.renumbered !== undefined) return (key) => applyFrom(firstIndex, key);
  return (key) => {
    // By the clock, a device may have had an older list: as long as no row has the resulting key, an earlier renumbering is applied too.
    for (let start = firstIndex; start >= 0; start -= 1) {
      const currentKey = applyFrom(start, key);
      if (keys.has(currentKey)) return currentKey;
    }
    return undefined;
  };
}

/** An athlete among several that a fact names. */
function rekeySubject<S extends { row?: string; bib?: string }>(subject: S, findCurrentKey: FindCurrentKey): S {
  const { row, bib, ...rest } = subject;
  const sentKey = row ?? (bib === undefined ? undefined : `bib:${bib}`);
  const currentKey = sentKey === undefined ? undefined : findCurrentKey(sentKey);
  return currentKey === undefined ? subject : ({ ...rest, row: currentKey } as S);
}

function rekeyFact<F extends SignedFact | PlainFact>(fact: F, findCurrentKey: FindCurrentKey): F {
  const { row, bib, next, who } = fact as {
    row?: string;
    bib?: string;
    next?: string;
    who?: readonly { row?: string; bib?: string }[];
  };
  const sentKey = row ?? (bib === undefined ? undefined : `bib:${bib}`);
  const currentKey = sentKey === undefined ? undefined : findCurrentKey(sentKey);
  const { bib: _, ...rest } = fact as F & { bib?: string };
  return {
    ...(currentKey === undefined ? fact : { ...rest, row: currentKey }),
    ...(next === undefined ? {} : { next: findCurrentKey(next) ?? next }),
    ...(who === undefined ? {} : { who: who.map((athlete) => rekeySubject(athlete, findCurrentKey)) }),
  } as F;
}

/**
 * Facts with the current keys of their rows; stored facts never change. A fact has the keys of the list that its device had read, as it
 * says; one that does not say has those of its instant, by its device's clock or by its order of arrival. One that says it is moved to no
 * other athlete, also where its own is not listed any more.
 */
export function applyCurrentKeys(
  facts: readonly LoggedFact[],
  renumberings: readonly Renumbering[],
  keys: readonly string[],
): readonly LoggedFact[] {
  if (renumberings.length === 0) return facts;
  const currentKeys = new Set(keys);
  return facts.map((one) => {
    const findCurrentKey = createKeyLookup(renumberings, currentKeys, one);
    const fact = rekeyFact(one.fact, findCurrentKey);
    if (fact.kind !== 'correction') return { ...one, fact };
    return { ...one, fact: { ...fact, with: fact.with.map((each) => rekeyFact(each, findCurrentKey)) } };
  });
}
