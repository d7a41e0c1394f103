import { type InjectableStore, provideReference, type Reference } from 'shared-domain/platform';
import { CACHE_CHECK_MS, isCacheCheckDue } from 'shared-domain/platform/state';
import { checkReference, type ReferenceSources } from './check-reference.ts';
import { deviceStore } from './device-store.ts';
import { cacheVersion, reference } from './reference-api.ts';

const ONCE = { subscribe: false, forceRefetch: true } as const;

const sourcesOf = (store: InjectableStore): ReferenceSources => ({
  device: deviceStore,
  version: async () => (await store.dispatch(cacheVersion.initiate(undefined, ONCE))).data?.version,
  load: async (version) => (await store.dispatch(reference.initiate(version, ONCE))).data,
});

/** Checks the reference caches now and every 300000 ms while the page is looked at (P7.4 and P9.6). */
export function followReference(sources: ReferenceSources, clock: () => number = Date.now): () => void {
  let present: Reference | undefined;
  let last: number | undefined;
  const check = () => {
    if (document.hidden || !isCacheCheckDue(last, clock())) return;
    last = clock();
    void checkReference(sources, provideReference, present).then((reference) => {
      present = reference;
    });
  };
  check();
  const timer = setInterval(check, CACHE_CHECK_MS);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

export const followStoreReference = (store: InjectableStore): (() => void) => followReference(sourcesOf(store));
