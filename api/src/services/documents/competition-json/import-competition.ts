import { isHiddenAthlete } from 'shared-domain';
import type { importAnswer } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusal } from '../../../base/refusal.ts';
import { requireOrganisationWriteAccess } from '../../../policies/challenge-policy.ts';
import {
  findChallenge,
  incrementRevision,
  insertChallenge,
  lockChallenge,
  updateChallenge,
} from '../../../store/challenges/challenges.ts';
import { insertChange } from '../../../store/challenges/changes.ts';
import { listEventRecords, replaceEventRecords } from '../../../store/challenges/event-records.ts';
import { writeLog } from '../../../store/challenges/log.ts';
import { listPrices, replacePrices } from '../../../store/challenges/prices.ts';
import type { Db } from '../../../store/db.ts';
import type { ErasureScope } from '../../../store/lists/erased-people.ts';
import { insertHidden } from '../../../store/lists/hide-athletes.ts';
import { sumListBytes } from '../../../store/lists/lists.ts';
import { listGroups, updateGroup } from '../../../store/lists/trials.ts';
import { listScreenPictures } from '../../../store/live/screen-pictures.ts';
import { newOid } from '../../../store/oid.ts';
import { updateEventIndex } from '../../../store/search/event-index.ts';
import type { Context } from '../../context/context.ts';
import { createErasedMask } from '../../context/erased-names.ts';
import { createMissingChallengeRefusal } from '../../context/programme.ts';
import { refuseElsewhere } from '../../holds/challenge-site.ts';
import { isNamedIn } from '../../live-input/rows-about.ts';
import { writeScreenPicture } from '../../live-input/screen-pictures.ts';
import { removePicturesFromFile } from '../../people/pictures-about.ts';
import { type PlannedWrite, planWrite } from '../../planning/plan-write.ts';
import { createProblems, type Problems } from '../../planning/problems.ts';
import { buildChallengeRow } from '../../programme/challenges.ts';
import { buildRecordRow } from '../../records/records.ts';
import { refuseTooManyChallenges, refuseTooMuchGrowth } from '../../writing/account-limits.ts';
import { requalifyTrials } from '../../writing/requalify.ts';
import { writeUpload } from '../../writing/write-upload.ts';
import { writeEvidenceFile } from './evidence-file.ts';
import { writeLiveLog } from './live-log.ts';
import type { CompetitionFile } from './read-competition.ts';
import { writeActs } from './write-acts.ts';

/** A new challenge of an organisation, or an existing empty one. */
type Target = { readonly orgOID: string } | { readonly chOID: string };

/** The row of the restored challenge. @throws Refusal when it may not be restored */
async function findTarget(ctx: Context, db: Db, organiser: string, target: Target, file: CompetitionFile) {
  const now = ctx.clock();
  if ('orgOID' in target) {
    await requireOrganisationWriteAccess(db, organiser, target.orgOID);
    await refuseTooManyChallenges(db, organiser, now);
    return buildChallengeRow({ ...file.challenge, org: { oid: target.orgOID } }, now);
  }
  const { chOID } = target;
  const challenge = await findChallenge(db, chOID);
  if (challenge === undefined) throw createMissingChallengeRefusal(chOID);
  await refuseElsewhere(db, challenge, 'holder');
  const own = [
    await listGroups(db, chOID),
    await listPrices(db, chOID),
    await listEventRecords(db, chOID),
    await listScreenPictures(db, chOID),
  ];
  if (challenge.trials > 0 || own.some(({ length }) => length > 0)) {
    throw refusal('conflict', `challenge ${chOID} is not empty: a competition is restored into an empty one only`);
  }
  return { ...buildChallengeRow({ ...file.challenge, org: { oid: challenge.organisation } }, now), oid: chOID };
}

async function writeChallenge(
  ctx: Context,
  tx: Db,
  organiser: string,
  target: Target,
  file: CompetitionFile,
  oid: string,
) {
  if ('chOID' in target) await lockChallenge(tx, oid);
  const row = { ...(await findTarget(ctx, tx, organiser, target, file)), oid };
  const { organisation: __, created: ___, revision: ____, ...fields } = row;
  if ('orgOID' in target) await insertChallenge(tx, row);
  else await updateChallenge(tx, oid, fields);
}

/** Gives groups the order of the file, as trials created them in another. */
async function orderGroups(tx: Db, chOID: string, { groups }: CompetitionFile): Promise<void> {
  const positions = new Map(groups.map(({ uid }, position) => [uid, position]));
  for (const { oid, uid, position } of await listGroups(tx, chOID)) {
    const newPosition = positions.get(uid) ?? position;
    if (newPosition !== position) await updateGroup(tx, oid, { position: newPosition });
  }
}

async function writeSettings(
  tx: Db,
  { challenge: chOID, revision }: { readonly challenge: string; readonly revision: number },
  file: CompetitionFile,
  now: Date,
): Promise<void> {
  const prices = file.prices.map(({ metadata, ...price }, position) => ({
    oid: newOid(),
    challenge: chOID,
    position,
    revision,
    ...price,
    metadata: JSON.stringify(metadata),
  }));
  await replacePrices(tx, chOID, prices);
  const records = file.records.map((record, position) => ({
    oid: newOid(),
    revision,
    ...buildRecordRow(record, chOID, position),
  }));
  await replaceEventRecords(tx, chOID, records);
  for (const [position, { name, picture }] of file.pictures.entries())
    await writeScreenPicture(tx, chOID, { name, position, picture });
  for (const athlete of file.hiddenAthletes) await insertHidden(tx, chOID, athlete, now);
}

/** A file without the names and pictures of people who were erased from the organisation's competitions. */
async function maskErasedPeople(db: Db, scope: ErasureScope, file: CompetitionFile): Promise<CompetitionFile> {
  const { challenge: _, pictures: __, photos, evidencePictures, ...texts } = file;
  const mask = await createErasedMask(db, scope, texts);
  if (mask.isEmpty) return file;
  const { startlists } = file.upload;
  const isNamed = (value: unknown) => isNamedIn(value, mask);
  const pictures = await removePicturesFromFile({ ...texts, startlists, photos, evidencePictures }, isNamed);
  const masked = mask.value(texts);
  return {
    ...file,
    ...masked,
    hiddenAthletes: masked.hiddenAthletes.filter((athlete) => !isHiddenAthlete(athlete)),
    photos: pictures.photos,
    evidencePictures: pictures.evidencePictures,
  };
}

interface PlannedCompetition {
  readonly file: CompetitionFile;
  readonly chOID: string;
  readonly planned: PlannedWrite;
  readonly problems: Problems;
}

async function writeCompetition(
  ctx: Context,
  tx: Db,
  organiser: string,
  target: Target,
  { chOID, file, planned, problems }: PlannedCompetition,
) {
  const now = ctx.clock();
  await writeChallenge(ctx, tx, organiser, target, file, chOID);
  const { kind } = file.challenge;
  const revision = await incrementRevision(tx, chOID, now);
  const stamp = { challenge: chOID, revision, updated: now.toISOString() };
  await writeSettings(tx, stamp, file, now);
  await writeUpload(tx, planned.write, stamp);
  await orderGroups(tx, chOID, file);
  await writeActs(tx, file, { ...stamp, kind, organiser }, problems);
  await writeLiveLog(tx, chOID, file, problems);
  await writeEvidenceFile(tx, { challenge: chOID, organiser }, file, problems);
  const oids = planned.write.trials.map(({ plan }) => plan.oid);
  const record = await findChallenge(tx, chOID);
  if (record !== undefined) await requalifyTrials(tx, record, oids);
  await updateEventIndex(tx, chOID, kind);
  const countRows = (lists: Readonly<Record<string, readonly unknown[]>>) =>
    Object.values(lists).reduce((total, { length }) => total + length, 0);
  const counts = {
    trials: file.upload.trialsData.length,
    starts: countRows(file.upload.startlists),
    results: countRows(file.upload.resultlists),
  };
  const pictures = [
    ...file.pictures.map(({ picture }) => picture),
    ...file.evidencePictures.map(({ picture }) => picture),
  ];
  const groupOids = (await listGroups(tx, chOID)).map(({ oid }) => oid);
  const bytes = [...pictures, ...file.photos].reduce(
    (total, one) => total + one.bytes.length,
    await sumListBytes(tx, [...oids, ...groupOids]),
  );
  await refuseTooMuchGrowth(tx, organiser, bytes, now);
  await writeLog(tx, { challenge: chOID, organiser, action: 'competition imported', detail: counts, now, bytes });
  const lists = { trials: oids, starts: oids, results: oids };
  const change = { chOID, revision, ...lists, structure: true, challenge: true };
  await insertChange(tx, change, now);
  return { answer: { chOID, ...counts }, change };
}

/**
 * Restores a competition from a file, completely or not at all.
 * @throws Refusal naming every fault by its JSON path; `conflict` for a challenge that is not empty
 */
export async function importCompetition(
  ctx: Context,
  organiser: string,
  target: Target,
  sent: CompetitionFile,
): Promise<z.output<typeof importAnswer>> {
  // Planned before the transaction: an empty challenge has nothing that could change the plan.
  const plannedCompetition = await ctx.store.snapshot(async (tx): Promise<PlannedCompetition> => {
    const problems = createProblems();
    const { oid: chOID, organisation } = await findTarget(ctx, tx, organiser, target, sent);
    const file = await maskErasedPeople(tx, 'orgOID' in target ? { organisation } : { challenge: chOID }, sent);
    const { kind } = file.challenge;
    const planned = await planWrite(tx, { oid: chOID, kind }, { ...file.upload, chOID }, problems);
    return { chOID, file, planned, problems };
  });
  const { answer, change } = await ctx.store.transaction((tx) =>
    writeCompetition(ctx, tx, organiser, target, plannedCompetition),
  );
  ctx.revisions.recordChange(change.chOID, change.revision, sent.challenge.visible);
  ctx.announceChange(change);
  return answer;
}
