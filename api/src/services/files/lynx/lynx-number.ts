import { ROUND_ORDER, type RoundLetter } from 'shared-domain';
import type { GroupTable, TrialTable } from '../../../store/schema.ts';
import type { StoredTrials } from '../../planning/stored-trials.ts';

/** The three numbers by which a timing program knows a heat. */
export interface LynxNumber {
  readonly event: number;
  readonly round: number;
  readonly heat: number;
}

/** Parts of a combined event are rounds from here on: 100 m of a decathlon and its 400 m are one event's. */
const FIRST_PART = 11;

const partOf = ({ g0, g1 }: TrialTable): string => `${g0}-${g1}`;

function roundNumber(trial: TrialTable, siblings: readonly TrialTable[]): number {
  if (trial.round !== 'c') return ROUND_ORDER.indexOf(trial.round as RoundLetter) + 1;
  const parts = siblings.filter(({ round }) => round === 'c').sort((a, b) => a.position - b.position);
  return FIRST_PART + [...new Set(parts.map(partOf))].indexOf(partOf(trial));
}

/**
 * Numbers of every heat of a challenge. They stay what they are while trials are added: the event is the place of its group
 * in the order in which groups were made, the round is by its letter.
 */
export function lynxNumbers({ trials, groups }: StoredTrials): Map<string, LynxNumber> {
  const byOid = new Map<string, GroupTable>([...groups.values()].map((group) => [group.oid, group]));
  const siblings = Map.groupBy(trials.values(), ({ trial_group }) => trial_group);
  return new Map(
    [...trials.values()].map((trial) => [
      trial.uid,
      {
        event: (byOid.get(trial.trial_group)?.position ?? 0) + 1,
        round: roundNumber(trial, siblings.get(trial.trial_group) ?? []),
        heat: trial.heat,
      },
    ]),
  );
}
