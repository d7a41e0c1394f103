import { useEffect, useReducer } from 'react';

/** A script of its own, which a page loads once something of it is needed; once it has come it stays. */
export interface Part<T> {
  readonly load: () => Promise<T>;
  readonly find: () => T | undefined;
}

const RETRY_MS = 2000;
const MAX_RETRY_MS = 30_000;

export function createPart<T>(importPart: () => Promise<T>): Part<T> {
  let loaded: T | undefined;
  return {
    find: () => loaded,
    async load() {
      loaded ??= await importPart();
      return loaded;
    },
  };
}

/** Loads a part, again and again until it has come. */
export async function awaitPart<T>(part: Part<T>): Promise<T> {
  for (;;) {
    try {
      return await part.load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** What a part has, asked for from now on; undefined until it has come. Without a network the worker has it, and a page without a worker asks again. */
export function usePart<T>(part: Part<T> | undefined): T | undefined {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const loaded = part?.find();
  const isMissing = part !== undefined && loaded === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      void part.load().then(
        () => isCurrent && drawAgain(),
        () => {
          if (isCurrent) timer = setTimeout(load, RETRY_MS);
        },
      );
    };
    load();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [part, isMissing]);
  return loaded;
}

/** Loads parts one after the other; those that do not come are asked for again, ever less often. The answer ends it. */
export function loadParts(parts: readonly Part<unknown>[]): () => void {
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function load(retryMs: number): Promise<void> {
    for (const part of parts) if (!isEnded) await part.load().catch(() => undefined);
    if (!isEnded && parts.some((part) => part.find() === undefined))
      timer = setTimeout(() => void load(Math.min(2 * retryMs, MAX_RETRY_MS)), retryMs);
  }
  void load(RETRY_MS);
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
