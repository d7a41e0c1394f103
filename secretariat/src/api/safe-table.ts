import { heldTable, type KeptTable, keptTable } from './kept-table.ts';

/** A table of this device that never fails: where the browser keeps nothing, the page does while it is open. */
export function safeTable<T extends { readonly key: string }>(name: string, durability: IDBTransactionDurability) {
  const held = heldTable<T>();
  const kept = typeof indexedDB === 'undefined' ? undefined : keptTable<T>(name);

  async function onDisk<R>(act: (table: KeptTable<T>) => Promise<R>, otherwise: () => Promise<R>): Promise<R> {
    if (kept === undefined) return otherwise();
    try {
      return await act(kept);
    } catch {
      return otherwise();
    }
  }

  const nothing = async (): Promise<void> => undefined;

  return {
    all: () => onDisk(({ all }) => all(), held.all),
    get: (key: string) =>
      onDisk(
        ({ get }) => get(key),
        () => held.get(key),
      ),
    async put(row: T): Promise<void> {
      await held.put(row, durability);
      await onDisk(({ put }) => put(row, durability), nothing);
    },
    async remove(key: string): Promise<void> {
      await held.remove(key, durability);
      await onDisk(({ remove }) => remove(key, durability), nothing);
    },
    async erase(): Promise<void> {
      await held.erase();
      await onDisk(({ erase }) => erase(), nothing);
    },
  };
}
