import type { QualificationAnswer } from 'shared-domain/contract';

type Row = QualificationAnswer['heats'][number]['rows'][number];

/** Who goes on by a rule, in the words of who chooses one. */
export interface RuleOutcome {
  /** By place in a heat, or by the standard. */
  readonly byPlace: readonly Row[];
  /** By time, or by mark over all. */
  readonly byTime: readonly Row[];
  /** By the officials' word or by lots. */
  readonly byOfficials: readonly Row[];
  readonly count: number;
  /** Ties that a rule lets in whole, and those that wait for a decision: the athletes' keys. */
  readonly tiedIn: readonly (readonly string[])[];
  readonly openTies: readonly (readonly string[])[];
}

function findTie({ why }: Row): [[string, readonly string[]]] | undefined {
  if (why.by !== 'tie' || why.outcome !== 'all' || !Array.isArray(why.tied)) return undefined;
  return [[why.tied.join(' '), why.tied.map(String)]];
}

export function readRuleOutcome({ heats, open }: Pick<QualificationAnswer, 'heats' | 'open'>): RuleOutcome {
  const on = heats
    .flatMap(({ rows }) => rows)
    .filter(({ qualified, withdrawn }) => qualified !== undefined && !withdrawn);
  // Each of those who tie has the whole tie in the reason.
  const ties = new Map(on.flatMap((row) => findTie(row) ?? []));
  return {
    byPlace: on.filter(({ qualified }) => qualified === 'Q'),
    byTime: on.filter(({ qualified }) => qualified === 'q'),
    byOfficials: on.filter(({ qualified }) => qualified !== 'Q' && qualified !== 'q'),
    count: on.length,
    tiedIn: [...ties.values()],
    openTies: open.map(({ tied }) => tied),
  };
}
