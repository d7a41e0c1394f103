import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type NotifyOptions, useTranslation } from 'shared-domain/platform';
import {
  dismissSnackbar,
  expireSnackbar,
  NO_SNACKBAR,
  openSnackbar,
  type SnackbarState,
} from 'shared-domain/platform/state';
import { NotifyContext } from '../../components/notify.ts';
import './notification.css';

/** A snackbar, and how it is spoken. */
interface Shown extends SnackbarState {
  readonly kind: 'success' | 'error';
}

/** The snackbar: a new message takes the place of the last one. */
export function NotificationProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>({ ...NO_SNACKBAR, kind: 'success' });
  const notify = useCallback((text: string, { kind = 'success', ...options }: NotifyOptions = {}) => {
    setShown({ ...openSnackbar(text, kind === 'error' ? { colour: 'red-darken-4', ...options } : options), kind });
  }, []);
  return (
    <NotifyContext value={notify}>
      {children}
      {shown.visible && (
        <Snackbar
          shown={shown}
          onTime={() => setShown({ ...shown, ...expireSnackbar(shown, shown.timeout) })}
          onClose={() => setShown({ ...shown, ...dismissSnackbar(shown) })}
        />
      )}
    </NotifyContext>
  );
}

interface SnackbarProps {
  readonly shown: Shown;
  /** Its time is over. */
  readonly onTime: () => void;
  readonly onClose: () => void;
}

/** Waits while it is looked at or holds the focus; an error stays until it is dismissed. */
function Snackbar({ shown, onTime, onClose }: SnackbarProps) {
  const { t } = useTranslation('shell');
  const [held, setHeld] = useState(false);
  const { message, kind, colour, timeout } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message starts its own time
  useEffect(() => {
    if (held || kind === 'error') return;
    const timer = setTimeout(onTime, timeout);
    return () => clearTimeout(timer);
  }, [held, shown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking at it holds it; nothing here is operated by the pointer
    <div
      className={`snack ${colour}`}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{message}</span>
      <button type="button" onClick={onClose}>
        {t('close')}
      </button>
    </div>
  );
}
