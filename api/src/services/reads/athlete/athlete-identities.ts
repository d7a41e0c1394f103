import { foldText } from 'shared-domain';
import type { ResultRow, StartRow } from 'shared-domain/contract';
import { computeAthleteId } from '../../../presenters/athlete-ids.ts';
import type { Db } from '../../../store/db.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { Programme } from '../../context/programme.ts';
import { readRows, readStartRows } from '../../sheets/result-lists.ts';

/** What the rows of one athlete have in common. */
export interface AthleteIdentity {
  /** Folded last and first name. */
  readonly name: string;
  /** The id that was sent with a row, if any. */
  readonly sentId: string | undefined;
  /** The id computed from name and club. */
  readonly computedId: string | undefined;
  readonly bib: string | undefined;
}

type PersonRow = StartRow | ResultRow;

/** The id that is computed for a row, whether one was sent with it or not. */
const computeOwnId = (row: PersonRow): string | undefined => computeAthleteId({ ...row, auid: undefined });

/** Whether a row is about an athlete: by the sent ids where both have one, else by name and club, namesakes of a club by their bibs. */
export function isRowOfAthlete(row: PersonRow, { name, sentId, computedId, bib }: AthleteIdentity): boolean {
  if (row.relay !== undefined || foldText(`${row.last} ${row.first}`) !== name) return false;
  if (row.auid !== undefined && sentId !== undefined) return row.auid === sentId;
  const hasSameBib = row.bib === undefined || bib === undefined || row.bib === bib;
  return hasSameBib && computeOwnId(row) === computedId;
}

type Identities = Map<string, AthleteIdentity>;

function addIdentity(identities: Identities, row: PersonRow): void {
  const computedId = computeOwnId(row);
  if (computedId === undefined) return;
  const identity = { name: foldText(`${row.last} ${row.first}`), sentId: row.auid, computedId, bib: row.bib };
  if (row.auid !== undefined && !identities.has(row.auid)) identities.set(row.auid, identity);
  const known = identities.get(computedId);
  // A row with a sent id tells more than one without.
  if (known === undefined || (known.sentId === undefined && row.auid !== undefined && known.bib === row.bib))
    identities.set(computedId, identity);
}

async function readIdentities(db: Db, programme: Programme): Promise<Identities> {
  const identities: Identities = new Map();
  const addAll = (rows: readonly PersonRow[]) => mapInTurns(rows, (row) => addIdentity(identities, row));
  for (const trial of programme.trials) {
    await addAll(await readRows(db, programme, trial));
    if (trial.starts > 0) await addAll(await readStartRows(db, trial.oid));
  }
  for (const { oid } of programme.groups) await addAll(await readStartRows(db, oid));
  return identities;
}

/** Challenges whose athletes stay in memory. */
const MAX_CHALLENGES = 16;

/** From this many rows on, an unknown id has the rows of a later revision read only after 20 times the time that the last reading took. */
const MIN_ROWS_TO_WAIT = 5000;
const WAIT_FACTOR = 20;
const MAX_WAIT_MS = 10_000;

interface CachedIdentities {
  readonly revision: number;
  readonly pending: Promise<Identities>;
  /** Until then (ms, `performance.now()`) an unknown id is nobody's, even at a later revision. */
  heldUntil: number;
}

const cache = new Map<string, CachedIdentities>();

function getIdentities(db: Db, programme: Programme): CachedIdentities {
  const { oid, revision } = programme.challenge;
  const startedAt = performance.now();
  const rowCount = programme.trials.reduce((sum, { starts, results }) => sum + starts + results, 0);
  const pending = readIdentities(db, programme).then((identities) => {
    const now = performance.now();
    if (rowCount >= MIN_ROWS_TO_WAIT) cached.heldUntil = now + Math.min(MAX_WAIT_MS, WAIT_FACTOR * (now - startedAt));
    return identities;
  });
  const cached: CachedIdentities = { revision, pending, heldUntil: 0 };
  cache.delete(oid);
  cache.set(oid, cached);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CHALLENGES && oldest !== undefined) cache.delete(oldest);
  pending.catch(() => cache.get(oid) === cached && cache.delete(oid));
  return cached;
}

/**
 * The athlete of a challenge with this id, sent or computed; undefined where nobody has it. Who an id means is read from all rows, once,
 * and again only for an unknown id after a change, of many rows not at once: rows themselves are always read anew.
 */
export async function findIdentity(db: Db, programme: Programme, key: string): Promise<AthleteIdentity | undefined> {
  const { oid, revision } = programme.challenge;
  const cached = cache.get(oid) ?? getIdentities(db, programme);
  const identity = (await cached.pending).get(key);
  if (identity !== undefined || cached.revision >= revision || performance.now() < cached.heldUntil) return identity;
  return (await getIdentities(db, programme).pending).get(key);
}
