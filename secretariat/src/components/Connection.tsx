import { useText } from '../locales/use-text.ts';
import { useOnline } from './use-online.ts';

/** Whether the device has a network, in a word. */
export function Connection() {
  const { t } = useText();
  const online = useOnline();
  return (
    <span className={online ? 'sync' : 'sync away'} role="status">
      {t(online ? 'frame.online' : 'frame.away')}
    </span>
  );
}
