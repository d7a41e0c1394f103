import {
  addToBests,
  compareListsInTime,
  type EventRef,
  findMarkWind,
  findResultBest,
  foldText,
  isCombined,
  isOutsideStadium,
  type KnownBests,
  readEvent,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { parseBodies } from '../../base/parse-bodies.ts';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { readPositionedResults, readSentStarts, updateBody } from '../../store/lists/lists.ts';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { findTrials, listTrials } from '../../store/lists/trials.ts';
import type { TrialTable } from '../../store/schema.ts';
import { type Entries, indexEntries } from '../planning/entries.ts';
import { parseDets } from '../sheets/sheet.ts';
import { describeTime } from './list-time.ts';

/** The same athlete or team in another list of the competition. */
const makeIdentity = ({ last, first, bib, relay }: ResultRow): string =>
  `${foldText(`${last} ${first}`)} ${relay?.oid ?? bib ?? ''}`;

async function readEntries(db: Db, { oid, trial_group }: TrialTable): Promise<Entries> {
  const read = async (list: string) => parseBodies<SentStart>(await readSentStarts(db, list));
  return indexEntries(await read(oid), await read(trial_group));
}

/** Writes the bests of a list's rows, as they are after what the athletes did before in the competition. @returns whether one changed */
async function writeBests(
  db: Db,
  trial: TrialTable,
  event: EventRef,
  before: Map<string, KnownBests>,
): Promise<boolean> {
  const entries = await readEntries(db, trial);
  const { wind } = parseDets(trial);
  let hasChanged = false;
  for (const placed of await readPositionedResults(db, trial.oid)) {
    const row = JSON.parse(placed.hidden ?? placed.body) as ResultRow;
    const entered = entries.find(JSON.parse(placed.sent) as SentResult)?.pe;
    if (entered === undefined) continue;
    const who = makeIdentity(row);
    const bests = before.get(who) ?? entered;
    const own = findMarkWind(row.wind, wind, event);
    const pe = findResultBest(row, event, bests, own);
    before.set(who, addToBests(bests, row, event, own));
    if (JSON.stringify(pe) === JSON.stringify(row.pe)) continue;
    const setBest = (body: string) => JSON.stringify({ ...JSON.parse(body), pe });
    const hidden = placed.hidden === null ? null : setBest(placed.hidden);
    await updateBody(db, trial.oid, { ...placed, body: setBest(placed.body), hidden });
    hasChanged = true;
  }
  return hasChanged;
}

/**
 * Computes again the bests of the events of which lists changed: what an athlete did in an earlier round or contest of the same event counts.
 * A road race is run once. @returns oids of the trials that changed
 */
export async function updateEarlierBests(
  db: Db,
  { oid: chOID, kind }: ChallengeRecord,
  changed: readonly string[],
  removed: readonly TrialTable[],
): Promise<string[]> {
  if (changed.length + removed.length === 0) return [];
  const formatEvent = ({ g0, g1 }: TrialTable) => `${g0}-${g1}`;
  const events = new Set([...(await findTrials(db, changed)), ...removed].map(formatEvent));
  const lists = Map.groupBy(
    (await listTrials(db, chOID)).filter(({ g0, results }) => results > 0 && !isCombined(g0)),
    formatEvent,
  );
  const gone = new Set(removed.map(formatEvent));
  const changedOids: string[] = [];
  for (const name of events) {
    const own = lists.get(name) ?? [];
    const [first] = own;
    if (
      first === undefined ||
      isOutsideStadium(readEvent({ g0: first.g0, g1: first.g1 }, kind)) ||
      (own.length < 2 && !gone.has(name))
    )
      continue;
    const bests = new Map<string, KnownBests>();
    for (const trial of own.toSorted((a, b) => compareListsInTime(describeTime(a), describeTime(b)))) {
      const event = readEvent({ ...trial, dets: parseDets(trial) }, kind);
      if (await writeBests(db, trial, event, bests)) changedOids.push(trial.oid);
    }
  }
  return changedOids;
}
