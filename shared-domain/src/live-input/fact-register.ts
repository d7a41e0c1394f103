import { createFault, type FactFault } from '../contract/fact-faults.ts';
import type { AccessCodeKind } from '../organisation/access-code-kind.ts';
import { AMENDABLE_KINDS, canCorrect, SIGNABLE_FACTS } from './code-rights.ts';
import { FIELD_EVENT_FACT_KINDS } from './contest-fact.ts';
import type { LoggedFact, PlainFact } from './fact.ts';

/** A fact that counts. */
export interface CurrentFact {
  readonly content: PlainFact;
  /** The signed fact in whose place it counts: itself, or the one that was corrected. */
  readonly original: LoggedFact;
  /** The correction that replaced the signed fact. */
  readonly correction?: LoggedFact;
}

interface Register {
  /** Facts that count and are not subject to the rules of field events, in their order. */
  readonly currentFacts: readonly CurrentFact[];
  /** Facts of a field event, their corrections included, in their order. */
  readonly fieldFacts: readonly LoggedFact[];
  /** Why a correction does not count, by its id. */
  readonly refusals: ReadonlyMap<string, FactFault>;
}

const isFieldEventKind = (kind: string): boolean => FIELD_EVENT_FACT_KINDS.includes(kind);

/** Kind of a fact, and the kind of access code that signed it. */
interface SignedKind {
  readonly kind: string;
  readonly signerKind: AccessCodeKind;
}

function checkAuthor(
  { fact, signerKind }: LoggedFact,
  { kind, signerKind: originalSignerKind }: SignedKind,
): FactFault | undefined {
  if (fact.kind !== 'correction') return undefined;
  // Who only says to what a fact belongs brings it again, and takes none back.
  const isBroughtAgain = fact.with.length > 0 && fact.with.every((one) => one.kind === kind);
  if (!canCorrect(signerKind, kind) || !(SIGNABLE_FACTS[signerKind].includes(kind) || isBroughtAgain))
    return createFault('not allowed', `correction: a code of kind ${signerKind} does not say ${kind}`);
  if (!AMENDABLE_KINDS[signerKind].includes(originalSignerKind)) {
    return createFault(
      'of another official',
      `correction: a code of kind ${signerKind} does not amend what a ${originalSignerKind} said`,
    );
  }
  const other = fact.with.find((one) => isFieldEventKind(one.kind) !== isFieldEventKind(kind));
  return other && createFault('other kind', `correction: ${other.kind} cannot stand in the place of ${kind}`);
}

/** Applies corrections to ordered facts; those of a field event are left to `applyContestFacts`. */
export function registerFacts(facts: readonly LoggedFact[]): Register {
  let currentFacts: CurrentFact[] = [];
  const fieldFacts: LoggedFact[] = [];
  const refusals = new Map<string, FactFault>();
  const signedKinds = new Map<string, SignedKind>();
  const signedIds = new Set(facts.map(({ fact }) => fact.id));
  const answers = new Set<string>();
  for (const one of facts) {
    const { fact } = one;
    if (fact.kind === 'correction') {
      const signedKind = signedKinds.get(fact.replaces);
      if (signedKind === undefined) {
        refusals.set(fact.id, createFault('no such fact', `correction: fact ${fact.replaces} is not there`));
        continue;
      }
      const authorFault = checkAuthor(one, signedKind);
      // An id belongs to the fact signed with it, even if a correction that uses it again is dated earlier.
      const duplicate = fact.with.find(({ id }) => signedKinds.has(id) || signedIds.has(id));
      for (const { id, kind } of fact.with)
        if (!signedKinds.has(id) && !signedIds.has(id)) signedKinds.set(id, { kind, signerKind: one.signerKind });
      if (authorFault !== undefined || duplicate !== undefined) {
        refusals.set(
          fact.id,
          authorFault ?? createFault('id taken', `correction: fact ${duplicate?.id} is there already`),
        );
      } else if (isFieldEventKind(signedKind.kind) && !answers.has(fact.replaces)) fieldFacts.push(one);
      else {
        const index = currentFacts.findIndex(({ content }) => content.id === fact.replaces);
        const replaced = currentFacts[index];
        if (replaced === undefined) {
          refusals.set(
            fact.id,
            createFault('replaced already', `correction: fact ${fact.replaces} does not stand any more`),
          );
          continue;
        }
        const replacements = fact.with.map((content) => ({ content, original: replaced.original, correction: one }));
        currentFacts = currentFacts.toSpliced(index, 1, ...replacements);
      }
      continue;
    }
    if (fact.kind === 'side') continue;
    signedKinds.set(fact.id, { kind: fact.kind, signerKind: one.signerKind });
    if (fact.kind === 'ruling' && signedKinds.get(fact.attempt)?.kind === 'report') {
      answers.add(fact.id);
      currentFacts.push({ content: fact, original: one });
    } else if (fact.kind === 'void' || fact.kind === 'protest' || fact.kind === 'ruling') fieldFacts.push(one);
    else if (isFieldEventKind(fact.kind)) fieldFacts.push(one);
    else currentFacts.push({ content: fact, original: one });
  }
  return { currentFacts, fieldFacts, refusals };
}
