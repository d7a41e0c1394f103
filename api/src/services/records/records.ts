import { formatValue, makeRecordKey, parseGroupUid } from 'shared-domain';
import type { SecretariatRecords } from 'shared-domain/contract';
import type { recordsBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusalAt, stale } from '../../base/refusal.ts';
import { presentOwnRecord } from '../../presenters/event-record.ts';
import { listEventRecords, replaceEventRecords } from '../../store/challenges/event-records.ts';
import type { Db } from '../../store/db.ts';
import { listTrials } from '../../store/lists/trials.ts';
import { newOid } from '../../store/oid.ts';
import type { EventRecordTable } from '../../store/schema.ts';
import type { Context } from '../context/context.ts';
import { changeChallenge } from '../writing/change-challenge.ts';
import { NOTHING_REMOVED } from '../writing/undo-log.ts';
import { areEqualRecords, describeRecordChange, listDifferentRecords } from './record-change.ts';

type Body = z.output<typeof recordsBody>;
type SentRecord = Body['records'][number];
type Row = Omit<EventRecordTable, 'revision'>;

/** The revision of a challenge's records, which are always written all at once; 0 without any. */
const findRevision = (rows: readonly EventRecordTable[]): number => rows[0]?.revision ?? 0;

/** The records for those who edit them. */
export async function readSecretariatRecords(db: Db, chOID: string): Promise<SecretariatRecords> {
  const rows = await listEventRecords(db, chOID);
  return { records: rows.map(presentOwnRecord), revision: findRevision(rows) };
}

/** The first record whose mark differs from that of another of its kind and event: only equal marks share a record. */
export function findOtherMark(
  records: readonly Omit<SentRecord, 'oid'>[],
): { readonly position: number; readonly mark: string } | undefined {
  const marks = new Map<string, number>();
  for (const [position, record] of records.entries()) {
    const key = makeRecordKey(record);
    const other = marks.get(key) ?? record.v;
    if (other !== record.v) {
      const { g0, g1 } = parseGroupUid(record.event) ?? { g0: 0, g1: '0' };
      return { position, mark: formatValue(other, { g0, g1 }) };
    }
    marks.set(key, record.v);
  }
  return undefined;
}

/** @throws Refusal where two records of one kind and event differ */
function checkMarks(sent: readonly SentRecord[]): void {
  const other = findOtherMark(sent);
  if (other === undefined) return;
  const { kind, event } = sent[other.position] ?? {};
  const detail = `the ${kind} of ${event} is ${other.mark} already; who share a record have the same mark`;
  throw refusalAt('invalid request', `$.records[${other.position}].v`, detail);
}

/** The columns of a sent record. */
export const buildRecordRow = (
  { kind, event, ...fields }: Omit<SentRecord, 'oid'>,
  challenge: string,
  position: number,
) => ({
  challenge,
  position,
  kind,
  event,
  body: JSON.stringify(fields),
});

/** A record sent with an oid keeps it; an oid of another challenge, or one sent twice, is refused. */
function buildRows(sent: readonly SentRecord[], stored: readonly EventRecordTable[], challenge: string): Row[] {
  const unusedOids = new Set(stored.map(({ oid }) => oid));
  return sent.map(({ oid, ...record }, position) => {
    if (oid !== undefined && !unusedOids.delete(oid)) {
      throw refusalAt(
        'invalid request',
        `$.records[${position}].oid`,
        'is no record of this challenge, or stands twice',
      );
    }
    return { oid: oid ?? newOid(), ...buildRecordRow(record, challenge, position) };
  });
}

/**
 * Replaces all records that the organiser gives, or the stadium that holds the challenge (`site`).
 * @throws Refusal `stale` where they are at another revision than the sender's
 */
export async function writeRecords(
  ctx: Context,
  organiser: string,
  chOID: string,
  { revision: sentRevision, records: sent }: Body,
  site?: string,
): Promise<SecretariatRecords> {
  return changeChallenge(ctx, { chOID, organiser, site }, async ({ db }) => {
    const before = await listEventRecords(db, chOID);
    const revisionBefore = findRevision(before);
    if (sentRevision !== undefined && sentRevision !== revisionBefore)
      throw stale(sentRevision, `the records are at ${revisionBefore}`);
    checkMarks(sent);
    const rows = buildRows(sent, before, chOID);
    const after = rows.map((row) => ({ ...row, revision: 0 }));
    if (site !== undefined && areEqualRecords(before, after))
      return { unchanged: { records: before.map(presentOwnRecord), revision: revisionBefore } };
    const records = rows.map(presentOwnRecord);
    return {
      write: ({ revision }) =>
        replaceEventRecords(
          db,
          chOID,
          rows.map((row) => ({ ...row, revision })),
        ),
      log: {
        action: 'records changed',
        detail: listDifferentRecords(before, after),
        undo: { ...NOTHING_REMOVED, recordLists: { before, after } },
      },
      changed: describeRecordChange(await listTrials(db, chOID), before, after),
      answer: ({ revision }) => ({ records, revision: records.length === 0 ? 0 : revision }),
    };
  });
}
