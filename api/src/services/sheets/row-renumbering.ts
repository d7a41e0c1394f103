import { foldText } from 'shared-domain';
import { parseBodies } from '../../base/parse-bodies.ts';
import type { Db } from '../../store/db.ts';
import { readSentResults } from '../../store/lists/lists.ts';
import { insertActs, readActs } from '../../store/lists/official-acts.ts';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { hasCodes } from '../../store/live/access-codes.ts';
import { findLiveTrial, lastFact, writeLiveTrial } from '../../store/live/facts.ts';
import { newAct, parseActBody } from './acts.ts';
import { keyRows, rowKeys } from './row-key.ts';

/** Keys of a start list that changed at an instant; facts signed before it have the old keys. */
export interface Renumbering {
  readonly at: string;
  /** Number of the newest fact that had arrived. */
  readonly after: number;
  /** Old keys and new ones. */
  readonly names: Readonly<Record<string, string>>;
}

interface Row {
  readonly key: string;
  readonly sent: SentStart;
}

const foldFullName = (...parts: readonly (string | undefined)[]): string | undefined =>
  foldText(parts.join(' ')).trim() || undefined;

/** By what two rows are of the same athlete or team, the surest first. */
const IDENTITIES: readonly ((row: SentStart) => string | undefined)[] = [
  ({ auid }) => auid || undefined,
  ({ relay }) => relay?.oid || undefined,
  ({ last, first, clubName }) => (last ? foldFullName(last, first, clubName) : undefined),
  ({ last, first }) => (last ? foldFullName(last, first) : undefined),
];

/** Keys that changed of rows in both lists; namesakes are left out, as they cannot be told apart. */
function findRenamedKeys(before: readonly SentStart[], after: readonly SentStart[]): Map<string, string> {
  const names = new Map<string, string>();
  let [was, is] = [keyRows(before), keyRows(after)];
  for (const identity of IDENTITIES) {
    const own = ({ key, sent }: Row) => `${identity(sent)} ${key}`;
    const isElsewhere = (others: readonly Row[]) => {
      const identities = new Set(others.filter(({ sent }) => identity(sent) !== undefined).map(own));
      return (row: Row) => !identities.has(own(row));
    };
    [was, is] = [was.filter(isElsewhere(is)), is.filter(isElsewhere(was))];
    const [remaining, right] = [was, is].map((rows) => Map.groupBy(rows, ({ sent }) => identity(sent)));
    const found = new Set<Row>();
    for (const [id, [row, ...more]] of remaining ?? []) {
      const [now, ...others] = right?.get(id) ?? [];
      if (id === undefined || row === undefined || now === undefined || more.length + others.length > 0) continue;
      names.set(row.key, now.key);
      found.add(row).add(now);
    }
    [was, is] = [was.filter((row) => !found.has(row)), is.filter((row) => !found.has(row))];
  }
  return names;
}

/** The stored live state takes the new keys too, as edits by hand are recognised by it. */
async function renameInLiveTrial(db: Db, trial: string, names: ReadonlyMap<string, string>): Promise<void> {
  const liveTrial = await findLiveTrial(db, trial);
  if (liveTrial === undefined) return;
  const { rows, rules, live, ...rest } = JSON.parse(liveTrial.body) as {
    rows: object;
    rules: object;
    live?: { row?: string };
  };
  const nameOf = (key: string) => names.get(key) ?? key;
  const renameKeys = (byKey: object) =>
    Object.fromEntries(Object.entries(byKey).map(([key, one]) => [nameOf(key), one]));
  const now = live && { ...live, ...(live.row === undefined ? {} : { row: nameOf(live.row) }) };
  await writeLiveTrial(db, {
    ...liveTrial,
    body: JSON.stringify({ ...rest, rows: renameKeys(rows), rules: renameKeys(rules), live: now }),
  });
}

/** A list before and after it is replaced, rows as they were sent. */
interface Replaced {
  readonly starts: readonly [before: readonly string[], after: readonly string[]];
  /** Results after; undefined, they stay. */
  readonly results: readonly string[] | undefined;
}

/**
 * Where bibs are exchanged, facts follow the results: results that are not sent again belong to the athlete who has the bib now, and
 * so do the facts.
 */
async function dropExchangedBibs(
  db: Db,
  list: string,
  names: ReadonlyMap<string, string>,
  { starts, results }: Replaced,
): Promise<ReadonlyMap<string, string>> {
  const keys = new Set(rowKeys(parseBodies<SentStart>(starts[1])));
  const again = [...names.keys()].filter((key) => keys.has(key));
  if (again.length === 0) return names;
  const before = await readSentResults(db, list);
  const remaining = new Set(results ?? before);
  const staying = new Set(rowKeys(parseBodies<SentResult>(before.filter((row) => remaining.has(row)))));
  if (!again.some((key) => staying.has(key))) return names;
  return new Map([...names].filter(([key]) => !keys.has(key)));
}

/**
 * Stores which keys of a trial's rows change, in the transaction that replaces its lists. Without any code no device has the list,
 * and nothing is stored.
 */
export async function recordRenumbering(
  db: Db,
  { challenge, list, now }: { readonly challenge: string; readonly list: string; readonly now: Date },
  replaced: Replaced,
): Promise<void> {
  const [before, after] = replaced.starts;
  if (before.length === 0 || !(await hasCodes(db, challenge))) return;
  const bodies = new Set(before);
  if (after.length >= before.length && after.every((body) => bodies.has(body))) return;
  const names = await dropExchangedBibs(db, list, findRenamedKeys(parseBodies(before), parseBodies(after)), replaced);
  if (names.size === 0) return;
  const body = { after: await lastFact(db, challenge), names: Object.fromEntries(names) };
  await insertActs(db, [{ ...newAct('renumbered', { challenge, list }, body, '', now), organiser: null }]);
  await renameInLiveTrial(db, list, names);
}

/** How the rows of some trials were renumbered, in order. */
export async function listRenumberings(
  db: Db,
  trials: readonly string[],
): Promise<ReadonlyMap<string, readonly Renumbering[]>> {
  const acts = (await readActs(db, trials)).flatMap(({ list, at, ...act }) => {
    const body = parseActBody({ list, at, ...act }, 'renumbered');
    return body === undefined ? [] : [{ list, at, ...body }];
  });
  const inOrder = acts.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const lists = Map.groupBy(inOrder, ({ list }) => list);
  return new Map([...lists].map(([list, own]) => [list, own.map(({ list: _, ...one }) => one)]));
}

export const readRenumberings = async (db: Db, trial: string): Promise<readonly Renumbering[]> =>
  (await listRenumberings(db, [trial])).get(trial) ?? [];
