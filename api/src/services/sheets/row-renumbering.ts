import { foldText } from 'shared-domain';
import type { Renumbering } from 'shared-domain/live-input';
import { parseBodies } from '../../base/parse-bodies.ts';
import type { Db } from '../../store/db.ts';
import { readSentResults } from '../../store/lists/lists.ts';
import { insertActs, readActs } from '../../store/lists/official-acts.ts';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { hasCodes } from '../../store/live/access-codes.ts';
import { findLiveTrial, readLastFactNumber, writeLiveTrial } from '../../store/live/facts.ts';
import { createAct, parseActBody } from './acts.ts';
import { keyRows, makeRowKeys } from './row-key.ts';

interface Row {
  readonly key: string;
  readonly sent: SentStart;
}

const foldFullName = (...parts: readonly (string | undefined)[]): string | undefined =>
  foldText(parts.join(' ')).trim() || undefined;

/** What tells that two rows are of the same athlete or team, the most reliable first. */
const IDENTITIES: readonly ((row: SentStart) => string | undefined)[] = [
  ({ auid }) => auid || undefined,
  ({ relay }) => relay?.oid || undefined,
  ({ last, first, clubName }) => (last ? foldFullName(last, first, clubName) : undefined),
  ({ last, first }) => (last ? foldFullName(last, first) : undefined),
];

/** New keys by old keys, of rows in both lists; namesakes are left out, as they cannot be told apart. */
function findRenamedKeys(before: readonly SentStart[], after: readonly SentStart[]): Map<string, string> {
  const newKeys = new Map<string, string>();
  let [rowsBefore, rowsAfter] = [keyRows(before), keyRows(after)];
  for (const identity of IDENTITIES) {
    const formatIdentity = ({ key, sent }: Row) => `${identity(sent)} ${key}`;
    const isNotIn = (others: readonly Row[]) => {
      const identities = new Set(others.filter(({ sent }) => identity(sent) !== undefined).map(formatIdentity));
      return (row: Row) => !identities.has(formatIdentity(row));
    };
    [rowsBefore, rowsAfter] = [rowsBefore.filter(isNotIn(rowsAfter)), rowsAfter.filter(isNotIn(rowsBefore))];
    const [byIdentityBefore, byIdentityAfter] = [rowsBefore, rowsAfter].map((rows) =>
      Map.groupBy(rows, ({ sent }) => identity(sent)),
    );
    const matchedRows = new Set<Row>();
    for (const [id, [row, ...more]] of byIdentityBefore ?? []) {
      const [match, ...others] = byIdentityAfter?.get(id) ?? [];
      if (id === undefined || row === undefined || match === undefined || more.length + others.length > 0) continue;
      newKeys.set(row.key, match.key);
      matchedRows.add(row).add(match);
    }
    [rowsBefore, rowsAfter] = [
      rowsBefore.filter((row) => !matchedRows.has(row)),
      rowsAfter.filter((row) => !matchedRows.has(row)),
    ];
  }
  return newKeys;
}

/** Changes the keys in the stored live state too, by which edits by hand are recognised. */
async function renameInLiveTrial(db: Db, trial: string, newKeys: ReadonlyMap<string, string>): Promise<void> {
  const liveTrial = await findLiveTrial(db, trial);
  if (liveTrial === undefined) return;
  const { rows, rules, live, athletes, presences, checked, ...rest } = JSON.parse(liveTrial.body) as {
    rows: object;
    rules: object;
    live?: { row?: string };
    athletes?: readonly string[];
    presences?: object;
    checked?: object;
  };
  const findNewKey = (key: string) => newKeys.get(key) ?? key;
  const renameKeys = (byKey: object) =>
    Object.fromEntries(Object.entries(byKey).map(([key, one]) => [findNewKey(key), one]));
  const newLive = live && { ...live, ...(live.row === undefined ? {} : { row: findNewKey(live.row) }) };
  const body = {
    ...rest,
    rows: renameKeys(rows),
    rules: renameKeys(rules),
    live: newLive,
    athletes: athletes?.map(findNewKey),
    presences: presences && renameKeys(presences),
    checked: checked && renameKeys(checked),
  };
  await writeLiveTrial(db, { ...liveTrial, body: JSON.stringify(body) });
}

/** The rows of a list before and after it is replaced, as JSON as they were sent. */
interface ReplacedList {
  readonly starts: readonly [before: readonly string[], after: readonly string[]];
  /** Results after; undefined where they are not replaced. */
  readonly results: readonly string[] | undefined;
}

/**
 * Leaves out keys that went to another athlete while results with them stay: such results now belong to the athlete who has the bib,
 * and so must the facts.
 */
async function dropExchangedKeys(
  db: Db,
  list: string,
  newKeys: ReadonlyMap<string, string>,
  { starts, results }: ReplacedList,
): Promise<ReadonlyMap<string, string>> {
  const keys = new Set(makeRowKeys(parseBodies<SentStart>(starts[1])));
  const exchangedKeys = [...newKeys.keys()].filter((key) => keys.has(key));
  if (exchangedKeys.length === 0) return newKeys;
  const before = await readSentResults(db, list);
  const keptBodies = new Set(results ?? before);
  const keptKeys = new Set(makeRowKeys(parseBodies<SentResult>(before.filter((row) => keptBodies.has(row)))));
  if (!exchangedKeys.some((key) => keptKeys.has(key))) return newKeys;
  return new Map([...newKeys].filter(([key]) => !keys.has(key)));
}

/**
 * The instant of a new renumbering, which is after all others of its trial: facts count them, and every server and release has them in the
 * order of their instants. A clock may have been set back since, or be another server's.
 */
async function findNextInstant(db: Db, trial: string, now: Date): Promise<Date> {
  const last = (await readRenumberings(db, trial)).at(-1);
  return last === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(last.at) + 1));
}

/**
 * Stores which keys of a trial's rows change, in the transaction that replaces its lists. Without access codes no device has the
 * list, and nothing is stored.
 */
export async function recordRenumbering(
  db: Db,
  { challenge, list, now }: { readonly challenge: string; readonly list: string; readonly now: Date },
  replacedList: ReplacedList,
): Promise<void> {
  const [before, after] = replacedList.starts;
  if (before.length === 0 || !(await hasCodes(db, challenge))) return;
  const bodies = new Set(before);
  if (after.length >= before.length && after.every((body) => bodies.has(body))) return;
  const newKeys = await dropExchangedKeys(
    db,
    list,
    findRenamedKeys(parseBodies(before), parseBodies(after)),
    replacedList,
  );
  if (newKeys.size === 0) return;
  const body = { after: await readLastFactNumber(db, challenge), names: Object.fromEntries(newKeys) };
  const at = await findNextInstant(db, list, now);
  await insertActs(db, [{ ...createAct('renumbered', { challenge, list }, body, '', at), organiser: null }]);
  await renameInLiveTrial(db, list, newKeys);
}

/** The renumberings of some trials by their oids, in the order in which they were written. */
export async function listRenumberings(
  db: Db,
  trials: readonly string[],
): Promise<ReadonlyMap<string, readonly Renumbering[]>> {
  const acts = (await readActs(db, trials)).flatMap(({ list, at, ...act }) => {
    const body = parseActBody({ list, at, ...act }, 'renumbered');
    return body === undefined ? [] : [{ list, at, ...body }];
  });
  const sortedActs = acts.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const lists = Map.groupBy(sortedActs, ({ list }) => list);
  return new Map([...lists].map(([list, actsOfList]) => [list, actsOfList.map(({ list: _, ...one }) => one)]));
}

export const readRenumberings = async (db: Db, trial: string): Promise<readonly Renumbering[]> =>
  (await listRenumberings(db, [trial])).get(trial) ?? [];
