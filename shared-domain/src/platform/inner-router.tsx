import {
  type ComponentType,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
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

/** Whether two query strings have the same parameters, in any order. */
const isSameQuery = (a: string, b: string): boolean => {
  const [first, second] = [new URLSearchParams(a), new URLSearchParams(b)];
  first.sort();
  second.sort();
  return `${first}` === `${second}`;
};

interface InnerRouter {
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
  /** Ends the stay at the query that the server drew. */
  readonly follow: () => void;
}

/**
 * A router for another React root of the same page: where this one goes, that one goes, and the reverse. It begins at the query
 * `drawnSearch`, of which the server knows only a part, and nothing of what stands behind `#` or in the history.
 */
export function useInnerRouter(drawnSearch: string): InnerRouter {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const location = useLocation();
  const navigationType = useNavigationType();
  const latest = useRef({ location, navigationType });
  latest.current = { location, navigationType };
  const [inner] = useState(() => {
    const { search, hash, state } = location;
    const isAsDrawn = isSameQuery(search, drawnSearch) && hash === '' && state === null;
    const start = isAsDrawn ? location : { ...location, search: drawnSearch, hash: '', state: null };
    const { moveTo, InnerRouter: Router } = createInnerRouter({ location: start, navigationType }, navigator);
    return { Router, follow: () => moveTo(latest.current) };
  });
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the inner router follows each change of the location
  useLayoutEffect(() => {
    if (!isFirst.current) inner.follow();
    isFirst.current = false;
  }, [inner, location]);
  return inner;
}
