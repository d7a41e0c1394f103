import { ROUND_ORDER, type RoundLetter } from 'shared-domain';
import type { GroupTable, TrialTable } from '../../../store/schema.ts';
import type { StoredTrials } from '../../planning/stored-trials.ts';

/** The three numbers by which a timing program identifies a heat. */
export interface LynxNumber {
  readonly event: number;
  readonly round: number;
  readonly heat: number;
}

/** Disciplines of a combined event share its event number; each has a round number, from this one on. */
const FIRST_PART_ROUND = 11;

const formatEventKey = ({ g0, g1 }: TrialTable): string => `${g0}-${g1}`;

function findRoundNumber(trial: TrialTable, siblings: readonly TrialTable[]): number {
  if (trial.round !== 'c') return ROUND_ORDER.indexOf(trial.round as RoundLetter) + 1;
  const parts = siblings.filter(({ round }) => round === 'c').sort((a, b) => a.position - b.position);
  return FIRST_PART_ROUND + [...new Set(parts.map(formatEventKey))].indexOf(formatEventKey(trial));
}

/**
 * Numbers of all heats of a challenge by trial uid. They stay the same while trials are added: events are numbered in the order in which
 * their groups were created, rounds by their letter.
 */
export function listLynxNumbers({ trials, groups }: StoredTrials): Map<string, LynxNumber> {
  const byOid = new Map<string, GroupTable>([...groups.values()].map((group) => [group.oid, group]));
  const siblings = Map.groupBy(trials.values(), ({ trial_group }) => trial_group);
  return new Map(
    [...trials.values()].map((trial) => [
      trial.uid,
      {
        event: (byOid.get(trial.trial_group)?.position ?? 0) + 1,
        round: findRoundNumber(trial, siblings.get(trial.trial_group) ?? []),
        heat: trial.heat,
      },
    ]),
  );
}
