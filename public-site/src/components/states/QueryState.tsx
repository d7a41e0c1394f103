import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readPublicError } from '../../api/public-error.ts';
import { Failure } from './Failure.tsx';
import { Skeleton } from './Skeleton.tsx';

const SKELETON_DELAY_MS = 150;
const MIN_SHOWN_MS = 300;

/** Whether to show the skeleton: only after 150 ms, and then for at least 300 ms, so that it does not flash. */
function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  const shownSince = useRef(0);
  useEffect(() => {
    if (isWaiting === isSlow) return undefined;
    const delay = isWaiting ? SKELETON_DELAY_MS : Math.max(0, MIN_SHOWN_MS - (Date.now() - shownSince.current));
    const timer = setTimeout(() => {
      shownSince.current = Date.now();
      setIsSlow(isWaiting);
    }, delay);
    return () => clearTimeout(timer);
  }, [isWaiting, isSlow]);
  return isSlow;
}

interface QueryLike<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface QueryStateProps<Data> {
  readonly query: QueryLike<Data>;
  readonly rows?: number;
  /** Whether a failure replaces the whole page. */
  readonly isWholePage?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a query's data if there is any, else its failure, else a skeleton of `rows` rows. */
export function QueryState<Data>({ query, rows = 8, isWholePage = false, children }: QueryStateProps<Data>) {
  const isWaiting = query.data === undefined && !query.isError;
  const isSlow = useIsSlow(isWaiting);
  if (isSlow) return <Skeleton rows={rows} />;
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return <Failure error={readPublicError(query.error)} onRetry={query.refetch} isWholePage={isWholePage} />;
  return <div aria-busy="true" style={{ minHeight: `${rows * 60}px` }} />;
}
