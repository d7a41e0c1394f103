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

/** `kind` decides how screen readers announce it: as an alert or as a status. */
interface SpokenSnackbar extends SnackbarState {
  readonly kind: 'success' | 'error';
}

/** Provides the snackbar; a new message replaces the last one. */
export function NotificationProvider({ children }: { readonly children: ReactNode }) {
  const [snackbar, setSnackbar] = useState<SpokenSnackbar>({ ...NO_SNACKBAR, kind: 'success' });
  const notify = useCallback((text: string, { kind = 'success', ...options }: NotifyOptions = {}) => {
    setSnackbar({ ...openSnackbar(text, kind === 'error' ? { colour: 'red-darken-4', ...options } : options), kind });
  }, []);
  return (
    <NotifyContext value={notify}>
      {children}
      {snackbar.visible && (
        <Snackbar
          snackbar={snackbar}
          onTimeout={() => setSnackbar({ ...snackbar, ...expireSnackbar(snackbar, snackbar.timeout) })}
          onClose={() => setSnackbar({ ...snackbar, ...dismissSnackbar(snackbar) })}
        />
      )}
    </NotifyContext>
  );
}

interface SnackbarProps {
  readonly snackbar: SpokenSnackbar;
  /** Called when its time is over. */
  readonly onTimeout: () => void;
  readonly onClose: () => void;
}

/** Stays while the pointer or the focus is on it; an error has the same time as any other message (P4.10). */
function Snackbar({ snackbar, onTimeout, onClose }: SnackbarProps) {
  const { t } = useTranslation('shell');
  const [isHeld, setIsHeld] = useState(false);
  const { message, kind, colour, timeout } = snackbar;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message starts its own time
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onTimeout, timeout);
    return () => clearTimeout(timer);
  }, [isHeld, snackbar]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only keeps it open; it operates nothing here
    <div
      className={`snack ${colour}`}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span>{message}</span>
      <button type="button" onClick={onClose}>
        {t('close')}
      </button>
    </div>
  );
}
