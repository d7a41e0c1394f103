import { useSyncExternalStore } from 'react';
import { makeDateFormat } from 'shared-domain';
import { useIsUnanswered, useLastSync } from '../../api/last-sync.ts';
import { useText } from '../../locales/use-text.ts';

/** Whether the page is connected: the device has a network and the server answers; and when it last did. */
export function Connection() {
  const { t, language } = useText();
  const hasNetwork = useOnline();
  const online = !useIsUnanswered() && hasNetwork;
  const at = useLastSync();
  const time = at && makeDateFormat(language, { timeStyle: online ? 'medium' : 'short' }).format(at);
  return (
    <span className={online ? 'sync' : 'sync away'}>
      <span role="status">{t(online ? 'frame.online' : 'frame.away')}</span>
      {time !== undefined && <time className="only-mid">· {online ? time : t('frame.away.since', { time })}</time>}
    </span>
  );
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the device says that it has a network. */
const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
