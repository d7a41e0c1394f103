import { type InjectableStore, provideReference, type Reference } from 'shared-domain/platform';
import { CACHE_CHECK_MS, isCacheCheckDue } from 'shared-domain/platform/state';
import { checkReference, type ReferenceSources } from './check-reference.ts';
import { deviceStore } from './device-store.ts';
import { cacheVersion, reference } from './reference-api.ts';

const REQUEST_OPTIONS = { subscribe: false, forceRefetch: true } as const;

const createSources = (store: InjectableStore): ReferenceSources => ({
  device: deviceStore,
  version: async () => (await store.dispatch(cacheVersion.initiate(undefined, REQUEST_OPTIONS))).data?.version,
  loadReference: async (version) => (await store.dispatch(reference.initiate(version, REQUEST_OPTIONS))).data,
});

/** Checks the reference data now and every `CACHE_CHECK_MS` while the page is visible (P7.4 and P9.6); returns its end. */
export function scheduleChecks(sources: ReferenceSources, clock: () => number = Date.now): () => void {
  let currentReference: Reference | undefined;
  let lastCheckMs: number | undefined;
  const check = () => {
    if (document.hidden || !isCacheCheckDue(lastCheckMs, clock())) return;
    lastCheckMs = clock();
    void checkReference(sources, provideReference, currentReference).then((reference) => {
      currentReference = reference;
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

export const scheduleStoreChecks = (store: InjectableStore): (() => void) => scheduleChecks(createSources(store));
