import type { Trial } from 'shared-domain/contract';

/** What is computed over a whole list, in memory while the list does not change. */
export interface ListFacts {
  /** A fact from memory, else computed: once for all who ask at the same moment. `countBytes`: what it takes in memory. */
  read<T>(
    trial: Pick<Trial, 'oid' | 'revision'>,
    question: unknown,
    compute: () => Promise<T>,
    countBytes?: (fact: T) => number,
  ): Promise<T>;
}

/** A fact with its question, where it is no long list. */
const SMALL_FACT_BYTES = 500;

/** @param maxBytes of all facts together; the least recently used are dropped first */
export function createListFacts(maxBytes: number): ListFacts {
  const facts = new Map<string, { readonly value: unknown; readonly bytes: number }>();
  const computing = new Map<string, Promise<unknown>>();
  let storedBytes = 0;

  function store(key: string, value: unknown, bytes: number): void {
    facts.set(key, { value, bytes });
    storedBytes += bytes;
    for (const [oldest, fact] of facts) {
      if (storedBytes <= maxBytes) break;
      facts.delete(oldest);
      storedBytes -= fact.bytes;
    }
  }

  return {
    read<T>(
      { oid, revision }: Pick<Trial, 'oid' | 'revision'>,
      question: unknown,
      compute: () => Promise<T>,
      countBytes: (fact: T) => number = () => 0,
    ): Promise<T> {
      const key = `${oid} ${revision} ${JSON.stringify(question)}`;
      const stored = facts.get(key);
      if (stored !== undefined) {
        facts.delete(key);
        facts.set(key, stored);
        return Promise.resolve(stored.value as T);
      }
      const running = computing.get(key);
      if (running !== undefined) return running as Promise<T>;
      const computation = compute()
        .then((fact) => {
          store(key, fact, SMALL_FACT_BYTES + 2 * key.length + countBytes(fact));
          return fact;
        })
        .finally(() => computing.delete(key));
      computing.set(key, computation);
      return computation;
    },
  };
}
