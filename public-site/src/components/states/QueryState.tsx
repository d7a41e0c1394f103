import { type ReactNode, useEffect, useRef, useState } from 'react';
import { publicError } from '../../api/public-error.ts';
import { Failure } from './Failure.tsx';
import { Skeleton } from './Skeleton.tsx';

const DELAY_MS = 150;
const MIN_SHOWN_MS = 300;

/** Whether to show the skeleton: only after 150 ms, and then for at least 300 ms, so that it does not flash. */
function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (waiting === slow) return undefined;
    const wait = waiting ? DELAY_MS : Math.max(0, MIN_SHOWN_MS - (Date.now() - since.current));
    const timer = setTimeout(() => {
      since.current = Date.now();
      setSlow(waiting);
    }, wait);
    return () => clearTimeout(timer);
  }, [waiting, slow]);
  return slow;
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
  readonly page?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a query's data if there is any, else its failure, else a skeleton of `rows` rows. */
export function QueryState<Data>({ query, rows = 8, page = false, children }: QueryStateProps<Data>) {
  const waiting = query.data === undefined && !query.isError;
  const slow = useSlow(waiting);
  if (slow) return <Skeleton rows={rows} />;
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <Failure error={publicError(query.error)} onRetry={query.refetch} page={page} />;
  return <div aria-busy="true" style={{ minHeight: `${rows * 60}px` }} />;
}
