import type { ReactNode } from 'react';
import { publicError } from '../../api/public-error.ts';
import { Failure } from './Failure.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useSlow } from './use-slow.ts';

interface QueryLike<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface QueryStateProps<Data> {
  readonly query: QueryLike<Data>;
  readonly rows?: number;
  /** A failure then stands for the whole page. */
  readonly page?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** The order of a page's states: what is held, else the failure, else the skeleton. */
export function QueryState<Data>({ query, rows = 8, page = false, children }: QueryStateProps<Data>) {
  const waiting = query.data === undefined && !query.isError;
  const slow = useSlow(waiting);
  if (slow) return <Skeleton rows={rows} />;
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <Failure error={publicError(query.error)} onRetry={query.refetch} page={page} />;
  return <div aria-busy="true" style={{ minHeight: `${rows * 60}px` }} />;
}
