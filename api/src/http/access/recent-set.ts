/** The texts that were added last, at most `maxTexts`; in memory only. */
interface RecentSet {
  has(text: string): boolean;
  add(text: string): void;
}

export function createRecentSet(maxTexts: number): RecentSet {
  const texts = new Set<string>();
  return {
    has: (text) => texts.has(text),
    add(text) {
      texts.delete(text);
      texts.add(text);
      const [oldest] = texts;
      if (texts.size > maxTexts && oldest !== undefined) texts.delete(oldest);
    },
  };
}
