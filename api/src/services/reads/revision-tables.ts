import type { Db } from '../../store/db.ts';
import type { Programme } from '../context/programme.ts';

/** A table of one challenge with the revision it was computed at. */
export interface RevisionTable<T> {
  readonly table: T;
  readonly revision: number;
  /** Until then (ms, `performance.now()`) it is answered although the revision moves on. */
  readonly heldUntil: number;
}

interface Entry<T> {
  readonly revision: number;
  readonly rows: number;
  readonly made: Promise<RevisionTable<T>>;
  heldUntil: number;
  isMade: boolean;
}

/** A big table that took t ms to compute is held 20 t, so that uploads in a row cost at most a twentieth of the time. */
const MIN_HELD_ROWS = 5000;
const HELD_TIMES = 20;
const MAX_HELD = 10_000;

interface RevisionTables<T> {
  /** The table of a challenge, computed once per revision however many ask. `minRevision`: no table of a lower one is given. */
  get(db: Db, programme: Programme, minRevision: number | undefined): Promise<RevisionTable<T>>;
  /** Whether the table of a challenge is there, and not only under way, and good for an answer at this revision. */
  has(chOID: string, revision: number, minRevision: number | undefined): boolean;
}

const countRows = ({ trials }: Programme): number =>
  trials.reduce((sum, { starts, results }) => sum + starts + results, 0);

/** Keeps computed tables within a number of rows; those asked for longest ago leave first. */
export function createRevisionTables<T>(
  maxRows: number,
  build: (db: Db, programme: Programme) => Promise<T>,
): RevisionTables<T> {
  const entries = new Map<string, Entry<T>>();
  let total = 0;

  function drop(chOID: string): void {
    total -= entries.get(chOID)?.rows ?? 0;
    entries.delete(chOID);
  }

  function compute(db: Db, programme: Programme): Entry<T> {
    const { oid, revision } = programme.challenge;
    const begun = performance.now();
    const made = build(db, programme).then((table): RevisionTable<T> => {
      const now = performance.now();
      entry.isMade = true;
      if (entry.rows >= MIN_HELD_ROWS) entry.heldUntil = now + Math.min(MAX_HELD, HELD_TIMES * (now - begun));
      return { table, revision, heldUntil: entry.heldUntil };
    });
    const entry: Entry<T> = { revision, rows: 1 + countRows(programme), made, heldUntil: 0, isMade: false };
    made.catch(() => entries.get(oid) === entry && drop(oid));
    return entry;
  }

  function makeRoom(): void {
    for (const chOID of entries.keys()) {
      if (total <= maxRows || entries.size === 1) return;
      drop(chOID);
    }
  }

  function find(chOID: string, revision: number, minRevision = 0): Entry<T> | undefined {
    const known = entries.get(chOID);
    if (known === undefined || known.revision >= revision) return known;
    return known.revision >= minRevision && performance.now() < known.heldUntil ? known : undefined;
  }

  return {
    has: (chOID, revision, minRevision) => find(chOID, revision, minRevision)?.isMade === true,
    get(db, programme, minRevision) {
      const { oid, revision } = programme.challenge;
      const entry = find(oid, revision, minRevision) ?? compute(db, programme);
      drop(oid);
      entries.set(oid, entry);
      total += entry.rows;
      makeRoom();
      return entry.made;
    },
  };
}
