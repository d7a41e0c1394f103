import type { QualificationAnswer } from 'shared-domain/contract';

type Row = QualificationAnswer['heats'][number]['rows'][number];

/** Who would qualify by a rule. */
interface RuleOutcome {
  /** Qualified by place in a heat, or by the standard (Q). */
  readonly byPlace: readonly Row[];
  /** Qualified by time, or by mark among all heats (q). */
  readonly byTime: readonly Row[];
  /** Qualified by a decision of officials or by lot. */
  readonly byOfficials: readonly Row[];
  readonly count: number;
  /** Results are expected, without which nobody can be named. */
  readonly isAwaited: boolean;
  /** Row keys of ties that all qualify, and of ties that need a decision. */
  readonly tiedIn: readonly (readonly string[])[];
  readonly openTies: readonly (readonly string[])[];
}

function findTie({ why }: Row): [[string, readonly string[]]] | undefined {
  if (why.by !== 'tie' || why.outcome !== 'all' || !Array.isArray(why.tied)) return undefined;
  return [[why.tied.join(' '), why.tied.map(String)]];
}

export function readRuleOutcome({ heats, open }: Pick<QualificationAnswer, 'heats' | 'open'>): RuleOutcome {
  const qualifiedRows = heats
    .flatMap(({ rows }) => rows)
    .filter(({ qualified, withdrawn }) => qualified !== undefined && !withdrawn);
  // Each tied row has the whole tie in its reason: count it once.
  const ties = new Map(qualifiedRows.flatMap((row) => findTie(row) ?? []));
  return {
    byPlace: qualifiedRows.filter(({ qualified }) => qualified === 'Q'),
    byTime: qualifiedRows.filter(({ qualified }) => qualified === 'q'),
    byOfficials: qualifiedRows.filter(({ qualified }) => qualified !== 'Q' && qualified !== 'q'),
    count: qualifiedRows.length,
    isAwaited: heats.some(({ rows }) => rows.some(({ why }) => why.by === 'resultMissing')),
    tiedIn: [...ties.values()],
    openTies: open.map(({ tied }) => tied),
  };
}
