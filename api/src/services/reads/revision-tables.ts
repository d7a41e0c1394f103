import type { Db } from '../../store/db.ts';
import type { Programme } from '../context/programme.ts';

/** A table of one challenge with the revision it was computed at. */
export interface RevisionTable<T> {
  readonly table: T;
  readonly revision: number;
  /** Until then (ms, `performance.now()`) it is used even if the revision has moved on. */
  readonly heldUntil: number;
}

interface Entry<T> {
  readonly revision: number;
  readonly rows: number;
  readonly pending: Promise<RevisionTable<T>>;
  heldUntil: number;
  isReady: boolean;
}

/** A table of many rows is used 20 times as long as it took to compute, so that computing takes at most a twentieth of the time. */
const MIN_HELD_ROWS = 5000;
const HELD_FACTOR = 20;
const MAX_HELD_MS = 10_000;

interface RevisionTables<T> {
  /** The table of a challenge, computed once per revision; never one of a revision below `minRevision`. */
  get(db: Db, programme: Programme, minRevision: number | undefined): Promise<RevisionTable<T>>;
  /** Whether the table of a challenge is computed and can be used at this revision. */
  has(chOID: string, revision: number, minRevision: number | undefined): boolean;
}

const countRows = ({ trials }: Programme): number =>
  trials.reduce((sum, { starts, results }) => sum + starts + results, 0);

/** Caches computed tables of at most `maxRows` rows in all; those used longest ago are dropped first. */
export function createRevisionTables<T>(
  maxRows: number,
  build: (db: Db, programme: Programme) => Promise<T>,
): RevisionTables<T> {
  const entries = new Map<string, Entry<T>>();
  let totalRows = 0;

  function drop(chOID: string): void {
    totalRows -= entries.get(chOID)?.rows ?? 0;
    entries.delete(chOID);
  }

  function compute(db: Db, programme: Programme): Entry<T> {
    const { oid, revision } = programme.challenge;
    const startedAt = performance.now();
    const pending = build(db, programme).then((table): RevisionTable<T> => {
      const now = performance.now();
      entry.isReady = true;
      if (entry.rows >= MIN_HELD_ROWS) entry.heldUntil = now + Math.min(MAX_HELD_MS, HELD_FACTOR * (now - startedAt));
      return { table, revision, heldUntil: entry.heldUntil };
    });
    const entry: Entry<T> = { revision, rows: 1 + countRows(programme), pending, heldUntil: 0, isReady: false };
    pending.catch(() => entries.get(oid) === entry && drop(oid));
    return entry;
  }

  function dropOldest(): void {
    for (const chOID of entries.keys()) {
      if (totalRows <= maxRows || entries.size === 1) return;
      drop(chOID);
    }
  }

  function find(chOID: string, revision: number, minRevision = 0): Entry<T> | undefined {
    const entry = entries.get(chOID);
    if (entry === undefined || entry.revision >= revision) return entry;
    return entry.revision >= minRevision && performance.now() < entry.heldUntil ? entry : undefined;
  }

  return {
    has: (chOID, revision, minRevision) => find(chOID, revision, minRevision)?.isReady === true,
    get(db, programme, minRevision) {
      const { oid, revision } = programme.challenge;
      const entry = find(oid, revision, minRevision) ?? compute(db, programme);
      drop(oid);
      entries.set(oid, entry);
      totalRows += entry.rows;
      dropOldest();
      return entry.pending;
    },
  };
}
