import { type EventRecord, type NameMask, parseGroupUid } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import { presentPublicRecord } from '../../presenters/event-record.ts';
import { countRounds, followParts, presentTrial } from '../../presenters/trial.ts';
import { type ChallengeRecord, findChallenge, readRevision } from '../../store/challenges/challenges.ts';
import { listEventRecords } from '../../store/challenges/event-records.ts';
import type { Revisions } from '../../store/challenges/revisions.ts';
import type { Db } from '../../store/db.ts';
import { readNameMask } from '../../store/lists/name-masks.ts';
import { listGroups, listTrials } from '../../store/lists/trials.ts';
import { readListsUnder16, readNamesUnder16 } from '../../store/lists/under-16.ts';
import type { GroupTable } from '../../store/schema.ts';
import type { PointsTables } from './points-tables.ts';

/** A challenge with its groups and trials at one revision: what every public answer about it starts from. */
export interface Programme {
  readonly challenge: ChallengeRecord;
  readonly groups: readonly GroupTable[];
  /** By date, then in the order they were uploaded. */
  readonly trials: readonly Trial[];
  readonly trialByOid: ReadonlyMap<string, Trial>;
  readonly groupByOid: ReadonlyMap<string, GroupTable>;
  listGroupTrials(gOID: string): readonly Trial[];
  /** Tables that the points of its marks come from. */
  readonly points: PointsTables;
  /** Parts of a combined event, in their order. */
  listParts(trial: Trial): readonly Trial[];
  /** Records that the organiser gives of an event and category, by the uid of its group. */
  findRecords(event: string): readonly EventRecord[];
  /** Records of an event number in whatever category, with which results are compared. */
  findComparedRecords(g0: number): readonly EventRecord[];
  /** Removes the names of hidden athletes from texts that are not rows of a list; the rows are stored without them. */
  readonly mask: NameMask;
  /**
   * Who is under 16 on the day of the competition, by the birth date or category of a row: their names as `foldText` writes
   * them, and the oids of the lists that name one of them.
   */
  readonly under16: { readonly names: ReadonlySet<string>; readonly lists: ReadonlySet<string> };
}

export interface ProgrammeCache {
  /** For everybody. @throws Refusal `not found` for a challenge that does not exist or is hidden */
  read(db: Db, chOID: string): Promise<Programme>;
  /** For the organisation itself: a hidden challenge too; always read from the database. */
  readUncached(db: Db, chOID: string): Promise<Programme>;
}

/** Programmes held in memory; the one built longest ago is dropped first. */
const MAX_PROGRAMMES = 64;

export const createMissingChallengeRefusal = (chOID: string) => refusal('not found', `there is no challenge ${chOID}`);

export function createProgrammeCache(revisions: Revisions, points: PointsTables): ProgrammeCache {
  const programmes = new Map<string, Programme>();

  return {
    async read(db, chOID) {
      const challengeRevision = revisions.find(chOID);
      if (challengeRevision?.visible !== true) throw createMissingChallengeRefusal(chOID);
      const programme = programmes.get(chOID);
      // The transaction's own revision: on PostgreSQL another instance may have changed it before this one was notified.
      if (programme !== undefined && programme.challenge.revision === (await readRevision(db, chOID))) return programme;
      const fresh = await readProgramme(db, chOID, points);
      programmes.delete(chOID);
      programmes.set(chOID, fresh);
      const [oldest] = programmes.keys();
      if (programmes.size > MAX_PROGRAMMES && oldest !== undefined) programmes.delete(oldest);
      return fresh;
    },
    readUncached: (db, chOID) => readProgramme(db, chOID, points),
  };
}

async function readProgramme(db: Db, chOID: string, points: PointsTables): Promise<Programme> {
  const challenge = await findChallenge(db, chOID);
  if (challenge === undefined) throw createMissingChallengeRefusal(chOID);
  const mask = await readNameMask(db, chOID);
  const groups = (await listGroups(db, chOID)).map((group) => ({ ...group, name: mask.text(group.name) }));
  const rows = followParts(await listTrials(db, chOID));
  const groupByOid = new Map(groups.map((group) => [group.oid, group]));
  const countGroupRounds = countRounds(rows);
  const trials = rows.flatMap((row) => {
    const group = groupByOid.get(row.trial_group);
    return group === undefined ? [] : [mask.value(presentTrial(row, group, countGroupRounds(row)))];
  });
  const trialsByGroup = Map.groupBy(trials, ({ gOID }) => gOID);
  const names = await readNamesUnder16(db, chOID, challenge.date);
  const lists = names.size === 0 ? new Set<string>() : await readListsUnder16(db, chOID, challenge.date);
  const records = (await listEventRecords(db, chOID)).map((row) => mask.value(presentPublicRecord(row)));
  const recordsByEvent = Map.groupBy(records, ({ event }) => event);
  const recordsByNumber = Map.groupBy(records, ({ event }) => parseGroupUid(event)?.g0);
  const partsByCombinedEvent = Map.groupBy(trials, ({ dets }) => dets.combined ?? '');
  return {
    challenge,
    points,
    under16: { names, lists },
    mask,
    groups,
    trials,
    trialByOid: new Map(trials.map((trial) => [trial.oid, trial])),
    groupByOid,
    listGroupTrials: (gOID) => trialsByGroup.get(gOID) ?? [],
    findRecords: (event) => recordsByEvent.get(event) ?? [],
    findComparedRecords: (g0) => recordsByNumber.get(g0) ?? [],
    listParts: (trial) => partsByCombinedEvent.get(trial.uid) ?? [],
  };
}
