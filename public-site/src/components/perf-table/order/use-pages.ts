import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { RACE_PAGE as PAGE } from 'shared-domain';

export { PAGE };

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
