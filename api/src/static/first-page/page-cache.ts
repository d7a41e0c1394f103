/** The values that were put last, at most `maxValues`, by key. */
interface PageCache<Value> {
  get(key: string): Value | undefined;
  put(key: string, value: Value): void;
  clear(): void;
}

export function createPageCache<Value>(maxValues: number): PageCache<Value> {
  const values = new Map<string, Value>();
  return {
    get: (key) => values.get(key),
    put(key, value) {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > maxValues && oldest !== undefined) values.delete(oldest);
    },
    clear: () => values.clear(),
  };
}
