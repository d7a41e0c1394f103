import type { Trial } from 'shared-domain/contract';
import type { GroupTable, TrialTable } from '../store/schema.ts';

/** A trial as every answer has it. `heats` is the number of heats in its round. */
export function presentTrial(row: TrialTable, group: GroupTable, heats: number): Trial {
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
    dets: JSON.parse(row.dets) as Trial['dets'],
    g0: row.g0,
    g1: row.g1,
    category: row.category,
    round: row.round as Trial['round'],
    heat: row.heat,
    heats,
    starts: row.starts,
    results: row.results,
    revision: row.revision,
    updated: row.updated,
  };
}
