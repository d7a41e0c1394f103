import type { LiveFact } from 'shared-domain/contract';
import { awaitRequest, type Database } from './database.ts';
import { dateFacts } from './date-facts.ts';
import type { Device, DevicePreferences } from './device.ts';
import { type DeviceClock, type MachineClocks, openDeviceClock, type RoundTrip } from './device-clock.ts';
import { makeFactId, makeRandomName } from './fact-id.ts';
import type { FactDraft, LogRow } from './log-row.ts';

const DEFAULT_PREFERENCES: DevicePreferences = { theme: 'sun', hasGloves: false, isMirrored: false };

/**
 * A fact to write, before the device's count is known; `makeId` gives the facts that a correction brings their ids, `before` are the ids of
 * the facts that are written with it, before it.
 */
export type WriteFact = (makeId: () => string, before: readonly string[]) => FactDraft;

type DeviceChange = Partial<Omit<Device, 'key' | 'id' | 'next' | 'lastAt'>>;

/** Facts that a device has said, on its disk before anything shows them. */
export interface FactLog {
  readonly clock: DeviceClock;
  readonly device: () => Device;
  readonly rows: () => readonly LogRow[];
  /** Writes facts; resolves once they are on the disk. `holdMs`: how long they can be taken back before they are sent. */
  readonly write: (chOID: string, facts: readonly WriteFact[], holdMs?: number) => Promise<readonly LogRow[]>;
  /** Writes the facts of a log that was handed over; those that this device has keep what it knows of them. Answers how many are new. */
  readonly receive: (handed: readonly LogRow[]) => Promise<number>;
  /** Deletes what was said in a competition, and its lists: nothing is deleted before somebody asks for it. */
  readonly erase: (chOID: string) => Promise<void>;
  /** Writes what the server said of facts. */
  readonly mark: (changed: readonly LogRow[]) => Promise<void>;
  /** Changes what the device knows of itself; a function is given what is on the disk then. */
  readonly changeDevice: (change: DeviceChange | ((current: Device) => DeviceChange)) => Promise<void>;
  /** One more measure of the server's clock; the first one of a page dates what was said before it and never sent. */
  readonly measure: (trip: RoundTrip) => Promise<void>;
  /** Reads again what another tab wrote. */
  readonly reload: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Ids of a row's fact and of those that it brings. */
function createIdMaker(device: Device) {
  let seq = device.next;
  return {
    next: () => makeFactId(device.id, seq++),
    count: () => seq,
  };
}

/**
 * Opens the log of this device. It grows until a person erases a competition: of a row nothing changes but what the server said of it, and once, before it was sent, its
 * instant. `notifyTabs` tells the other tabs.
 */
export async function openFactLog(
  database: Database,
  { notifyTabs = () => undefined, clocks }: { readonly notifyTabs?: () => void; readonly clocks?: MachineClocks } = {},
): Promise<FactLog> {
  const readDevice = () => database.read<Device | undefined>('device', (store) => store.get('device'));
  const readRows = async (): Promise<readonly LogRow[]> => {
    const [received, own] = await Promise.all([
      database.read<LogRow[]>('received', (store) => store.getAll()),
      database.read<LogRow[]>('facts', (store) => store.getAll()),
    ]);
    return [...received.toSorted((a, b) => Date.parse(a.fact.at) - Date.parse(b.fact.at) || a.seq - b.seq), ...own];
  };
  const [storedDevice, storedRows] = await Promise.all([readDevice(), readRows()]);
  let device: Device = storedDevice ?? {
    key: 'device',
    id: makeRandomName(),
    next: 1,
    lastAt: 0,
    open: [],
    preferences: DEFAULT_PREFERENCES,
  };
  let rows = storedRows;
  const clock = openDeviceClock({ floor: device.lastAt, offset: device.offset }, clocks);
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  /** Writes the device on what another tab may have written of it. */
  async function updateDevice(transaction: IDBTransaction, update: (current: Device) => Device): Promise<Device> {
    const store = transaction.objectStore('device');
    const stored = await awaitRequest<Device | undefined>(store.get('device'));
    const updated = update(stored ?? device);
    await awaitRequest(store.put(updated));
    return updated;
  }

  const replaceRows = (changedRows: readonly LogRow[]) => {
    const byId = new Map(changedRows.map((row) => [row.fact.id, row]));
    return rows.map((row) => byId.get(row.fact.id) ?? row);
  };

  return {
    clock,
    device: () => device,
    rows: () => rows,
    async write(chOID, facts, holdMs = 0) {
      const written: LogRow[] = [];
      const updated = await database.write(['device', 'facts'], async (transaction) => {
        written.length = 0;
        return updateDevice(transaction, (current) => {
          const ids = createIdMaker(current);
          let at = current.lastAt;
          for (const make of facts) {
            const seq = ids.count();
            const id = ids.next();
            at = Math.max(Math.round(clock.at()), at + 1);
            const before = written.map((row) => row.fact.id);
            const fact = { ...make(ids.next, before), id, seq, at: new Date(at).toISOString() } as LiveFact;
            const row: LogRow = {
              seq,
              chOID,
              fact,
              state: 'held',
              sendAfter: clock.now() + holdMs,
              isStored: false,
              ...(current.code === undefined ? {} : { by: current.code.kind }),
              ...(clock.isMeasured() ? {} : { isUndated: true as const }),
            };
            transaction.objectStore('facts').add(row);
            written.push(row);
          }
          return { ...current, next: ids.count(), lastAt: at };
        });
      });
      device = updated;
      rows = [...rows, ...written];
      changed();
      notifyTabs();
      return written;
    },
    async receive(handed) {
      const known = new Set(rows.map(({ fact }) => fact.id));
      const newRows = handed.filter(({ fact }) => !known.has(fact.id));
      await database.write(['received'], async (transaction) => {
        for (const row of newRows) transaction.objectStore('received').put(row);
      });
      rows = await readRows();
      changed();
      notifyTabs();
      return newRows.length;
    },
    async erase(chOID) {
      await database.write(['facts', 'received', 'seen'], async (transaction) => {
        for (const { source, seq, fact } of rows.filter((row) => row.chOID === chOID)) {
          if (source === undefined) transaction.objectStore('facts').delete(seq);
          else transaction.objectStore('received').delete(fact.id);
        }
        transaction.objectStore('seen').delete(chOID);
      });
      rows = await readRows();
      changed();
      notifyTabs();
    },
    async mark(changedRows) {
      if (changedRows.length === 0) return;
      await database.write(['facts', 'received'], async (transaction) => {
        for (const row of changedRows)
          transaction.objectStore(row.source === undefined ? 'facts' : 'received').put(row);
      });
      rows = replaceRows(changedRows);
      changed();
      notifyTabs();
    },
    async changeDevice(change) {
      device = await database.write(['device'], (transaction) =>
        updateDevice(transaction, (current) => ({
          ...current,
          ...(typeof change === 'function' ? change(current) : change),
        })),
      );
      changed();
      notifyTabs();
    },
    async measure(trip) {
      const isFirst = !clock.isMeasured();
      const before = clock.offset()?.ms ?? 0;
      const offset = clock.measure(trip);
      if (offset === undefined) return;
      let dated: readonly LogRow[] = [];
      device = await database.write(['device', 'facts'], async (transaction) => {
        const store = transaction.objectStore('facts');
        // From the disk, where also those are that are being written.
        dated = isFirst ? dateFacts(await awaitRequest<LogRow[]>(store.getAll()), Math.round(offset.ms - before)) : [];
        for (const row of dated) store.put(row);
        const last = dated.at(-1);
        // What is said next comes after them.
        const lastAt = last === undefined ? {} : { lastAt: Date.parse(last.fact.at) };
        return updateDevice(transaction, (current) => ({ ...current, offset, ...lastAt }));
      });
      rows = replaceRows(dated);
      changed();
      if (dated.length > 0) notifyTabs();
    },
    async reload() {
      device = (await readDevice()) ?? device;
      rows = await readRows();
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
