import type { Db } from '../db.ts';
import { listDevices } from './devices.ts';
import { listTenures } from './tenures.ts';

const parseLabel = (body: string): string | undefined => (JSON.parse(body) as { readonly label?: string }).label;

/** What the devices of a challenge are called, by device: as they said last, else as they said when they took a trial. */
export async function listLabels(db: Db, chOID: string): Promise<ReadonlyMap<string, string>> {
  const held = (await listTenures(db, chOID)).map(({ device, label }) => ({ device, label: label ?? undefined }));
  const words = (await listDevices(db, chOID)).map(({ device, body }) => ({ device, label: parseLabel(body) }));
  return new Map(
    [...held, ...words].flatMap(({ device, label }): [string, string][] =>
      label === undefined ? [] : [[device, label]],
    ),
  );
}
