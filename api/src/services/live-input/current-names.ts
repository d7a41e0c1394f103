import type { Renumbering } from '../sheets/row-renumbering.ts';
import type { LoggedFact, PlainFact, SignedFact } from './fact.ts';

type Name = (key: string) => string | undefined;

/** Finds the present key of a row that a fact names by the key of its time. */
function createNaming(
  renumberings: readonly Renumbering[],
  keys: ReadonlySet<string>,
  { n, fact }: Pick<LoggedFact, 'n' | 'fact'>,
): Name {
  const at = Date.parse(fact.at);
  const first = renumberings.findIndex(({ at: then, after }) => n <= after || at < Date.parse(then));
  return (key) => {
    // A device may have an older list: a key that no row has any more is read by the renumbering before.
    for (let start = first < 0 ? renumberings.length : first; start >= 0; start -= 1) {
      const name = renumberings
        .slice(start)
        .reduce((current, { names }) => (Object.hasOwn(names, current) ? (names[current] as string) : current), key);
      if (keys.has(name)) return name;
    }
    return undefined;
  };
}

function renameFact<F extends SignedFact | PlainFact>(fact: F, name: Name): F {
  const { row, bib, next } = fact as { row?: string; bib?: string; next?: string };
  const named = row ?? (bib === undefined ? undefined : `bib:${bib}`);
  const own = named === undefined ? undefined : name(named);
  const { bib: _, ...rest } = fact as F & { bib?: string };
  return {
    ...(own === undefined ? fact : { ...rest, row: own }),
    ...(next === undefined ? {} : { next: name(next) ?? next }),
  } as F;
}

/**
 * Facts with the present keys of their rows; stored facts never change. A fact from before a renumbering, by its device's clock or
 * by its order of arrival, is read by the keys of that time.
 */
export function applyCurrentNames(
  facts: readonly LoggedFact[],
  renumberings: readonly Renumbering[],
  keys: readonly string[],
): readonly LoggedFact[] {
  if (renumberings.length === 0) return facts;
  const present = new Set(keys);
  return facts.map((one) => {
    const name = createNaming(renumberings, present, one);
    const fact = renameFact(one.fact, name);
    if (fact.kind !== 'correction') return { ...one, fact };
    return { ...one, fact: { ...fact, with: fact.with.map((each) => renameFact(each, name)) } };
  });
}
