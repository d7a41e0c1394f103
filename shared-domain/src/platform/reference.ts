import { useSyncExternalStore } from 'react';
import type { CategoriesAnswer, FederationsAnswer, RegionsAnswer } from '../contract/types.ts';

/** The reference data, which the shell loads and stores on the device (P7.4 and P9.6). */
export interface Reference {
  /** The server's `cache-version` at the time of loading. */
  readonly version: string;
  readonly federations: FederationsAnswer;
  readonly categories: CategoriesAnswer;
  readonly regions: RegionsAnswer;
}

let currentReference: Reference | undefined;
const listeners = new Set<() => void>();

/** Replaces the reference data for all applications of the page. */
export function provideReference(reference: Reference): void {
  currentReference = reference;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reference data; undefined until it is loaded. */
export const useReference = (): Reference | undefined =>
  useSyncExternalStore(
    subscribe,
    () => currentReference,
    () => undefined,
  );
