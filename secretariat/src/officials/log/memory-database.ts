import { awaitRequest, type Database, KEYS, type StoreName } from './database.ts';
import type { Device } from './device.ts';
import { makeRandomName } from './fact-id.ts';

/** Stores of what other devices handed over: it would be lost with the page, and they would not know. */
const REFUSED: readonly StoreName[] = ['received', 'parts'];

/** A request that has succeeded, as far as `awaitRequest` looks. */
function answer<T>(result: T): IDBRequest<T> {
  const request = { result, onsuccess: undefined as (() => void) | undefined };
  queueMicrotask(() => request.onsuccess?.());
  return request as unknown as IDBRequest<T>;
}

/** A store whose rows have one key each. */
function createStore(key: string) {
  const rows = new Map<unknown, unknown>();
  const put = (row: Readonly<Record<string, unknown>>) => answer(rows.set(row[key], row));
  return {
    get: (id: string) => answer(rows.get(id)),
    getAll: () => answer([...rows.values()]),
    put,
    add: put,
    delete: (id: string) => answer(rows.delete(id)),
  };
}

/** In place of the disk where the browser stores nothing: a console that reads, and is lost with the page. Its device can say nothing. */
export function openMemoryDatabase(): Database {
  const stores = new Map(
    Object.entries(KEYS).map(([name, key]) => [name, createStore(String(key)) as unknown as IDBObjectStore]),
  );
  const objectStore = (name: string) => stores.get(name) as IDBObjectStore;
  const device: Device = {
    key: 'device',
    id: makeRandomName(),
    next: 1,
    lastAt: 0,
    open: [],
    preferences: { theme: 'sun', hasGloves: false, isMirrored: false },
    isUnkept: true,
  };
  objectStore('device').put(device);
  return {
    async write(names, work) {
      if (names.some((name) => REFUSED.includes(name))) throw new Error('this browser stores nothing');
      return work({ objectStore } as unknown as IDBTransaction);
    },
    read: (name, ask) => awaitRequest(ask(objectStore(name))),
    close: () => undefined,
  };
}
