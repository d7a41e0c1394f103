import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows of a long list shown at once, and added by each «Afficher 100 de plus». */
export const PAGE = 100;

interface Pages {
  readonly limit: number;
  readonly more: () => void;
}

/**
 * How much of a long list is shown: the footer and the back button keep working, as an endless list would not let them.
 * On paper there is no button: all of it is printed.
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
