import type { Db } from '../../store/db.ts';
import { updateDerivedColumns } from '../../store/lists/derived-columns.ts';
import { readSentStarts, replaceResults, replaceStarts } from '../../store/lists/lists.ts';
import { insertGroups, insertTrials, updateGroup, updateTrial } from '../../store/lists/trials.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { CompleteTrial } from '../planning/complete-trial.ts';
import type { ListWrite, TrialLists } from '../planning/plan-lists.ts';
import { buildGroupRow, type TrialPlan } from '../planning/plan-upload.ts';
import type { UploadWrite } from '../planning/plan-write.ts';
import { recordRenumbering } from '../sheets/row-renumbering.ts';
import { refuseTooLarge } from './challenge-limits.ts';

/** The challenge, revision and instant that all rows of one change get. */
export interface Stamp {
  readonly challenge: string;
  readonly revision: number;
  readonly updated: string;
}

/** The columns of a trial that follow from what was sent. */
export function buildTrialColumns(sent: CompleteTrial, { hash, group }: TrialPlan) {
  const { uid, g0, g1, category, round, heat } = sent;
  return {
    uid,
    g0,
    g1,
    category,
    round,
    heat,
    trial_group: group.oid,
    name: sent.name,
    status: sent.status,
    date: sent.date,
    date_at: new Date(sent.date).toISOString(),
    date_e: sent.dateE ?? null,
    dts: JSON.stringify(sent.dts),
    dets: JSON.stringify(sent.dets),
    combined: sent.dets.combined ?? null,
    hash,
  } satisfies Partial<TrialTable>;
}

const buildListColumns = ({ starts, results }: TrialLists): Partial<TrialTable> => ({
  ...(starts === undefined ? {} : { starts: starts.rows.length, start_hash: starts.hash }),
  ...(results === undefined ? {} : { results: results.rows.length, result_hash: results.hash }),
});

function buildTrialRow(plan: TrialPlan, lists: TrialLists, { challenge, revision, updated }: Stamp): TrialTable {
  if (plan.sent === undefined) throw new Error(`trial ${plan.uid} is neither known nor sent`);
  return {
    oid: plan.oid,
    challenge,
    position: plan.position,
    starts: 0,
    results: 0,
    start_hash: null,
    result_hash: null,
    revision,
    updated,
    region: null,
    shown_at: null,
    ...buildTrialColumns(plan.sent, plan),
    ...buildListColumns(lists),
  };
}

/** Writes a planned upload inside its transaction. @throws Refusal `too large` for a competition that would grow beyond its limits */
export async function writeUpload(db: Db, write: UploadWrite, stamp: Stamp): Promise<void> {
  const { challenge, revision, updated } = stamp;
  await refuseTooLarge(db, challenge, write);
  await insertGroups(
    db,
    write.groups.filter(({ stored }) => stored === undefined).map((group) => buildGroupRow(group, challenge)),
  );
  for (const { oid, name, stored } of write.groups) if (stored !== undefined) await updateGroup(db, oid, { name });
  const isNew = ({ plan }: { plan: TrialPlan }) => plan.stored === undefined;
  await insertTrials(
    db,
    write.trials.filter(isNew).map(({ plan, lists }) => buildTrialRow(plan, lists, stamp)),
  );
  for (const { plan, lists } of write.trials) {
    const sent = plan.sent === undefined ? {} : buildTrialColumns(plan.sent, plan);
    const fields = { ...sent, ...buildListColumns(lists), revision, updated };
    if (plan.stored !== undefined) await updateTrial(db, plan.oid, fields);
    if (plan.stored !== undefined && lists.starts !== undefined) {
      const listRef = { challenge, list: plan.oid, now: new Date(updated) };
      const after = lists.starts.rows.map(({ body }) => body);
      const results = lists.results?.rows.map(({ sent }) => sent);
      await recordRenumbering(db, listRef, { starts: [await readSentStarts(db, plan.oid), after], results });
    }
    await writeLists(db, { list: plan.oid, challenge }, lists, revision);
  }
  for (const { group, list } of write.commitments) {
    await updateGroup(db, group.oid, { entries: list.rows.length, start_hash: list.hash });
    await writeLists(db, { list: group.oid, challenge }, { starts: list, results: undefined }, revision);
  }
  await updateDerivedColumns(db, challenge, revision);
}

async function writeLists(
  db: Db,
  key: { list: string; challenge: string },
  lists: TrialLists,
  revision: number,
): Promise<void> {
  await writeList(lists.starts, (rows) => replaceStarts(db, key, rows));
  await writeList(lists.results, (rows) => replaceResults(db, key, rows, revision));
}

async function writeList<Row>(
  list: ListWrite<Row> | undefined,
  write: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  if (list !== undefined) await write(list.rows);
}
