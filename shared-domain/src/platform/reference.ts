import { useSyncExternalStore } from 'react';
import type { CategoriesAnswer, FederationsAnswer, RegionsAnswer } from '../contract/types.ts';

/** The reference data of the product, as the shell loads and keeps it (P7.4 and P9.6). */
export interface Reference {
  /** The server's `cache-version` that it was loaded with. */
  readonly version: string;
  readonly federations: FederationsAnswer;
  readonly categories: CategoriesAnswer;
  readonly regions: RegionsAnswer;
}

let present: Reference | undefined;
const changed = new Set<() => void>();

/** Puts another edition in the place of the present one, for every application of the page. */
export function provideReference(reference: Reference): void {
  present = reference;
  for (const tell of changed) tell();
}

function subscribe(tell: () => void): () => void {
  changed.add(tell);
  return () => changed.delete(tell);
}

/** The reference data; undefined before it was ever loaded on this device. */
export const useReference = (): Reference | undefined =>
  useSyncExternalStore(
    subscribe,
    () => present,
    () => undefined,
  );
