import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { RACE_PAGE_ROWS } from 'shared-domain';

interface Pages {
  readonly limit: number;
  readonly showMore: () => void;
}

/**
 * How many rows of a long list are shown, with a button for more: unlike with endless scrolling the footer stays reachable.
 * All rows are printed.
 */
export function usePages(): Pages {
  const [limit, setLimit] = useState(RACE_PAGE_ROWS);
  useEffect(() => {
    let previousLimit = RACE_PAGE_ROWS;
    const showAll = () =>
      flushSync(() =>
        setLimit((shown) => {
          if (shown !== Number.POSITIVE_INFINITY) previousLimit = shown;
          return Number.POSITIVE_INFINITY;
        }),
      );
    const restoreLimit = () => setLimit(previousLimit);
    window.addEventListener('beforeprint', showAll);
    window.addEventListener('afterprint', restoreLimit);
    return () => {
      window.removeEventListener('beforeprint', showAll);
      window.removeEventListener('afterprint', restoreLimit);
    };
  }, []);
  return { limit, showMore: () => setLimit((shown) => shown + RACE_PAGE_ROWS) };
}
