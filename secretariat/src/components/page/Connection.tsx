import { useSyncExternalStore } from 'react';
import { makeDateFormat } from 'shared-domain';
import { useIsUnanswered, useLastSync } from '../../api/last-sync.ts';
import { useText } from '../../locales/use-text.ts';
import { useOpenZone } from './use-open-zone.ts';

/** Whether the page is connected: the device has a network and the server answers; and when it last did. */
export function Connection() {
  const { t, language } = useText();
  const hasNetwork = useOnline();
  const isOnline = !useIsUnanswered() && hasNetwork;
  const lastSyncAt = useLastSync();
  const timeZone = useOpenZone();
  const time =
    lastSyncAt && makeDateFormat(language, { timeStyle: isOnline ? 'medium' : 'short', timeZone }).format(lastSyncAt);
  // Inside a competition times are of its place, elsewhere of this computer: the name of the zone says which.
  const timeWithZone = lastSyncAt && makeDateFormat(language, { timeStyle: 'full', timeZone }).format(lastSyncAt);
  return (
    <span className={isOnline ? 'sync' : 'sync away'}>
      <span role="status">{t(isOnline ? 'frame.online' : 'frame.away')}</span>
      {time !== undefined && (
        <time className="only-mid" title={timeWithZone}>
          {isOnline ? time : t('frame.away.since', { time })}
        </time>
      )}
    </span>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the device says that it has a network. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
