import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { RACE_PAGE as PAGE } from 'shared-domain';

export { PAGE };

interface Pages {
  readonly limit: number;
  readonly more: () => void;
}

/**
 * How many rows of a long list are shown, with a button for more: unlike with endless scrolling the footer stays reachable.
 * All rows are printed.
 */
export function usePages(): Pages {
  const [limit, setLimit] = useState(PAGE);
  useEffect(() => {
    let before = PAGE;
    const all = () =>
      flushSync(() =>
        setLimit((shown) => {
          if (shown !== Number.POSITIVE_INFINITY) before = shown;
          return Number.POSITIVE_INFINITY;
        }),
      );
    const back = () => setLimit(before);
    window.addEventListener('beforeprint', all);
    window.addEventListener('afterprint', back);
    return () => {
      window.removeEventListener('beforeprint', all);
      window.removeEventListener('afterprint', back);
    };
  }, []);
  return { limit, more: () => setLimit((shown) => shown + PAGE) };
}
