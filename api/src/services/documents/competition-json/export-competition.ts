import { createNameMask, type NameMask } from 'shared-domain';
import { COMPETITION_FORMAT, COMPETITION_VERSION } from 'shared-domain/contract/schemas';
import { presentEventRecord } from '../../../presenters/event-record.ts';
import { findChallenge } from '../../../store/challenges/challenges.ts';
import { listEventRecords } from '../../../store/challenges/event-records.ts';
import { listPrices } from '../../../store/challenges/prices.ts';
import type { Db } from '../../../store/db.ts';
import { listHidden } from '../../../store/lists/hide-athletes.ts';
import { readSentResults, readSentStarts } from '../../../store/lists/lists.ts';
import { readNameMask } from '../../../store/lists/name-masks.ts';
import { readActs } from '../../../store/lists/official-acts.ts';
import { listGroups, listTrials } from '../../../store/lists/trials.ts';
import { listPictureFiles } from '../../../store/live/screen-pictures.ts';
import { mapInTurns, sliceInTurns } from '../../../store/map-in-turns.ts';
import type { GroupTable, TrialTable } from '../../../store/schema.ts';
import type { Context } from '../../context/context.ts';
import { createMissingChallengeRefusal } from '../../context/programme.ts';
import { removeBirthDates } from '../../people/birth-dates.ts';
import { isEvidenceAct } from '../../sheets/trial-evidence.ts';
import { buildEvidencePicturesJson, buildPhotosJson, exportEvidence } from './evidence-file.ts';
import { readLiveLog } from './live-log.ts';

/** A stored trial as an upload sends it. */
export function buildSentTrial(row: TrialTable, group: string): object {
  const { uid, name, status, date, date_e, g0, g1, category, round, heat } = row;
  return {
    uid,
    group,
    name,
    date,
    ...(date_e === null ? {} : { dateE: date_e }),
    status,
    g0,
    g1,
    category,
    round,
    heat,
    dts: JSON.parse(row.dts) as object,
    dets: JSON.parse(row.dets) as object,
  };
}

/** Reads the rows of a list, each as JSON. */
type RowReader = (db: Db, list: string) => Promise<string[]>;

/** Pieces of a JSON object with the rows of each trial or group by its uid; rows are copied as the JSON that they are. */
async function buildListsJson(
  db: Db,
  owners: readonly { oid: string; uid: string }[],
  read: RowReader,
): Promise<string[]> {
  const parts: string[] = ['{'];
  for (const { oid, uid } of owners) {
    parts.push(`${parts.length > 1 ? ',\n' : '\n'}${JSON.stringify(uid)}:[`);
    const rows = await read(db, oid);
    await sliceInTurns(rows, (slice, start) => void parts.push(`${start > 0 ? ',\n' : ''}${slice.join(',\n')}`));
    parts.push(']');
  }
  return [...parts, '}'];
}

async function exportActs(db: Db, owners: readonly { oid: string; uid: string }[]): Promise<object[]> {
  const uids = new Map(owners.map(({ oid, uid }) => [oid, uid]));
  const acts: object[] = [];
  await sliceInTurns([...uids.keys()], async (oids) => {
    for (const { list, round, row, kind, at, body } of await readActs(db, oids)) {
      if (isEvidenceAct({ kind })) continue;
      const rowReference = { ...(round === null ? {} : { round }), ...(row === null ? {} : { row }) };
      acts.push({ list: uids.get(list), ...rowReference, kind, at, body: JSON.parse(body) as object });
    }
  });
  return acts;
}

const hasList =
  (field: 'starts' | 'results') =>
  (trial: TrialTable): boolean =>
    trial[`${field === 'starts' ? 'start' : 'result'}_hash`] !== null;

/** A stored object with its fields sorted, so that equal objects are exported equally. */
const sortFields = (json: string): object =>
  Object.fromEntries(Object.entries(JSON.parse(json) as object).toSorted(([a], [b]) => (a < b ? -1 : 1)));

async function buildChallengeJson(db: Db, chOID: string): Promise<object> {
  const record = await findChallenge(db, chOID);
  if (record === undefined) throw createMissingChallengeRefusal(chOID);
  const { name, rtype, hashtag, flag, kind, region, date, duration, lisa, visible, metadata } = record;
  return {
    name,
    rtype,
    hashtag,
    flag,
    kind,
    region,
    date,
    duration,
    lisa: lisa === 1,
    visible: visible === 1,
    metadata: sortFields(metadata),
  };
}

const buildGroupJson = ({ uid, name }: GroupTable): object => ({ uid, name });

/** The personal data that a file contains. */
interface ExportedPeople {
  readonly hasHiddenNames: boolean;
  readonly hasBirthDates: boolean;
  /** Whether it has photos of reports and pictures of evidence, where it names everybody. */
  readonly hasPictures: boolean;
}

const createMaskedReader =
  (read: RowReader, mask: NameMask, hasBirthDates: boolean): RowReader =>
  async (db, list) =>
    mapInTurns(await read(db, list), (json) => {
      const row = mask.value(JSON.parse(json) as object);
      return JSON.stringify(hasBirthDates ? row : removeBirthDates(row));
    });

/**
 * A whole competition as a file that restores it on any server: everything but oids, codes, holds and logs. It is read in one
 * transaction, and comes in pieces.
 */
export async function exportCompetition(
  ctx: Context,
  chOID: string,
  people: ExportedPeople,
): Promise<readonly Buffer[]> {
  const parts = await ctx.store.transaction(async (tx) => {
    const mask = people.hasHiddenNames ? createNameMask([]) : await readNameMask(tx, chOID);
    const groups = await listGroups(tx, chOID);
    const trials = (await listTrials(tx, chOID)).toSorted((a, b) => a.position - b.position);
    const groupNames = new Map(groups.map(({ oid, name }) => [oid, name]));
    const startOwners = [
      ...trials.filter(hasList('starts')),
      ...groups.filter(({ start_hash }) => start_hash !== null),
    ];
    const createReader = (read: RowReader): RowReader =>
      people.hasBirthDates && mask.isEmpty ? read : createMaskedReader(read, mask, people.hasBirthDates);
    const prices = await listPrices(tx, chOID);
    const records = (await listEventRecords(tx, chOID)).map(presentEventRecord);
    const hidden = await listHidden(tx, chOID);
    const { facts, live } = await readLiveLog(tx, chOID, trials);
    // A picture has names in it that no mask removes.
    const hasPictures = people.hasHiddenNames && people.hasBirthDates && people.hasPictures;
    const toJson = JSON.stringify;
    return [
      `{"format":${toJson(COMPETITION_FORMAT)},"version":${COMPETITION_VERSION},"exported":${toJson(ctx.clock().toISOString())}`,
      `,\n"challenge":${toJson(await buildChallengeJson(tx, chOID))}`,
      `,\n"groups":${toJson(mask.value(groups.map(buildGroupJson)))}`,
      `,\n"trialsData":${toJson(mask.value(trials.map((trial) => buildSentTrial(trial, groupNames.get(trial.trial_group) ?? ''))))}`,
      ',\n"startlists":',
      ...(await buildListsJson(tx, startOwners, createReader(readSentStarts))),
      ',\n"resultlists":',
      ...(await buildListsJson(tx, trials.filter(hasList('results')), createReader(readSentResults))),
      `,\n"prices":${toJson(mask.value(prices.map(({ kd, unit_amount, currency, metadata }) => ({ kd, unit_amount, currency, metadata: sortFields(metadata) }))))}`,
      `,\n"records":${toJson(mask.value(records))}`,
      `,\n"pictures":${toJson(await listPictureFiles(tx, chOID))}`,
      `,\n"hiddenAthletes":${toJson(people.hasHiddenNames ? hidden.map(({ last, first }) => ({ last, first })) : [])}`,
      `,\n"acts":${toJson(mask.value(await exportActs(tx, [...trials, ...groups])))}`,
      `,\n"facts":${toJson(mask.value(facts))}`,
      `,\n"live":${toJson(mask.value(live))}`,
      `,\n"evidence":${toJson(mask.value(await exportEvidence(tx, trials)))}`,
      ',\n"evidencePictures":',
      ...(hasPictures ? await buildEvidencePicturesJson(tx, chOID) : ['[]']),
      ',\n"photos":',
      ...(hasPictures ? await buildPhotosJson(tx, chOID, trials) : ['[]']),
      '}\n',
    ];
  });
  return parts.map((part) => Buffer.from(part));
}

/** The file of a whole competition with every name in it, as text, for the server itself. */
export async function readCompetitionFile(
  ctx: Context,
  chOID: string,
  { hasPictures = true }: { readonly hasPictures?: boolean } = {},
): Promise<string> {
  const people = { hasHiddenNames: true, hasBirthDates: true, hasPictures };
  return Buffer.concat(await exportCompetition(ctx, chOID, people)).toString('utf8');
}
