import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { type NotifyOptions, useTranslation } from 'shared-domain/platform';
import './notification.css';

/** ms on screen (specification 9). */
const TIMEOUT = 8000;

type Notify = (text: string, options?: NotifyOptions) => void;

const NotificationContext = createContext<Notify>(() => undefined);

export const useNotification = (): Notify => useContext(NotificationContext);

interface Shown {
  readonly text: string;
  readonly kind: 'success' | 'error';
  readonly timeout: number;
}

/** The snackbar: a new message takes the place of the last one. */
export function NotificationProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const notify = useCallback<Notify>(
    (text, { kind = 'success', timeout = TIMEOUT } = {}) => setShown({ text, kind, timeout }),
    [],
  );
  return (
    <NotificationContext value={notify}>
      {children}
      {shown !== undefined && <Snackbar {...shown} onClose={() => setShown(undefined)} />}
    </NotificationContext>
  );
}

/** Waits while it is looked at or holds the focus; an error stays until it is dismissed. */
function Snackbar({ text, kind, timeout, onClose }: Shown & { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  const [held, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text starts its own time
  useEffect(() => {
    if (held || kind === 'error') return;
    const timer = setTimeout(onClose, timeout);
    return () => clearTimeout(timer);
  }, [held, kind, timeout, text]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking at it holds it; nothing here is operated by the pointer
    <div
      className={`snack ${kind}`}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{text}</span>
      <button type="button" onClick={onClose}>
        {t('close')}
      </button>
    </div>
  );
}
