import type { Db } from '../db.ts';
import { listDeviceLabels } from './devices.ts';
import { listTenures } from './tenures.ts';

/** What the devices of a challenge are called, by device: as they said last, else as they said when they took a trial. */
export async function listLabels(db: Db, chOID: string): Promise<ReadonlyMap<string, string>> {
  const said = [...(await listTenures(db, chOID)), ...(await listDeviceLabels(db, chOID))];
  return new Map(said.flatMap(({ device, label }): [string, string][] => (label === null ? [] : [[device, label]])));
}
