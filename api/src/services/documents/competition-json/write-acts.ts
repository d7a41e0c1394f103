import type { Db } from '../../../store/db.ts';
import { insertActs } from '../../../store/lists/official-acts.ts';
import { listGroups, listTrials } from '../../../store/lists/trials.ts';
import { newOid } from '../../../store/oid.ts';
import { planWrite } from '../../planning/plan-write.ts';
import type { Problems } from '../../planning/problems.ts';
import { writeUpload } from '../../writing/write-upload.ts';
import type { CompetitionFile } from './read-competition.ts';

interface Stamp {
  readonly challenge: string;
  readonly revision: number;
  readonly updated: string;
  readonly kind: string;
  readonly organiser: string;
}

/** Writes the officials' acts, and rebuilds the results that they change. */
export async function writeActs(tx: Db, file: CompetitionFile, stamp: Stamp, problems: Problems): Promise<void> {
  if (file.acts.length === 0) return;
  const { challenge, kind, organiser } = stamp;
  const owners = [...(await listTrials(tx, challenge)), ...(await listGroups(tx, challenge))];
  const oids = new Map(owners.map(({ uid, oid }) => [uid, oid]));
  const acts = file.acts.map(({ list, round, row, body, ...act }, index) => {
    const owner = oids.get(list);
    if (owner === undefined)
      problems.refuse(['acts', index, 'list'], `there is no trial or group ${list} in this file`);
    return {
      oid: newOid(),
      challenge,
      list: owner ?? '',
      round: round ?? null,
      row: row ?? null,
      organiser,
      ...act,
      body: JSON.stringify(body),
    };
  });
  problems.throwErrors();
  await insertActs(tx, acts);
  const { resultlists } = file.upload;
  const uids = [...new Set(file.acts.map(({ list }) => list))].filter((uid) => uid in resultlists);
  const resentLists = Object.fromEntries(uids.map((uid) => [uid, resultlists[uid] ?? []]));
  const body = { chOID: challenge, trialsData: [], startlists: {}, resultlists: resentLists };
  const { write } = await planWrite(tx, { oid: challenge, kind }, body, problems, { shouldRebuild: true });
  await writeUpload(tx, write, stamp);
}
