import type { QualifyingDecision, RowQualification } from './qualification.ts';
import type { LotsDrawn } from './tie-decision.ts';

export function readLots(decisions: readonly QualifyingDecision[]): LotsDrawn[] {
  return decisions.filter((decision) => decision.code === 'qD');
}

/** Rows with the officials' decisions, and the decisions that were of no use. */
interface WithOfficials {
  readonly heats: readonly (readonly RowQualification[])[];
  readonly refused: readonly QualifyingDecision[];
}

/**
 * Adds those whom the referee (`qR`) or the jury of appeal (`qJ`) takes on, on top of the planned number (CR 25.4): one who
 * qualifies anyway keeps Q or q. Refused are lots among athletes who do not tie and decisions about nobody of this round.
 */
export function withOfficials(
  heats: readonly (readonly RowQualification[])[],
  decisions: readonly QualifyingDecision[],
  lotsUsed: readonly (LotsDrawn | undefined)[] = [],
): WithOfficials {
  const ids = new Set(heats.flat().map(({ id }) => id));
  const refused = decisions.filter((decision) =>
    decision.code === 'qD' ? !lotsUsed.includes(decision) : !ids.has(decision.id),
  );
  const takenOn = (row: RowQualification): RowQualification => {
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
  return { heats: heats.map((rows) => rows.map(takenOn)), refused };
}
