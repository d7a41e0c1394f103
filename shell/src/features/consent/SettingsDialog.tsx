import { useEffect } from 'react';
import {
  acceptAllConsent,
  type ConsentAnswer,
  type ConsentState,
  refuseAllConsent,
  saveConsent,
  switchAnalytics,
} from 'shared-domain/platform/state';
import { useOpenDialog } from '../../components/use-open-dialog.ts';
import { CookieSettings } from './CookieSettings.tsx';
import '../../components/dialog.css';
import './consent.css';

interface SettingsDialogProps {
  readonly state: ConsentState;
  readonly onChange: (state: ConsentState) => void;
  readonly onAnswer: (answer: ConsentAnswer) => void;
  /** Closes the settings without an answer. */
  readonly onBack: () => void;
}

/** The cookie settings, above the page. */
export function SettingsDialog({ state, onChange, onAnswer, onBack }: SettingsDialogProps) {
  const dialog = useOpenDialog();
  useEffect(() => {
    dialog.current?.querySelector('h2')?.focus();
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className="dlg consent"
      aria-labelledby="consent-settings"
      onCancel={(event) => {
        event.preventDefault();
        onBack();
      }}
      onClose={(event) => {
        // Browsers close a dialog at a second Escape even so.
        if (event.currentTarget.isConnected && !event.currentTarget.open) onBack();
      }}
    >
      <CookieSettings
        choices={state.choices}
        onSwitch={(analytics) => onChange(switchAnalytics(state, analytics))}
        onAccept={() => onAnswer(acceptAllConsent())}
        onRefuse={() => onAnswer(refuseAllConsent())}
        onSave={() => onAnswer(saveConsent(state))}
      />
    </dialog>
  );
}
