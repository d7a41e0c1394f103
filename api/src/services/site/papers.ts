import { hash } from 'node:crypto';
import type { EventRecord } from 'shared-domain';
import type { TrialEvidence } from 'shared-domain/contract';
import { formatCanonicalJson } from 'shared-domain/live-input';
import { presentEventRecord } from '../../presenters/event-record.ts';
import { listEventRecords } from '../../store/challenges/event-records.ts';
import type { Db } from '../../store/db.ts';
import { listTrials } from '../../store/lists/trials.ts';
import { listLabels } from '../../store/live/device-labels.ts';
import { normalizeTime, readAllDeviceEvidence, readAllStoredEvidence } from '../sheets/trial-evidence.ts';
import { listDifferences } from './digests.ts';

/** What a competition has for the files of records: the records that results are compared with, and evidence by the uid of its trial. */
export interface Papers {
  readonly records: readonly EventRecord[];
  readonly evidence: Readonly<Record<string, readonly TrialEvidence[]>>;
}

/** Hashes of papers, by which two servers see what differs. */
export interface PaperDigests {
  readonly records: string;
  readonly evidence: Readonly<Record<string, string>>;
}

/** Evidence of one trial that goes up; of more than these the newest. */
const MAX_EVIDENCE = 500;

async function readPapers(
  db: Db,
  chOID: string,
  fromDevices: ReadonlyMap<string, readonly TrialEvidence[]>,
): Promise<Papers> {
  const stored = await readAllStoredEvidence(db, chOID);
  const evidence: Record<string, readonly TrialEvidence[]> = {};
  for (const { oid, uid } of await listTrials(db, chOID)) {
    const said = [...(fromDevices.get(oid) ?? []), ...(stored.get(oid) ?? []).map((one) => one.evidence)];
    if (said.length > 0) evidence[uid] = said.slice(-MAX_EVIDENCE);
  }
  return { records: (await listEventRecords(db, chOID)).map(presentEventRecord), evidence };
}

/** The papers of a competition where it is held: also what devices said. */
export const readOwnPapers = async (db: Db, chOID: string): Promise<Papers> =>
  readPapers(db, chOID, await readAllDeviceEvidence(db, chOID, await listLabels(db, chOID)));

/** The papers that a public server has of a competition that a stadium holds. */
export const readCopiedPapers = (db: Db, chOID: string): Promise<Papers> => readPapers(db, chOID, new Map());

const hashValue = (value: unknown): string => hash('sha256', formatCanonicalJson(value as never), 'base64url');

export const computeRecordsDigest = (records: Papers['records']): string => hashValue(records);

export const computePaperDigests = ({ records, evidence }: Papers): PaperDigests => ({
  records: computeRecordsDigest(records),
  evidence: Object.fromEntries(
    Object.entries(evidence).map(([uid, said]) => [uid, hashValue(said.map(normalizeTime))]),
  ),
});

/** `records` among the uids of what differs. */
export const RECORDS_DIFFER = 'records';

/** What differs: the uids of trials whose evidence does, and `records`. */
export const listPaperDifferences = (a: PaperDigests, b: PaperDigests): string[] => [
  ...listDifferences(a.evidence, b.evidence),
  ...(a.records === b.records ? [] : [RECORDS_DIFFER]),
];
