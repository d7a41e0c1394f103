import { useLastSync } from '../../api/last-sync.ts';
import { useText } from '../../locales/use-text.ts';
import { useOnline } from './use-online.ts';

/** Whether the device has a network, in a word, and when the server was last heard. */
export function Connection() {
  const { t, language } = useText();
  const online = useOnline();
  const at = useLastSync();
  const time = at && new Intl.DateTimeFormat(language, { timeStyle: online ? 'medium' : 'short' }).format(at);
  return (
    <span className={online ? 'sync' : 'sync away'}>
      <span role="status">{t(online ? 'frame.online' : 'frame.away')}</span>
      {time !== undefined && <time className="only-mid">· {online ? time : t('frame.away.since', { time })}</time>}
    </span>
  );
}
