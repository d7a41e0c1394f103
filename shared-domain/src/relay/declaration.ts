/**
 * How long before the first call time of a round's first heat names and order are due, ms (TR 24.11,
 * item 57 of shared-domain/docs/technical-rules.md; not confirmed in a current edition).
 */
export const RELAY_DECLARATION_LEAD_MS = 3_600_000;

/**
 * A team's runners for one round: declared by the team, or changed by an official. `legs` are the runners in running order,
 * first leg first: any id of an athlete, which is not interpreted here; their number is not checked.
 */
export type RelayOrderEntry =
  | {
      readonly kind: 'declare';
      /** Instant, ms since 1970. */
      readonly at: number;
      readonly legs: readonly string[];
    }
  | {
      readonly kind: 'override';
      /** Instant, ms since 1970. */
      readonly at: number;
      readonly legs: readonly string[];
      /** Why. The rule admits only a medical reason after the deadline (TR 24.11); that is the official's to judge, not checked here. */
      readonly reason: string;
      /** The official who made the change. */
      readonly by: string;
    };

/** Why a declaration or a change is not accepted. */
export const RELAY_REFUSALS = ['after the deadline', 'no reason', 'no official'] as const;

/** What a team has declared for one round. */
export interface RelayDeclaration {
  /** The runners in running order that count: the last order accepted; absent when none was. */
  readonly legs?: readonly string[];
  /** Officials' changes that were accepted, before or after the deadline, with their reason and who made them. */
  readonly overrides: readonly Extract<RelayOrderEntry, { kind: 'override' }>[];
  /** The entries that do not count: `index` is the place in the entries given. */
  readonly refused: readonly { readonly index: number; readonly reason: (typeof RELAY_REFUSALS)[number] }[];
}

/**
 * Last instant to declare a round whose first heat is first called at `firstCall`, ms since 1970; `lead` in ms.
 * @example findRelayDeadline(7_200_000) // 3_600_000
 */
export function findRelayDeadline(firstCall: number, lead = RELAY_DECLARATION_LEAD_MS): number {
  return firstCall - lead;
}

/**
 * Names and order are frozen after the deadline (TR 24.11); all in ms, instants since 1970.
 * @example isDeclarationFrozen(7_200_000, 3_600_001) // true
 */
export function isDeclarationFrozen(firstCall: number, now: number, lead = RELAY_DECLARATION_LEAD_MS): boolean {
  return now > findRelayDeadline(firstCall, lead);
}

/**
 * The running order of one team in one round. Until the deadline a new declaration replaces the last. An official's
 * override, which needs a reason and the official's name, changes the order at any time and is listed in `overrides`.
 * `entries` in the order in which they were made: they are not sorted by `at`. `firstCall` in ms since 1970, `lead` in ms.
 * @example readRelayDeclaration([{ kind: 'declare', at: 0, legs: ['1', '2', '3', '4'] }], 3_600_000).legs
 * // ['1', '2', '3', '4']
 */
export function readRelayDeclaration(
  entries: readonly RelayOrderEntry[],
  firstCall: number,
  lead = RELAY_DECLARATION_LEAD_MS,
): RelayDeclaration {
  const overrides: Extract<RelayOrderEntry, { kind: 'override' }>[] = [];
  const refused: RelayDeclaration['refused'][number][] = [];
  let legs: readonly string[] | undefined;
  entries.forEach((entry, index) => {
    if (entry.kind === 'declare' && isDeclarationFrozen(firstCall, entry.at, lead)) {
      refused.push({ index, reason: 'after the deadline' });
    } else if (entry.kind === 'override' && (entry.reason.trim() === '' || entry.by.trim() === '')) {
      refused.push({ index, reason: entry.reason.trim() === '' ? 'no reason' : 'no official' });
    } else {
      legs = entry.legs;
      if (entry.kind === 'override') overrides.push(entry);
    }
  });
  return legs === undefined ? { overrides, refused } : { legs, overrides, refused };
}
