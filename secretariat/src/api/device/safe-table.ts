import { type DeviceTable, openDiskTable, openMemoryTable } from './table.ts';

/** A table of this device that never fails: where the browser stores nothing, its rows are in memory. */
export function openSafeTable<T extends { readonly key: string }>(name: string, durability: IDBTransactionDurability) {
  const memory = openMemoryTable<T>();
  const disk = typeof indexedDB === 'undefined' ? undefined : openDiskTable<T>(name);

  async function onDisk<R>(act: (table: DeviceTable<T>) => Promise<R>, otherwise: () => Promise<R>): Promise<R> {
    if (disk === undefined) return otherwise();
    try {
      return await act(disk);
    } catch {
      return otherwise();
    }
  }

  const doNothing = async (): Promise<void> => undefined;

  return {
    all: () => onDisk(({ all }) => all(), memory.all),
    get: (key: string) =>
      onDisk(
        ({ get }) => get(key),
        () => memory.get(key),
      ),
    async put(row: T): Promise<void> {
      await memory.put(row, durability);
      await onDisk(({ put }) => put(row, durability), doNothing);
    },
    async remove(key: string): Promise<void> {
      await memory.remove(key, durability);
      await onDisk(({ remove }) => remove(key, durability), doNothing);
    },
    async erase(): Promise<void> {
      await memory.erase();
      await onDisk(({ erase }) => erase(), doNothing);
    },
  };
}
