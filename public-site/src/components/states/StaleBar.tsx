import { useHeldSince } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { formatClockTime } from '../page/dates.ts';
import './states.css';
import { useSyncExternalStore } from 'react';

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser reports a network connection. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}

/** The part of a query's result that this bar needs. */
interface Refreshable {
  readonly isError: boolean;
  readonly data?: unknown;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

/** «Hors ligne – données de 14:32»: shown above old data when a refresh failed or there is no network. */
export function StaleBar({ queries }: { readonly queries: readonly Refreshable[] }) {
  const { t } = useText();
  const isOnline = useIsOnline();
  const storedSince = useHeldSince();
  const loadedQueries = queries.filter((query) => query.data !== undefined);
  const hasFailed = loadedQueries.some((query) => query.isError);
  if (loadedQueries.length === 0 || (isOnline && !hasFailed && storedSince === undefined)) return null;
  const oldest = storedSince ?? Math.min(...loadedQueries.map((query) => query.fulfilledTimeStamp ?? Date.now()));
  return (
    <div className="stale" role="status">
      <div className="wrap">
        {t('stale', { time: formatClockTime(oldest) })}
        <button
          type="button"
          onClick={() => {
            for (const query of queries) query.refetch();
          }}
        >
          {t('retry')}
        </button>
      </div>
    </div>
  );
}
