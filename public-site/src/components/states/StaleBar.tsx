import { useHeldSince } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { clockTime } from '../page/dates.ts';
import './states.css';
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser reports a network connection. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
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
  const online = useOnline();
  const since = useHeldSince();
  const held = queries.filter((query) => query.data !== undefined);
  const failed = held.some((query) => query.isError);
  if (held.length === 0 || (online && !failed && since === undefined)) return null;
  const oldest = since ?? Math.min(...held.map((query) => query.fulfilledTimeStamp ?? Date.now()));
  return (
    <div className="stale" role="status">
      <div className="wrap">
        {t('stale', { time: clockTime(oldest) })}
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
