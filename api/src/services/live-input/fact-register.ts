import type { AccessCodeKind } from 'shared-domain';
import type { WireError } from 'shared-domain/contract';
import { AMENDABLE_KINDS, SIGNABLE_FACTS } from '../../policies/code-policy.ts';
import { FIELD_KINDS } from './contest-fact.ts';
import { createFault, type LoggedFact, type PlainFact } from './fact.ts';

/** A fact that counts. */
export interface CurrentFact {
  readonly plain: PlainFact;
  /** The signed fact in whose place it counts: itself, or the one that was corrected. */
  readonly from: LoggedFact;
  /** The correction that replaced the signed fact. */
  readonly by?: LoggedFact;
}

interface Register {
  /** Facts that count and are not subject to the rules of field events, in their order. */
  readonly currentFacts: readonly CurrentFact[];
  /** Facts of a field event, their corrections included, in their order. */
  readonly fieldFacts: readonly LoggedFact[];
  readonly refused: ReadonlyMap<string, WireError>;
}

const isFieldKind = (kind: string): boolean => FIELD_KINDS.includes(kind);

/** Kind of a fact, and the kind of code that signed it. */
interface SignedKind {
  readonly kind: string;
  readonly by: AccessCodeKind;
}

function checkAuthor({ fact, by }: LoggedFact, { kind, by: author }: SignedKind): WireError | undefined {
  if (fact.kind !== 'correction') return undefined;
  if (!SIGNABLE_FACTS[by].includes(kind))
    return createFault('forbidden', `correction: a code of kind ${by} does not say ${kind}`);
  if (!AMENDABLE_KINDS[by].includes(author)) {
    return createFault('forbidden', `correction: a code of kind ${by} does not amend what a ${author} said`);
  }
  const other = fact.with.find((one) => isFieldKind(one.kind) !== isFieldKind(kind));
  return other && createFault('conflict', `correction: ${other.kind} cannot stand in the place of ${kind}`);
}

/** Applies corrections to ordered facts; those of a field event are left to `foldContest`. */
export function registerFacts(facts: readonly LoggedFact[]): Register {
  let currentFacts: CurrentFact[] = [];
  const fieldFacts: LoggedFact[] = [];
  const refused = new Map<string, WireError>();
  const signedKinds = new Map<string, SignedKind>();
  const signedIds = new Set(facts.map(({ fact }) => fact.id));
  for (const one of facts) {
    const { fact } = one;
    if (fact.kind === 'correction') {
      const signedKind = signedKinds.get(fact.replaces);
      if (signedKind === undefined) {
        refused.set(fact.id, createFault('not found', `correction: fact ${fact.replaces} is not there`));
        continue;
      }
      const authorFault = checkAuthor(one, signedKind);
      // An id belongs to the fact signed with it, even if a correction that uses it again is dated earlier.
      const duplicate = fact.with.find(({ id }) => signedKinds.has(id) || signedIds.has(id));
      for (const { id, kind } of fact.with)
        if (!signedKinds.has(id) && !signedIds.has(id)) signedKinds.set(id, { kind, by: one.by });
      if (authorFault !== undefined || duplicate !== undefined) {
        refused.set(
          fact.id,
          authorFault ?? createFault('conflict', `correction: fact ${duplicate?.id} is there already`),
        );
      } else if (isFieldKind(signedKind.kind)) fieldFacts.push(one);
      else {
        const index = currentFacts.findIndex(({ plain }) => plain.id === fact.replaces);
        const replaced = currentFacts[index];
        if (replaced === undefined) {
          refused.set(fact.id, createFault('not found', `correction: fact ${fact.replaces} does not stand any more`));
          continue;
        }
        const replacements = fact.with.map((plain) => ({ plain, from: replaced.from, by: one }));
        currentFacts = currentFacts.toSpliced(index, 1, ...replacements);
      }
      continue;
    }
    signedKinds.set(fact.id, { kind: fact.kind, by: one.by });
    if (fact.kind === 'void' || fact.kind === 'protest' || fact.kind === 'ruling') fieldFacts.push(one);
    else if (isFieldKind(fact.kind)) fieldFacts.push(one);
    else currentFacts.push({ plain: fact, from: one });
  }
  return { currentFacts, fieldFacts, refused };
}
