import { type DeviceTable, openDiskTable, openMemoryTable } from './table.ts';

/** A table of this device that never fails: its rows are also in memory, for browsers that store nothing. */
export function openSafeTable<T extends { readonly key: string }>(name: string, durability: IDBTransactionDurability) {
  const memory = openMemoryTable<T>();
  const disk = typeof indexedDB === 'undefined' ? undefined : openDiskTable<T>(name);

  async function tryDisk<R>(operation: (table: DeviceTable<T>) => Promise<R>, fallback: () => Promise<R>): Promise<R> {
    if (disk === undefined) return fallback();
    try {
      return await operation(disk);
    } catch {
      return fallback();
    }
  }

  const doNothing = async (): Promise<void> => undefined;

  return {
    list: () => tryDisk(({ list }) => list(), memory.list),
    get: (key: string) =>
      tryDisk(
        ({ get }) => get(key),
        () => memory.get(key),
      ),
    async put(row: T): Promise<void> {
      await memory.put(row, durability);
      await tryDisk(({ put }) => put(row, durability), doNothing);
    },
    async remove(key: string): Promise<void> {
      await memory.remove(key, durability);
      await tryDisk(({ remove }) => remove(key, durability), doNothing);
    },
    async erase(): Promise<void> {
      await memory.erase();
      await tryDisk(({ erase }) => erase(), doNothing);
    },
  };
}
