import {
  findContestEvent,
  findLocalDay,
  findRatificationDeadline,
  formatLocalTime,
  listMissingItems,
  listRatificationItems,
  parseGroupUid,
  type RatificationItem,
  readEvent,
  type SaidEvidence,
} from 'shared-domain';
import type { BrokenRecord, RatificationAnswer, Trial } from 'shared-domain/contract';
import type { ratificationQuery } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusalAt } from '../../base/refusal.ts';
import { presentChallenge } from '../../presenters/challenge.ts';
import type { Db } from '../../store/db.ts';
import { findEvidencePicture } from '../../store/live/evidence-pictures.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { createMissingTrialRefusal } from '../reads/public-reads.ts';
import { makeShownRowKeys } from '../sheets/record-decisions.ts';
import { readFileEvidence } from '../sheets/record-evidence.ts';
import { readResultList } from '../sheets/result-lists.ts';
import { readTrialRecords } from '../sheets/trial-records.ts';
import { listLeaderSplits, listResultLines, pickFiledRow } from './ratified-result.ts';

/** A record by the trial, the row and the key of the record. */
export type RecordReference = Pick<z.output<typeof ratificationQuery>, 'trial' | 'row' | 'key'>;

/** The trial and the record that are meant. @throws Refusal where no result of the trial is such a record */
export async function requireRecord(
  db: Db,
  programme: Programme,
  { trial: oid, row, key }: RecordReference,
  keyPath = 'query.key',
): Promise<{ readonly trial: Trial; readonly record: BrokenRecord }> {
  const trial = programme.trialByOid.get(oid);
  if (trial === undefined) throw createMissingTrialRefusal(oid);
  const record = (await readTrialRecords(db, programme, trial)).find((one) => one.row === row && one.key === key);
  if (record === undefined || record.state === 'gone')
    throw refusalAt('not found', keyPath, 'no result of this trial is such a record');
  return { trial, record };
}

/** An event as the programme has it. @example '2026-06-13 15:00, 100 m Hommes – Finale' */
const formatPlanned = ({ date, name }: Trial, tz: string): string =>
  `${findLocalDay(date, tz)} ${formatLocalTime(date, tz)}, ${name}`;

type Answered = RatificationAnswer['items'][number];

/** An item with what the secretariat typed of it, by which its form begins. */
function addTyped(item: RatificationItem, evidence: readonly SaidEvidence[], trial: string): Answered {
  const typed = evidence.findLast(
    (one) => one.signerKind === 'desk' && one.what === item.id && one.trial === trial && one.ok !== false,
  );
  const { text, by } = typed ?? {};
  const { files, ...rest } = item;
  return {
    ...rest,
    ...(files === undefined ? {} : { files: [...files] }),
    ...(text === undefined && by === undefined
      ? {}
      : { typed: { ...(text === undefined ? {} : { text }), ...(by === undefined ? {} : { by }) } }),
  };
}

async function readPictures(db: Db, chOID: string, { files = [], ...item }: Answered): Promise<Answered> {
  if (files.length === 0) return item;
  const whole = [];
  for (const file of files) {
    const picture = await findEvidencePicture(db, chOID, file.id);
    whole.push({ ...file, ...(picture && { type: picture.type, body: picture.bytes.toString('base64') }) });
  }
  return { ...item, files: whole };
}

/**
 * The file of one record, filled from what the server knows, without the names of hidden athletes.
 * @throws Refusal where no result of the trial is such a record
 */
export async function readRatification(
  db: Db,
  programme: Programme,
  of: RecordReference,
  { hasPictures = false }: { readonly hasPictures?: boolean } = {},
): Promise<RatificationAnswer> {
  const { trial, record } = await requireRecord(db, programme, of);
  const { oid: chOID, name, date, metadata, tz } = presentChallenge(programme.challenge);
  const event = findContestEvent(
    readEvent(trial, programme.challenge.kind),
    parseGroupUid(record.event)?.category ?? 0,
  );
  const evidence = (await readFileEvidence(db, programme, trial))(of.row);
  const { rows } = await readResultList(db, programme, trial);
  const items = listRatificationItems(event, {
    evidence,
    wind: record.wind,
    reaction: rows[makeShownRowKeys(rows).indexOf(of.row)]?.reaction,
    programme: formatPlanned(trial, tz),
    result: listResultLines(rows, event),
    leaderSplits: listLeaderSplits(rows, event),
  });
  const answered = programme.mask.value(items.map((item) => addTyped(item, evidence, trial.oid)));
  const whole: Answered[] = [];
  for (const item of answered) whole.push(hasPictures ? await readPictures(db, chOID, item) : item);
  return {
    format: 'foulee-ratification',
    competition: { oid: chOID, name, date, ...(metadata.place !== undefined && { place: metadata.place }) },
    uid: trial.uid,
    record,
    deadline: findRatificationDeadline(record.date),
    items: whole,
    missing: listMissingItems(items),
    result: rows.map(pickFiledRow),
  };
}

export const readChallengeRatification = (
  ctx: Context,
  chOID: string,
  of: RecordReference,
  options: { readonly hasPictures: boolean },
): Promise<RatificationAnswer> =>
  ctx.store.snapshot(async (tx) => readRatification(tx, await ctx.programmes.readUncached(tx, chOID), of, options));
