import { createHash } from 'node:crypto';
import type { Db } from '../db.ts';
import { listCallSettings, listClosedDevices } from './devices.ts';
import { listHolds } from './holds.ts';
import { listScreenOrders } from './screen-orders.ts';
import { listScreenPictures } from './screen-pictures.ts';
import { countSeenNotices } from './seen-notices.ts';
import { listTenures } from './tenures.ts';
import { listWithheldDecisions } from './withheld-decisions.ts';

/**
 * What tells a waiting device that there is something new: the newest fact, the newest list, which devices and organisers hold the trials, who
 * is closed, what screens are told, which pictures they show by turns, how many notices speakers have seen, which decisions they have not
 * announced, when calls close.
 */
interface NewsMark {
  readonly number: number;
  readonly revision: number;
  /** A digest of what is no fact and no list. */
  readonly mark: string;
}

/** The mark of a challenge, or of some of its trials; `steadyNow` tells which holds have not ended. */
export async function readNewsMark(
  db: Db,
  challenge: string,
  steadyNow: Date,
  trials?: readonly string[],
): Promise<NewsMark> {
  const facts = db.selectFrom('live_fact').where('challenge', '=', challenge);
  const { n } = await (trials === undefined ? facts : facts.where('trial', 'in', [...trials, '']))
    .select(({ fn }) => fn.max<number | null>('n').as('n'))
    .executeTakeFirstOrThrow();
  const lists = db.selectFrom('trial').where('challenge', '=', challenge);
  const { revision } = await (trials === undefined ? lists : lists.where('oid', 'in', [...trials, '']))
    .select(({ fn }) => fn.max<number | null>('revision').as('revision'))
    .executeTakeFirstOrThrow();
  const mark = await readDeviceMark(db, challenge, steadyNow, trials);
  return { number: Number(n ?? 0), revision: Number(revision ?? 0), mark };
}

/** The digest of what a device is told beside facts and lists of a challenge, or of some of its trials. */
export async function readDeviceMark(
  db: Db,
  challenge: string,
  steadyNow: Date,
  trials?: readonly string[],
): Promise<string> {
  const isAsked = ({ trial }: { readonly trial: string }) => trials?.includes(trial) ?? true;
  const tenures = (await listTenures(db, challenge)).filter(isAsked);
  const holds = (await listHolds(db, challenge, steadyNow)).filter(isAsked);
  const told = [
    ...holds.map(({ trial }) => trial).toSorted(),
    ...tenures.map(({ trial, device, until }) => [trial, device, until]),
    ...(await listClosedDevices(db, challenge)),
    ...(await listCallSettings(db, challenge)),
    ...(await listScreenOrders(db, challenge)).map(({ screen, told, body }) => [screen, told, body]),
    ...(await listScreenPictures(db, challenge)).map(({ oid, position }) => [oid, position]),
    await countSeenNotices(db, challenge),
    ...(await listWithheldDecisions(db, challenge)).map(({ report, since }) => [report, since]),
  ];
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22);
}
