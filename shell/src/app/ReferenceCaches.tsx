import { useEffect } from 'react';
import type { InjectableStore } from 'shared-domain/platform';

/** The page comes first: what it needs to be drawn is not the reference data, ms. */
const QUIET = 1000;

/** Keeps the reference caches of the device up to date, by code that comes after the page. */
export function ReferenceCaches({ store }: { readonly store: InjectableStore }) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      import('../features/reference/follow-reference.ts').then(
        ({ followReferenceOf }) => {
          stop = followReferenceOf(store);
        },
        (error: unknown) => console.warn('Les données de référence n’ont pas pu être chargées', error),
      );
    }, QUIET);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [store]);
  return null;
}
