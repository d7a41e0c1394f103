import type { AccessCodeKind } from 'shared-domain';
import type { DeviceAnswer, DeviceStateAnswer, DevicesAnswer } from 'shared-domain/contract';
import { refusalAt } from '../../base/refusal.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import { deleteHoldsOf } from '../../store/live/device-holds.ts';
import { findDevice, listDevices, writeDevice } from '../../store/live/devices.ts';
import { endTenuresOf, listTenures } from '../../store/live/tenures.ts';
import type { LiveDeviceTable } from '../../store/live-tables.ts';
import type { Context } from '../context/context.ts';
import type { DeviceWords } from './device-beat.ts';
import { readDeviceCounts } from './device-log.ts';

type ListedDevice = DeviceStateAnswer['device'];

const parseWords = (body: string): Partial<DeviceWords> => JSON.parse(body) as Partial<DeviceWords>;

/** What a device says of itself, without the lists that a frozen screen holds. */
function describeDevice(body: string): Partial<DeviceWords> {
  const { screen, ...words } = parseWords(body);
  if (screen === undefined) return words;
  const { frozen: _, ...picture } = screen;
  return { ...words, screen: picture };
}

/** Officials' devices of a challenge with what they last said of themselves and which trials they write, the last heard first. */
async function listDevicesWithTrials(db: Db, chOID: string): Promise<ListedDevice[]> {
  const rows = await listDevices(db, chOID);
  const tenures = (await listTenures(db, chOID)).filter(({ until }) => until === null);
  const { gaps } = await readDeviceCounts(db, chOID);
  return rows
    .map(({ device, by, seen, closed, body }) => ({
      device,
      by: by as AccessCodeKind,
      seen,
      ...(closed === null ? {} : { closed }),
      ...describeDevice(body),
      trials: tenures.filter((one) => one.device === device).map(({ trial: oid, since }) => ({ oid, since })),
      gaps: gaps[device] ?? [],
    }))
    .toSorted((a, b) => b.seen.localeCompare(a.seen));
}

export async function readDevices({ store, clock }: Context, chOID: string): Promise<DevicesAnswer> {
  return { now: clock().getTime(), devices: await listDevicesWithTrials(store.db, chOID) };
}

/** Facts that devices say they still have for themselves, all together. */
export async function countUnsent(db: Db, chOID: string): Promise<number> {
  return (await listDevices(db, chOID)).reduce((sum, { body }) => sum + (parseWords(body).unsent ?? 0), 0);
}

type HeardDevice = NonNullable<DeviceAnswer['heard']>[number];

/** Devices of these kinds of code, and when each was last heard; one that is closed is not waited for. */
export async function listHeardDevices(
  db: Db,
  chOID: string,
  kinds: readonly AccessCodeKind[],
): Promise<readonly HeardDevice[]> {
  return (await listDevices(db, chOID)).flatMap(({ device, by, seen, closed, body }) => {
    const kind = kinds.find((one) => one === by);
    if (kind === undefined || closed !== null) return [];
    const { label, task } = parseWords(body);
    return [
      { by: kind, device, seen, ...(label === undefined ? {} : { label }), ...(task === undefined ? {} : { task }) },
    ];
  });
}

/** Devices of judges that say what they are called. */
export async function listJudges(db: Db, chOID: string): Promise<DeviceAnswer['judges']> {
  const judges = await listHeardDevices(db, chOID, ['judge']);
  return judges.flatMap(({ by: _, label, ...judge }) => (label === undefined ? [] : [{ ...judge, label }]));
}

interface DeviceChange {
  readonly organiser: string;
  readonly chOID: string;
  readonly device: string;
  readonly action: 'device closed' | 'device reopened';
}

/** Closes a device or opens it again, and logs that by what the device is called; nothing is done where it is so already. */
async function changeDevice(
  ctx: Context,
  { organiser, chOID, device, action }: DeviceChange,
  writeChange: (db: Db, row: LiveDeviceTable, now: Date) => Promise<void>,
): Promise<ListedDevice> {
  const now = ctx.clock();
  return ctx.store.transaction(async (tx) => {
    const row = await findDevice(tx, chOID, device);
    if (row === undefined) {
      throw refusalAt('not found', 'query.device', `${JSON.stringify(device)} is no device of this challenge`);
    }
    if ((row.closed === null) === (action === 'device closed')) {
      await writeChange(tx, row, now);
      const { label } = parseWords(row.body);
      const detail = { device, kind: row.by, name: label ?? device };
      await writeLog(tx, { challenge: chOID, organiser, action, detail, now });
    }
    const changed = (await listDevicesWithTrials(tx, chOID)).find((one) => one.device === device);
    if (changed === undefined) throw new Error(`device ${device} is gone`);
    return changed;
  });
}

/** Shuts one device out: the trials that it writes are free, and what it would still send is refused. */
export const closeDevice = (ctx: Context, organiser: string, chOID: string, device: string): Promise<ListedDevice> =>
  changeDevice(ctx, { organiser, chOID, device, action: 'device closed' }, async (db, row, now) => {
    await writeDevice(db, { ...row, closed: now.toISOString() });
    await endTenuresOf(db, chOID, device, now);
    await deleteHoldsOf(db, chOID, device);
  });

/** Lets a closed device in again. It takes its trials anew. */
export const reopenDevice = (ctx: Context, organiser: string, chOID: string, device: string): Promise<ListedDevice> =>
  changeDevice(ctx, { organiser, chOID, device, action: 'device reopened' }, (db, row) =>
    writeDevice(db, { ...row, closed: null }),
  );
