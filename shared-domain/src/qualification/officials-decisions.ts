import type { QualifyingDecision, RowQualification } from './qualification.ts';
import type { DrawnLots } from './tie-decision.ts';

export function selectDrawnLots(decisions: readonly QualifyingDecision[]): DrawnLots[] {
  return decisions.filter((decision) => decision.code === 'qD');
}

/** Rows after the officials' decisions, and the decisions that could not be applied. */
interface DecidedRound {
  readonly heats: readonly (readonly RowQualification[])[];
  readonly refused: readonly QualifyingDecision[];
}

/**
 * Adds athletes advanced by the referee (`qR`) or the jury of appeal (`qJ`) beyond the planned number (CR 25.4); who qualifies
 * anyway keeps Q or q. Lots among athletes who do not tie and decisions about nobody of this round are refused.
 */
export function applyOfficialsDecisions(
  heats: readonly (readonly RowQualification[])[],
  decisions: readonly QualifyingDecision[],
  lotsUsed: readonly (DrawnLots | undefined)[] = [],
): DecidedRound {
  const ids = new Set(heats.flat().map(({ id }) => id));
  const refused = decisions.filter((decision) =>
    decision.code === 'qD' ? !lotsUsed.includes(decision) : !ids.has(decision.id),
  );
  const applyDecision = (row: RowQualification): RowQualification => {
    const decision = decisions.find((one) => one.code !== 'qD' && one.id === row.id);
    if (row.qualified !== undefined || decision === undefined || decision.code === 'qD') return row;
    const { code, by, reason } = decision;
    const official = code === 'qR' ? 'referee' : 'jury';
    const why = {
      by: official,
      ...(by !== undefined && { official: by }),
      ...(reason !== undefined && { reason }),
    } as const;
    return { ...row, qualified: code, why };
  };
  return { heats: heats.map((rows) => rows.map(applyDecision)), refused };
}
