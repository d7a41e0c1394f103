import { useEffect, useReducer } from 'react';

/** A script of its own, which a page loads once something of it is needed; once it has come it stays. */
export interface Part<T> {
  readonly load: () => Promise<T>;
  readonly find: () => T | undefined;
}

const RETRY_MS = 2000;

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
