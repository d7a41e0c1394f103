import { compareRounds } from 'shared-domain';
import type { Round, Trial } from 'shared-domain/contract';

export interface GroupSection {
  readonly round: Round['round'];
  readonly heats: readonly Trial[];
}

/**
 * The rounds of a group, latest first, since readers want the final. The parts of a combined event, each its own round on the
 * wire, are one section after its total.
 */
export function listGroupSections(rounds: readonly Round[], gOID: string): GroupSection[] {
  const byRound = new Map<Round['round'], Trial[]>();
  for (const { round, heats } of rounds.filter((each) => each.gOID === gOID)) {
    byRound.set(round, [...(byRound.get(round) ?? []), ...heats]);
  }
  return [...byRound]
    .filter(([, heats]) => heats.length > 0)
    .sort(([a], [b]) => Number(a === 'c') - Number(b === 'c') || compareRounds(b, a))
    .map(([round, heats]) => ({
      round,
      heats: heats.sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.heat - b.heat),
    }));
}
