import { type ComponentType, type ReactNode, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Router, UNSAFE_NavigationContext, useLocation, useNavigationType } from 'react-router-dom';

type Place = Pick<Parameters<typeof Router>[0], 'location' | 'navigationType'>;

/** Follows the router of the outer root: `useSyncExternalStore` draws both roots again before the next paint. */
function createInnerRouter(first: Place, navigator: Parameters<typeof Router>[0]['navigator']) {
  let place = first;
  const listeners = new Set<() => void>();
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  };
  const readPlace = () => place;
  return {
    moveTo(next: Place): void {
      if (next.location === place.location) return;
      place = next;
      for (const onChange of listeners) onChange();
    },
    InnerRouter({ children }: { readonly children: ReactNode }) {
      const current = useSyncExternalStore(subscribe, readPlace, readPlace);
      return (
        <Router {...current} navigator={navigator} useTransitions={false}>
          {children}
        </Router>
      );
    },
  };
}

/** A router for another React root of the same page: where this one goes, that one goes, and the reverse. */
export function useInnerRouter(): ComponentType<{ readonly children: ReactNode }> {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const location = useLocation();
  const navigationType = useNavigationType();
  const [router] = useState(() => createInnerRouter({ location, navigationType }, navigator));
  useLayoutEffect(() => router.moveTo({ location, navigationType }), [router, location, navigationType]);
  return router.InnerRouter;
}
