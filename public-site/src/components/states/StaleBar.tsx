import { useHeldSince } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { formatDateAndTime } from '../date-and-time.ts';
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

/** Whether an instant (ms) is of today in the zone of the reader's device. */
const isToday = (instant: number): boolean => new Date(instant).toDateString() === new Date().toDateString();

/** The part of a query's result that this bar needs. */
interface Refreshable {
  readonly isError: boolean;
  readonly data?: unknown;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

/** «Hors ligne – données de 14:32», with the day where that is another one: shown above old data when a refresh failed or there is no network. */
export function StaleBar({ queries }: { readonly queries: readonly Refreshable[] }) {
  const { t, language } = useText();
  const isOnline = useIsOnline();
  const storedSince = useHeldSince();
  const loadedQueries = queries.filter((query) => query.data !== undefined);
  const hasFailed = loadedQueries.some((query) => query.isError);
  if (loadedQueries.length === 0 || (isOnline && !hasFailed && storedSince === undefined)) return null;
  const oldest = storedSince ?? Math.min(...loadedQueries.map((query) => query.fulfilledTimeStamp ?? Date.now()));
  return (
    <div className="stale" role="status">
      <div className="wrap">
        {isToday(oldest)
          ? t('stale', { time: formatClockTime(oldest) })
          : t('stale.day', { moment: formatDateAndTime(oldest, language) })}
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
