import type { Scope } from '../../base/scope.ts';

/** A challenge as the memory of the server knows it. */
export interface KnownChallenge extends Scope {
  readonly oid: string;
  visible: boolean;
}

/** Revisions of all challenges in memory: a hot read compares numbers and asks no database. */
export interface Revisions {
  /** Grows with every committed change of anything public. */
  readonly site: Scope;
  of(chOID: string): KnownChallenge | undefined;
  oids(): Iterable<string>;
  /** After the commit of a change. */
  committed(chOID: string, revision: number, visible?: boolean): void;
  removed(chOID: string): void;
}

/** A challenge as the database has it. */
export interface RevisionRow {
  readonly oid: string;
  readonly revision: number;
  /** 1 or 0. */
  readonly visible: number;
}

export function createRevisions(rows: readonly RevisionRow[]): Revisions {
  const known = new Map<string, KnownChallenge>();
  const site = { revision: 0, firm: 0 };
  for (const { oid, revision, visible } of rows) known.set(oid, { oid, revision, visible: visible === 1 });
  return {
    site,
    of: (chOID) => known.get(chOID),
    oids: () => known.keys(),
    committed(chOID, revision, visible) {
      site.revision += 1;
      const challenge = known.get(chOID);
      const shown = visible ?? challenge?.visible ?? true;
      if (challenge?.visible !== shown) site.firm = site.revision;
      if (challenge === undefined) {
        known.set(chOID, { oid: chOID, revision, visible: shown });
        return;
      }
      challenge.revision = Math.max(challenge.revision, revision);
      challenge.visible = shown;
    },
    removed(chOID) {
      site.revision += 1;
      site.firm = site.revision;
      const challenge = known.get(chOID);
      if (challenge !== undefined) challenge.revision = Number.POSITIVE_INFINITY;
      known.delete(chOID);
    },
  };
}
