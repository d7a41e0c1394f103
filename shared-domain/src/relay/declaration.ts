/** How long before the first call time of a round's first heat names and order are due, ms (TR 24.11, not confirmed). */
export const RELAY_DECLARATION_LEAD = 3_600_000;

/** A team's names in running order for one round: declared in time, or changed later by an official. */
export type RelayFact =
  | { readonly kind: 'declare'; readonly at: number; readonly legs: readonly string[] }
  | {
      readonly kind: 'override';
      readonly at: number;
      readonly legs: readonly string[];
      /** After the deadline only a medical reason is one (TR 24.11, not confirmed). */
      readonly reason: string;
      readonly by: string;
    };

/** Why a declaration or a change is not accepted. */
export const RELAY_REFUSALS = ['after the deadline', 'no reason', 'nobody named'] as const;

/** What a team has declared for one round. */
export interface RelayDeclaration {
  /** The order that holds; absent when nothing was declared in time. */
  readonly legs?: readonly string[];
  /** Changes after the deadline, with their reason and who made them. */
  readonly overrides: readonly Extract<RelayFact, { kind: 'override' }>[];
  readonly refused: readonly { readonly index: number; readonly reason: (typeof RELAY_REFUSALS)[number] }[];
}

/**
 * Last instant to declare a round whose first heat is first called at `firstCall`, ms since 1970; `lead` in ms
 * (TR 24.11, not confirmed).
 * @example findRelayDeadline(7_200_000) // 3_600_000
 */
export function findRelayDeadline(firstCall: number, lead = RELAY_DECLARATION_LEAD): number {
  return firstCall - lead;
}

/**
 * Names and order are frozen after the deadline (TR 24.11, not confirmed); all in ms, instants since 1970.
 * @example isDeclarationFrozen(7_200_000, 3_600_001) // true
 */
export function isDeclarationFrozen(firstCall: number, now: number, lead = RELAY_DECLARATION_LEAD): boolean {
  return now > findRelayDeadline(firstCall, lead);
}

/**
 * The running order of one team in one round. Until the deadline a new declaration replaces the last; after it only an
 * official changes the order, with a reason, and that is kept.
 * @example readRelayDeclaration([{ kind: 'declare', at: 0, legs: ['1', '2', '3', '4'] }], 3_600_000).legs
 * // ['1', '2', '3', '4']
 */
export function readRelayDeclaration(
  facts: readonly RelayFact[],
  firstCall: number,
  lead = RELAY_DECLARATION_LEAD,
): RelayDeclaration {
  const overrides: Extract<RelayFact, { kind: 'override' }>[] = [];
  const refused: RelayDeclaration['refused'][number][] = [];
  let legs: readonly string[] | undefined;
  facts.forEach((fact, index) => {
    if (fact.kind === 'declare' && isDeclarationFrozen(firstCall, fact.at, lead)) {
      refused.push({ index, reason: 'after the deadline' });
    } else if (fact.kind === 'override' && (fact.reason.trim() === '' || fact.by.trim() === '')) {
      refused.push({ index, reason: fact.reason.trim() === '' ? 'no reason' : 'nobody named' });
    } else {
      legs = fact.legs;
      if (fact.kind === 'override') overrides.push(fact);
    }
  });
  return legs === undefined ? { overrides, refused } : { legs, overrides, refused };
}
