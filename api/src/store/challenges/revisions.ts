import type { Scope } from '../../base/scope.ts';

/** A challenge's revision and visibility, in memory. */
export interface ChallengeScope extends Scope {
  readonly oid: string;
  visible: boolean;
}

/** Revisions of all challenges in memory: most reads only compare two revisions and need no query. */
export interface Revisions {
  /** Grows with every committed change of anything public. */
  readonly site: Scope;
  find(chOID: string): ChallengeScope | undefined;
  listOids(): Iterable<string>;
  /** Called after the commit of a change. */
  recordChange(chOID: string, revision: number, visible?: boolean): void;
  recordRemoval(chOID: string): void;
}

/** A challenge's revision and visibility, as the database has them. */
export interface RevisionRow {
  readonly oid: string;
  readonly revision: number;
  /** 1 or 0. */
  readonly visible: number;
}

export function createRevisions(rows: readonly RevisionRow[]): Revisions {
  const challenges = new Map<string, ChallengeScope>();
  const site = { revision: 0, minRevision: 0 };
  for (const { oid, revision, visible } of rows) challenges.set(oid, { oid, revision, visible: visible === 1 });
  return {
    site,
    find: (chOID) => challenges.get(chOID),
    listOids: () => challenges.keys(),
    recordChange(chOID, revision, visible) {
      site.revision += 1;
      const challenge = challenges.get(chOID);
      const isVisible = visible ?? challenge?.visible ?? true;
      // A competition must appear or disappear at once: answers of the site that are otherwise held for a while are dropped.
      if (challenge?.visible !== isVisible) site.minRevision = site.revision;
      if (challenge === undefined) {
        challenges.set(chOID, { oid: chOID, revision, visible: isVisible });
        return;
      }
      challenge.revision = Math.max(challenge.revision, revision);
      challenge.visible = isVisible;
    },
    recordRemoval(chOID) {
      site.revision += 1;
      site.minRevision = site.revision;
      const challenge = challenges.get(chOID);
      // Prepared answers still refer to this object, which must make them stale.
      if (challenge !== undefined) challenge.revision = Number.POSITIVE_INFINITY;
      challenges.delete(chOID);
    },
  };
}
