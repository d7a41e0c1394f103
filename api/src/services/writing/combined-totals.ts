import {
  type CombinedMark,
  findCategory,
  hasOwnPartScale,
  orderCombinedParts,
  type Performance,
  rankCombined,
  TRIAL_STATUS,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { readStoredResults } from '../../store/lists/lists.ts';
import type { SentResult } from '../../store/lists/sent-rows.ts';
import { listWholes } from '../../store/lists/trials.ts';
import type { TrialTable } from '../../store/schema.ts';
import { indexEntries } from '../planning/entries.ts';
import { planWrite } from '../planning/plan-write.ts';
import { createProblems } from '../planning/problems.ts';
import { keyResults, readSheet, readSheetStarts, readTrialEvent } from '../sheets/sheet.ts';
import { type Stamp, writeUpload } from './write-upload.ts';

/** The computed total of each athlete of a combined event by row key, with a row of a part that has the athlete's name. */
type Totals = ReadonlyMap<string, { readonly prf: Performance; readonly sent: SentResult }>;

interface Challenge {
  readonly oid: string;
  readonly kind: string;
}

async function readPartMarks(db: Db, heats: readonly TrialTable[]) {
  const marks = new Map<string, { mark: CombinedMark; sent: SentResult }>();
  for (const { oid } of heats) {
    const stored = await readStoredResults(db, oid);
    const entries = indexEntries((await readSheetStarts(db, oid)).map((start) => start.sent));
    for (const [at, { key, sent }] of keyResults(stored).entries()) {
      const { prf, attempts, pts } = JSON.parse(stored[at]?.body ?? '{}') as ResultRow;
      // A result of a part may have the bib alone; the combined event has no start list to look the athlete up in.
      const namedRow = sent.last === undefined ? { ...entries.find(sent), ...sent } : sent;
      marks.set(key, { mark: { prf, attempts, points: pts?.cmb }, sent: namedRow });
    }
  }
  return marks;
}

/**
 * Totals of a combined event from its parts. Where points depend on each athlete's category, there are no totals before any mark has
 * points.
 */
async function computeTotals(
  db: Db,
  challenge: Challenge,
  combinedEvent: TrialTable,
  trials: readonly TrialTable[],
): Promise<Totals> {
  const sex = findCategory(combinedEvent.category)?.sex ?? 0;
  const hasRowCategories = hasOwnPartScale(combinedEvent.category);
  if (sex === 0) return new Map();
  const parts = orderCombinedParts(
    combinedEvent,
    trials.filter(({ combined }) => combined === combinedEvent.uid),
  );
  const disciplines = [...Map.groupBy(parts, ({ g0, g1 }) => `${g0}-${g1}`).values()];
  const marks: Awaited<ReturnType<typeof readPartMarks>>[] = [];
  for (const heats of disciplines) marks.push(await readPartMarks(db, heats));
  const keys = [...new Set(marks.flatMap((part) => [...part.keys()]))];
  const events = disciplines.map(([heat]) => readTrialEvent(heat as TrialTable, challenge.kind));
  const areOfficial = disciplines.map((heats) => heats.every(({ status }) => status === TRIAL_STATUS.official));
  if (hasRowCategories && marks.every((part) => [...part.values()].every(({ mark }) => mark.points === undefined)))
    return new Map();
  const standings = rankCombined(
    { events, sex: sex === 1 ? 1 : 2, isEventOfficial: areOfficial },
    keys.map((key) => ({ marks: marks.map((part) => part.get(key)?.mark) })),
    hasRowCategories ? { points: () => undefined } : {},
  );
  return new Map(
    keys.flatMap((key, at) => {
      const sent = marks.map((part) => part.get(key)?.sent).find((one) => one !== undefined);
      const prf = standings[at]?.total;
      return sent === undefined || prf === undefined ? [] : [[key, { prf, sent }] as const];
    }),
  );
}

/** Totals of some combined events, by the uid of the combined event's trial; empty where that trial does not exist. */
export async function readTotals(
  db: Db,
  challenge: Challenge,
  uids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Totals>> {
  const totals = new Map<string, Totals>([...uids].map((uid) => [uid, new Map()]));
  if (uids.size === 0) return totals;
  const trials = await listWholes(db, challenge.oid, [...uids]);
  for (const combinedEvent of trials) {
    if (uids.has(combinedEvent.uid))
      totals.set(combinedEvent.uid, await computeTotals(db, challenge, combinedEvent, trials));
  }
  return totals;
}

/** uids of the combined events that some trials are parts of. */
export const findCombinedEvents = (parts: readonly Pick<TrialTable, 'combined'>[]): ReadonlySet<string> =>
  new Set(parts.flatMap(({ combined }) => combined ?? []));

const isSameMark = (a: Performance | undefined, b: Performance | undefined): boolean =>
  a?.v === b?.v && a?.st === b?.st;

/** The row with its new total, or no row where no part is left; a total that the server did not compute is not changed. */
function updateTotal(sent: SentResult, before: Performance | undefined, after: Performance | undefined): SentResult[] {
  if (before === undefined || !isSameMark(sent.prf, before)) return [sent];
  if (after === undefined) return [];
  return [isSameMark(before, after) ? sent : { ...sent, prf: after as SentResult['prf'] }];
}

/**
 * The result lists of combined events that change with their parts, by uid: totals that were the sum of the parts are computed again,
 * and athletes with a first mark are added.
 */
async function updateTotals(
  db: Db,
  challenge: Challenge,
  before: ReadonlyMap<string, Totals>,
): Promise<Record<string, SentResult[]>> {
  const lists: Record<string, SentResult[]> = {};
  if (before.size === 0) return lists;
  const trials = await listWholes(db, challenge.oid, [...before.keys()]);
  for (const [uid, after] of await readTotals(db, challenge, new Set(before.keys()))) {
    const combinedEvent = trials.find((trial) => trial.uid === uid);
    if (combinedEvent === undefined) continue;
    const { results } = await readSheet(db, combinedEvent);
    const totalsBefore = before.get(uid);
    const rows = results.flatMap(({ key, sent }) =>
      updateTotal(sent, totalsBefore?.get(key)?.prf, after.get(key)?.prf),
    );
    const listedKeys = new Set(results.map(({ key }) => key));
    const newTotals = [...after].filter(([key]) => !listedKeys.has(key) && totalsBefore?.has(key) !== true);
    const addedRows = newTotals.map(([, { prf, sent }]) => buildNewRow(sent, prf));
    const isUnchanged = rows.length === results.length && rows.every((row, at) => row === results[at]?.sent);
    if (addedRows.length > 0 || !isUnchanged) lists[uid] = [...rows, ...addedRows];
  }
  return lists;
}

/** A new row of a combined event, with the same key as the row of the part. */
function buildNewRow(sent: SentResult, prf: Performance): SentResult {
  const { bib, auid, coid, last, first, category, country, clubName, relay } = sent;
  const fields = { bib, auid, coid, last, first, category, country, clubName, relay };
  const identity = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { ...identity, prf: prf as SentResult['prf'] };
}

/** Writes totals of combined events whose parts have changed, at the same revision. @returns oids of the trials that changed */
export async function writeTotals(
  db: Db,
  challenge: ChallengeRecord,
  before: ReadonlyMap<string, Totals>,
  stamp: Stamp,
): Promise<string[]> {
  const resultlists = await updateTotals(db, challenge, before);
  if (Object.keys(resultlists).length === 0) return [];
  const body = { chOID: challenge.oid, trialsData: [], startlists: {}, resultlists };
  const { write } = await planWrite(db, challenge, body, createProblems(), { uids: Object.keys(resultlists) });
  await writeUpload(db, write, stamp);
  return write.trials.map(({ plan }) => plan.oid);
}
