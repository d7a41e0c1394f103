import { Readable } from 'node:stream';
import { createNameMask, type NameMask } from 'shared-domain';
import { COMPETITION_FORMAT, COMPETITION_VERSION } from 'shared-domain/contract/schemas';
import { findChallenge } from '../../../store/challenges/challenges.ts';
import { listPrices } from '../../../store/challenges/prices.ts';
import type { Db } from '../../../store/db.ts';
import { listHidden } from '../../../store/lists/hide-athletes.ts';
import { readSentResults, readSentStarts } from '../../../store/lists/lists.ts';
import { readNameMask } from '../../../store/lists/name-masks.ts';
import { readActs } from '../../../store/lists/official-acts.ts';
import { listGroups, listTrials } from '../../../store/lists/trials.ts';
import { mapInTurns, sliceInTurns } from '../../../store/map-in-turns.ts';
import type { GroupTable, TrialTable } from '../../../store/schema.ts';
import type { Context } from '../../context/context.ts';
import { createMissingChallengeRefusal } from '../../context/programme.ts';
import { removeBirthDates } from '../../people/birth-dates.ts';
import { readLiveLog } from './live-log.ts';

/** A trial as an upload says it. */
function sentTrial(row: TrialTable, group: string): object {
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

type Read = (db: Db, list: string) => Promise<string[]>;

/** Lists by the uid of what they belong to; their rows are json already, and stay so. */
async function listsJson(db: Db, owners: readonly { oid: string; uid: string }[], read: Read): Promise<string[]> {
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
      const about = { ...(round === null ? {} : { round }), ...(row === null ? {} : { row }) };
      acts.push({ list: uids.get(list), ...about, kind, at, body: JSON.parse(body) as object });
    }
  });
  return acts;
}

const isListed =
  (field: 'starts' | 'results') =>
  (trial: TrialTable): boolean =>
    trial[`${field === 'starts' ? 'start' : 'result'}_hash`] !== null;

/** A stored object with its fields sorted, as they are stored in the order of their arrival. */
const inOrder = (json: string): object =>
  Object.fromEntries(Object.entries(JSON.parse(json) as object).toSorted(([a], [b]) => (a < b ? -1 : 1)));

async function challengeJson(db: Db, chOID: string): Promise<object> {
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
    metadata: inOrder(metadata),
  };
}

const groupJson = ({ uid, name }: GroupTable): object => ({ uid, name });

/** What of people a file holds: names of hidden athletes, and birth dates. */
interface ExportedPeople {
  readonly hidden: boolean;
  readonly birthDates: boolean;
}

const readMasked =
  (read: Read, mask: NameMask, birthDates: boolean): Read =>
  async (db, list) =>
    mapInTurns(await read(db, list), (json) => {
      const row = mask.value(JSON.parse(json) as object);
      return JSON.stringify(birthDates ? row : removeBirthDates(row));
    });

/**
 * A whole competition as a file that makes the same one anywhere: all but oids, codes, holds and logs. Read in one
 * transaction, then sent piece by piece.
 */
export async function exportCompetition(ctx: Context, chOID: string, said: ExportedPeople): Promise<Readable> {
  const parts = await ctx.store.transaction(async (tx) => {
    const mask = said.hidden ? createNameMask([]) : await readNameMask(tx, chOID);
    const rowsAs = (read: Read): Read =>
      said.birthDates && mask.isEmpty ? read : readMasked(read, mask, said.birthDates);
    const groups = await listGroups(tx, chOID);
    const trials = (await listTrials(tx, chOID)).toSorted((a, b) => a.position - b.position);
    const names = new Map(groups.map(({ oid, name }) => [oid, name]));
    const entered = [...trials.filter(isListed('starts')), ...groups.filter(({ start_hash }) => start_hash !== null)];
    const prices = await listPrices(tx, chOID);
    const hidden = await listHidden(tx, chOID);
    const { facts, live } = await readLiveLog(tx, chOID, trials);
    const text = JSON.stringify;
    return [
      `{"format":${text(COMPETITION_FORMAT)},"version":${COMPETITION_VERSION},"exported":${text(ctx.clock().toISOString())}`,
      `,\n"challenge":${text(await challengeJson(tx, chOID))}`,
      `,\n"groups":${text(mask.value(groups.map(groupJson)))}`,
      `,\n"trialsData":${text(mask.value(trials.map((trial) => sentTrial(trial, names.get(trial.trial_group) ?? ''))))}`,
      ',\n"startlists":',
      ...(await listsJson(tx, entered, rowsAs(readSentStarts))),
      ',\n"resultlists":',
      ...(await listsJson(tx, trials.filter(isListed('results')), rowsAs(readSentResults))),
      `,\n"prices":${text(mask.value(prices.map(({ kd, unit_amount, currency, metadata }) => ({ kd, unit_amount, currency, metadata: inOrder(metadata) }))))}`,
      `,\n"hiddenAthletes":${text(said.hidden ? hidden.map(({ last, first }) => ({ last, first })) : [])}`,
      `,\n"acts":${text(mask.value(await exportActs(tx, [...trials, ...groups])))}`,
      `,\n"facts":${text(mask.value(facts))}`,
      `,\n"live":${text(mask.value(live))}}\n`,
    ];
  });
  return Readable.from(parts.map((part) => Buffer.from(part)));
}
