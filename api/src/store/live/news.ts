import type { Db } from '../db.ts';
import { listClosedDevices } from './devices.ts';
import { listScreenOrders } from './screen-orders.ts';
import { listScreenPictures } from './screen-pictures.ts';
import { countSeenNotices } from './seen-notices.ts';
import { listTenures } from './tenures.ts';
import { listWithheldDecisions } from './withheld-decisions.ts';

/**
 * What tells a waiting device that there is something new: the newest fact, the newest list, who holds the trials, who is closed, what
 * screens are told, which pictures they show by turns, how many notices speakers have seen, which decisions they have not announced. */
interface NewsMark {
  readonly number: number;
  readonly revision: number;
  readonly devices: string;
}

/** The mark of a challenge, or of some of its trials. */
export async function readNewsMark(db: Db, challenge: string, trials?: readonly string[]): Promise<NewsMark> {
  const facts = db.selectFrom('live_fact').where('challenge', '=', challenge);
  const { n } = await (trials === undefined ? facts : facts.where('trial', 'in', [...trials, '']))
    .select(({ fn }) => fn.max<number | null>('n').as('n'))
    .executeTakeFirstOrThrow();
  const lists = db.selectFrom('trial').where('challenge', '=', challenge);
  const { revision } = await (trials === undefined ? lists : lists.where('oid', 'in', [...trials, '']))
    .select(({ fn }) => fn.max<number | null>('revision').as('revision'))
    .executeTakeFirstOrThrow();
  const tenures = (await listTenures(db, challenge)).filter(({ trial }) => trials?.includes(trial) ?? true);
  return {
    number: Number(n ?? 0),
    revision: Number(revision ?? 0),
    devices: [
      ...tenures.map(({ trial, device, until }) => `${trial} ${device} ${until}`),
      ...(await listClosedDevices(db, challenge)),
      ...(await listScreenOrders(db, challenge)).map(({ screen, told }) => `${screen} ${told}`),
      ...(await listScreenPictures(db, challenge)).map(({ oid, position }) => `${oid} ${position}`),
      await countSeenNotices(db, challenge),
      ...(await listWithheldDecisions(db, challenge)).map(({ report, since }) => `${report} ${since}`),
    ].join(),
  };
}
