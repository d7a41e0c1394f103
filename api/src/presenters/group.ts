import { compareRounds, findContestCategories, findFamily, findRoundStatus } from 'shared-domain';
import type { Group, Round, Trial } from 'shared-domain/contract';
import type { GroupTable } from '../store/schema.ts';

/** The same for heats of one round; each discipline of a combined event is a round. */
const buildRoundKey = (trial: Trial): string =>
  trial.round === 'c' ? `${trial.gOID} c ${trial.g0}-${trial.g1}` : `${trial.gOID} ${trial.round}`;

/** Rounds of trials that are sorted by date, in the same order. */
export function presentRounds(trials: readonly Trial[]): Round[] {
  const rounds = new Map<string, Trial[]>();
  for (const trial of trials) {
    const key = buildRoundKey(trial);
    const heats = rounds.get(key);
    if (heats === undefined) rounds.set(key, [trial]);
    else heats.push(trial);
  }
  return [...rounds.values()].map((heats) => {
    const [first] = heats as [Trial, ...Trial[]];
    return {
      gOID: first.gOID,
      round: first.round,
      date: first.date,
      status: findRoundStatus(heats.map(({ status }) => status)),
      heats: heats.toSorted((a, b) => a.heat - b.heat),
    };
  });
}

/** The categories that an event is for, where not all of its category. */
export function presentContestCategories(trials: readonly Trial[]): Pick<Group, 'categories'> {
  const categories = findContestCategories(trials.filter(({ round }) => round !== 'c'));
  return categories === undefined ? {} : { categories: [...categories] };
}

/** An event of the programme with its rounds in their own order (heats before the final, whatever the clock says). */
export function presentGroup(row: GroupTable, trials: readonly Trial[], kind: string): Group {
  const rounds = presentRounds(trials).toSorted((a, b) => compareRounds(a.round, b.round));
  return {
    oid: row.oid,
    uid: row.uid,
    name: row.name,
    date: trials[0]?.date ?? '',
    family: findFamily({ g0: row.g0, g1: row.g1 }, kind),
    category: row.category,
    ...presentContestCategories(trials),
    g0: row.g0,
    g1: row.g1,
    entries: row.entries,
    rounds: rounds.map(({ round, date, status, heats }) => ({
      round,
      date,
      status,
      heats: heats.map(({ oid, uid, heat, status: state, date: at }) => ({ oid, uid, heat, status: state, date: at })),
    })),
  };
}
