import { findCombinedStatus, type TrialStatus } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import type { GroupTable, TrialTable } from '../store/schema.ts';

/** Heats in the round of a trial, rounds in its group. */
type RoundCounts = Pick<Trial, 'heats' | 'rounds'>;

type RoundFields = Pick<TrialTable, 'trial_group' | 'round' | 'g0' | 'g1'>;

/** The same for heats of one round; each discipline of a combined event is a round. */
const buildRoundKey = ({ trial_group, round, g0, g1 }: RoundFields): string => `${trial_group} ${round} ${g0}-${g1}`;

/** Counts the heats and rounds of a competition once; the function gives those of one trial. */
export function countRounds(rows: readonly RoundFields[]): (row: RoundFields) => RoundCounts {
  const heats = new Map<string, number>();
  const rounds = new Map<string, Set<string>>();
  for (const row of rows) {
    heats.set(buildRoundKey(row), (heats.get(buildRoundKey(row)) ?? 0) + 1);
    if (row.round === 'c') continue;
    rounds.set(row.trial_group, (rounds.get(row.trial_group) ?? new Set()).add(row.round));
  }
  return (row) => ({ heats: heats.get(buildRoundKey(row)) ?? 1, rounds: rounds.get(row.trial_group)?.size ?? 1 });
}

/** The trials of a competition, combined events with the status that their parts give them. */
export function followParts(rows: readonly TrialTable[]): TrialTable[] {
  const partsByUid = Map.groupBy(rows, ({ combined }) => combined);
  return rows.map((row) => {
    const parts = row.combined === null ? partsByUid.get(row.uid) : undefined;
    if (parts === undefined) return row;
    const statuses = parts.map(({ status }) => status as TrialStatus);
    return { ...row, status: findCombinedStatus(row.status as TrialStatus, statuses) };
  });
}

/** A trial as every answer has it. */
export function presentTrial(row: TrialTable, group: GroupTable, { heats, rounds }: RoundCounts): Trial {
  const dets = JSON.parse(row.dets) as Trial['dets'];
  const { teamId, teamName } = dets;
  return {
    oid: row.oid,
    uid: row.uid,
    chOID: row.challenge,
    gOID: row.trial_group,
    group: group.name,
    name: row.name,
    status: row.status as Trial['status'],
    date: row.date,
    ...(row.date_e === null ? {} : { dateE: row.date_e }),
    dts: JSON.parse(row.dts) as Trial['dts'],
    dets,
    ...(teamId === undefined ? {} : { teamId }),
    ...(teamName === undefined ? {} : { teamName }),
    g0: row.g0,
    g1: row.g1,
    category: row.category,
    round: row.round as Trial['round'],
    heat: row.heat,
    heats,
    rounds,
    starts: row.starts,
    results: row.results,
    revision: row.revision,
    updated: row.updated,
  };
}
