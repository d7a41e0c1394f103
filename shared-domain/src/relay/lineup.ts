/** A fault of a relay team; rounds count from 0 in their order. */
export type RelayFault =
  | { readonly kind: 'legs'; readonly round: number; readonly found: number; readonly needed: number }
  | { readonly kind: 'notEntered' | 'runsTwice'; readonly round: number; readonly athlete: string }
  | { readonly kind: 'substitutes'; readonly athletes: readonly string[]; readonly allowed: number };

/** Limits for a relay team; `legs` is 4 by default. */
export interface RelayTeamRules {
  /** Athletes that the team has entered in any event of the meet: any of them may run (TR 24.10). */
  readonly entered: readonly string[];
  /** Athletes beyond those of the first round who may run in later ones. */
  readonly substitutes: number;
  readonly legs?: number;
}

const DEFAULT_LEGS = 4;

/**
 * Athletes who ran in a later round and not in the first, each once, in their order.
 * @example findSubstitutesUsed([['1', '2', '3', '4'], ['1', '2', '3', '5']]) // ['5']
 */
export function findSubstitutesUsed(rounds: readonly (readonly string[])[]): string[] {
  const [first = [], ...later] = rounds;
  return [...new Set(later.flat())].filter((athlete) => !first.includes(athlete));
}

/**
 * Faults of a relay team over its rounds, each with its athletes in running order: all must be entered for the meet, each runs one
 * leg, and the number of substitutes over all rounds is limited (TR 24.10). Empty without faults.
 * @example findRelayFaults([['1', '2', '3', '3']], { entered: ['1', '2', '3'], substitutes: 4 })
 * // [{ kind: 'runsTwice', round: 0, athlete: '3' }]
 */
export function findRelayFaults(
  rounds: readonly (readonly string[])[],
  { entered, substitutes, legs = DEFAULT_LEGS }: RelayTeamRules,
): RelayFault[] {
  const faults: RelayFault[] = [];
  rounds.forEach((athletes, round) => {
    if (athletes.length !== legs) faults.push({ kind: 'legs', round, found: athletes.length, needed: legs });
    athletes.forEach((athlete, leg) => {
      if (!entered.includes(athlete)) faults.push({ kind: 'notEntered', round, athlete });
      if (athletes.indexOf(athlete) !== leg) faults.push({ kind: 'runsTwice', round, athlete });
    });
  });
  const used = findSubstitutesUsed(rounds);
  if (used.length > substitutes) faults.push({ kind: 'substitutes', athletes: used, allowed: substitutes });
  return faults;
}
