import { findUnder16End, foldText, isSeriesOver, readEvent } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { parseBodies } from '../../base/parse-bodies.ts';
import { findDisplayName } from '../../presenters/athlete.ts';
import type { Db } from '../../store/db.ts';
import { type NewResultRow, type NewStartRow, readSentResults, readSentStarts } from '../../store/lists/lists.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import type { SentResult, SentStart, SentUpload } from '../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../store/map-in-turns.ts';
import { collectRowActs, type RowActs } from '../sheets/acts.ts';
import { makeRowKeys } from '../sheets/row-key.ts';
import { checkDuplicates, checkGuests, checkResult } from './check-result.ts';
import type { CompleteTrial } from './complete-trial.ts';
import { type Entries, indexEntries } from './entries.ts';
import { hashList, hashSentList } from './list-hash.ts';
import type { TrialPlan } from './plan-upload.ts';
import type { Problems } from './problems.ts';
import { buildShownResults, type ShownResult } from './shown-results.ts';

/** A list ready to be written, with the hash of what was sent. */
export interface ListWrite<Row> {
  readonly hash: string;
  readonly rows: readonly Row[];
}

/** What changes in the lists of one trial. */
export interface TrialLists {
  readonly starts: ListWrite<NewStartRow> | undefined;
  readonly results: ListWrite<NewResultRow> | undefined;
}

/** A start list to be written; undefined where none was sent or where it is the stored one. */
export async function planStarts(
  sent: readonly SentStart[] | undefined,
  storedHash: string | null,
): Promise<ListWrite<NewStartRow> | undefined> {
  if (sent === undefined) return undefined;
  const bodies = await mapInTurns(sent, (row) => JSON.stringify(row));
  const hash = hashList(bodies);
  if (hash === storedHash) return undefined;
  return { hash, rows: sent.map((row, index) => buildStartRow(row, bodies[index] as string)) };
}

/** A name and a club in the form in which they are searched, without accents or case (Q29). */
const foldSearchText = (last: string, first = '', club = '') => ({
  name: foldText(`${last} ${first}`),
  club: foldText(club),
});

function buildStartRow(sent: SentStart, body: string): NewStartRow {
  return {
    bib: sent.bib ?? null,
    ...foldSearchText(findDisplayName(sent), sent.first, sent.clubName),
    body,
    under_16_until: findUnder16End({ birthDate: sent.dob, category: sent.category }) ?? null,
  };
}

async function readEntries(db: Db, plan: TrialPlan, body: SentUpload): Promise<Entries> {
  const { stored, group } = plan;
  const starts =
    body.startlists[plan.uid] ??
    (stored !== undefined && stored.starts > 0 ? parseBodies<SentStart>(await readSentStarts(db, plan.oid)) : []);
  const commitments =
    body.startlists[group.uid] ??
    (group.stored !== undefined && group.stored.entries > 0
      ? parseBodies<SentStart>(await readSentStarts(db, group.oid))
      : []);
  return indexEntries(starts, commitments);
}

/** Acts of officials about the rows, in the order of the rows. */
async function readRowActs(db: Db, trial: string, rows: readonly SentResult[]): Promise<(RowActs | undefined)[]> {
  const acts = collectRowActs(await readActs(db, [trial]));
  return acts.size === 0 ? [] : makeRowKeys(rows).map((key) => acts.get(key));
}

function buildResultRow({ sent, row }: ShownResult): NewResultRow {
  const { rank, bib, category, last, first, club }: ResultRow = row;
  return {
    place: rank ?? null,
    bib: bib ?? null,
    category: category ?? null,
    ...foldSearchText(last, first, club),
    sent: JSON.stringify(sent),
    body: JSON.stringify(row),
    under_16_until: findUnder16End({ birthDate: sent.dob, category: sent.category }) ?? null,
  };
}

/**
 * What an upload changes in a trial's lists. Results are built again when they, their entries or the trial's details changed, and
 * always with `shouldRebuild`.
 */
export async function planLists(
  db: Db,
  plan: TrialPlan,
  body: SentUpload,
  kind: string,
  shouldRebuild: boolean,
  problems: Problems,
): Promise<TrialLists> {
  const { stored, uid } = plan;
  const starts = await planStarts(body.startlists[uid], stored?.start_hash ?? null);
  const sent = body.resultlists[uid];
  const hash = sent === undefined ? (stored?.result_hash ?? null) : await hashSentList(sent);
  const rowContext = readRowContext(plan, kind);
  const hasNewResults = sent !== undefined && hash !== stored?.result_hash;
  const hasNewDetails =
    stored !== undefined &&
    (stored.dets !== JSON.stringify(rowContext.dets) ||
      isSeriesOver(rowContext.event, stored.status) !== isSeriesOver(rowContext.event, rowContext.status));
  const hasResults = stored !== undefined && stored.results > 0;
  if (hash === null || !(hasNewResults || (hasResults && (starts !== undefined || shouldRebuild || hasNewDetails)))) {
    return { starts, results: undefined };
  }
  const rows = sent ?? parseBodies<SentResult>(await readSentResults(db, plan.oid));
  const entries = await readEntries(db, plan, body);
  const sourcePath = findSourcePath(plan, body);
  await mapInTurns(rows, (row, index) => {
    checkResult(
      row,
      entries.find(row),
      rowContext.event,
      sent === undefined ? sourcePath : [...sourcePath, index],
      problems,
    );
  });
  if (sent !== undefined) {
    checkGuests(rows, sourcePath, problems);
    checkDuplicates(rows, sourcePath, problems);
  }
  const shownResults = await buildShownResults(
    rows,
    entries,
    rowContext,
    stored === undefined ? [] : await readRowActs(db, plan.oid, rows),
  );
  return { starts, results: { hash, rows: await mapInTurns(shownResults, buildResultRow) } };
}

/** Path of the part of an upload that changes a trial's results: the results, the start list with their entries, or the trial. */
function findSourcePath({ uid, group }: TrialPlan, { resultlists, startlists, trialsData }: SentUpload): PropertyKey[] {
  if (uid in resultlists) return ['resultlists', uid];
  const entries = [uid, group.uid].find((key) => key in startlists);
  return entries === undefined
    ? ['trialsData', trialsData.findIndex((trial) => trial.uid === uid)]
    : ['startlists', entries];
}

function readRowContext({ stored, sent }: TrialPlan, kind: string) {
  const trial = sent ?? (stored && { ...stored, dets: JSON.parse(stored.dets) as NonNullable<typeof sent>['dets'] });
  const { g0, g1, category, dets, round, status } = trial as CompleteTrial;
  return { event: readEvent({ g0, g1, dets }, kind), category, dets, round, status };
}
