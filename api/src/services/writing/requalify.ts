import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { updateBody } from '../../store/lists/lists.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import { findTrials, listGroups } from '../../store/lists/trials.ts';
import type { TrialTable } from '../../store/schema.ts';
import { qualifyRound } from './qualify-round.ts';
import { type Round, readRound } from './round.ts';

/** Writes the qualification codes into the rows of a round. @returns oids of the trials whose rows changed */
async function writeQualifiedCodes(db: Db, round: Round): Promise<string[]> {
  const { heats: verdicts } = qualifyRound(round);
  const changedOids: string[] = [];
  for (const [at, { trial, results }] of round.heats.entries()) {
    let hasChanged = false;
    for (const { key, row, placed } of results) {
      const code = verdicts[at]?.get(key)?.qualifiedCode;
      if (row.qualified === code) continue;
      const setCode = (body: string) => JSON.stringify({ ...JSON.parse(body), qualified: code });
      const hiddenBody = placed.hidden === null ? null : setCode(placed.hidden);
      await updateBody(db, trial.oid, { ...placed, body: setCode(placed.body), hidden: hiddenBody });
      hasChanged = true;
    }
    if (hasChanged) changedOids.push(trial.oid);
  }
  return changedOids;
}

/** Computes again who qualifies from the rounds of these trials, where the rounds have acts. @returns oids of the trials that changed */
export async function requalifyTrials(db: Db, challenge: ChallengeRecord, oids: readonly string[]): Promise<string[]> {
  if (oids.length === 0) return [];
  return requalifyRounds(db, challenge, await findTrials(db, oids));
}

/** The same for trials that may have been deleted. */
export async function requalifyRounds(
  db: Db,
  challenge: ChallengeRecord,
  trials: readonly TrialTable[],
): Promise<string[]> {
  const groups = [...new Set(trials.map(({ trial_group }) => trial_group))];
  const decidedRounds = new Set((await readActs(db, groups)).map(({ list, round }) => `${list} ${round}`));
  const rounds = new Map(trials.map((trial) => [`${trial.trial_group} ${trial.round}`, trial]));
  const changedOids: string[] = [];
  for (const [key, trial] of rounds) {
    const group = decidedRounds.has(key)
      ? (await listGroups(db, challenge.oid)).find(({ oid }) => oid === trial.trial_group)
      : undefined;
    if (group === undefined) continue;
    changedOids.push(...(await writeQualifiedCodes(db, await readRound(db, challenge, group, trial.round))));
  }
  return changedOids;
}
