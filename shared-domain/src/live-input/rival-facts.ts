import type { SignedFact } from '../contract/types.ts';
import type { LoggedFact, PlainFact } from './fact.ts';

/** What says to which attempt, bar, lap or card a fact of an athlete belongs. */
const PLACE_FIELDS = ['n', 'h', 'place', 'what', 'judge'] as const;

/** A fact that stands, with the fact that a device said: itself, or the correction that brought it. */
interface StandingFact {
  readonly content: SignedFact | PlainFact;
  readonly said: LoggedFact;
}

/** The facts that count, after their corrections and without void attempts. */
function listStanding(
  ordered: readonly LoggedFact[],
  refusals: { readonly has: (id: string) => boolean },
): readonly StandingFact[] {
  let standing: readonly StandingFact[] = [];
  for (const said of ordered) {
    const { fact } = said;
    if (refusals.has(fact.id) || fact.kind === 'side') continue;
    if (fact.kind === 'void') standing = standing.filter(({ content }) => content.id !== fact.attempt);
    else if (fact.kind === 'correction') {
      const at = standing.findIndex(({ content }) => content.id === fact.replaces);
      const brought = fact.with.map((content) => ({ content, said }));
      standing = at < 0 ? [...standing, ...brought] : standing.toSpliced(at, 1, ...brought);
    } else standing = [...standing, { content: fact, said }];
  }
  return standing;
}

type AnyFields = Readonly<Record<string, unknown>>;

const readRow = ({ row, bib }: AnyFields): unknown => row ?? (bib === undefined ? undefined : `bib:${bib}`);

function isSamePlace(one: AnyFields, other: AnyFields): boolean {
  const isSaid = (field: string) => one[field] !== undefined && other[field] !== undefined;
  return (
    one.kind === other.kind &&
    readRow(one) === readRow(other) &&
    PLACE_FIELDS.every((field) => !isSaid(field) || one[field] === other[field])
  );
}

/**
 * What counts now where a fact belongs that stood aside when it came: of the same athlete, for the same attempt or bar. `ordered`: the
 * facts of the trial in their order, with the present keys of rows; `refusals`: those that do not count.
 * @example listRivals([], new Set(), { id: '1', kind: 'attempt', trialOID: 't', at: '', row: 'bib:7', r: 'x', h: 1750 }) // []
 */
export function listRivals(
  ordered: readonly LoggedFact[],
  refusals: { readonly has: (id: string) => boolean },
  late: SignedFact,
): readonly (SignedFact | PlainFact)[] {
  const brought = late.kind === 'correction' ? late.with : [late];
  const replaced = late.kind === 'correction' ? late.replaces : undefined;
  return listStanding(ordered, refusals)
    .filter(({ said }) => said.fact.id !== late.id && said.aside === undefined)
    .filter(({ content }) => content.id === replaced || brought.some((one) => isSamePlace(content, one)))
    .map(({ content }) => content);
}
