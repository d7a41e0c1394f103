import { useEffect } from 'react';
import {
  acceptAllConsent,
  type ConsentAnswer,
  type ConsentState,
  openConsentSettings,
  refuseAllConsent,
  saveConsent,
  switchAnalytics,
} from 'shared-domain/platform/state';
import { useOpenDialog } from '../../components/use-open-dialog.ts';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { CookieSettings } from './CookieSettings.tsx';
import '../../components/dialog.css';
import './consent.css';

interface ConsentDialogsProps {
  readonly state: ConsentState;
  readonly onChange: (state: ConsentState) => void;
  readonly onAnswer: (answer: ConsentAnswer) => void;
  /** Closes the settings without an answer. */
  readonly onBack: () => void;
  /** Whether the page behind stays usable: on the policy page, which explains the question. */
  readonly isPageUsable: boolean;
}

/** The question and its settings, in one dialog that stays until it is answered (P2.4). */
export function ConsentDialogs({ state, onChange, onAnswer, onBack, isPageUsable }: ConsentDialogsProps) {
  const dialog = useOpenDialog({ isPageUsable });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading takes the focus when the question and the settings alternate
  useEffect(() => {
    if (!isPageUsable) dialog.current?.querySelector('h2')?.focus();
  }, [state.dialog]);
  return (
    <dialog
      ref={dialog}
      className={isPageUsable ? 'dlg consent beside' : 'dlg consent'}
      aria-labelledby="consent-title"
      onCancel={(event) => {
        event.preventDefault();
        if (state.dialog === 'settings') onBack();
      }}
      onClose={(event) => {
        // Browsers close a dialog at a second Escape even so; the question must stay until it is answered.
        const { isConnected, open } = event.currentTarget;
        if (isConnected && !open && !isPageUsable) event.currentTarget.showModal();
      }}
    >
      {state.dialog === 'settings' ? (
        <CookieSettings
          choices={state.choices}
          onSwitch={(analytics) => onChange(switchAnalytics(state, analytics))}
          onAccept={() => onAnswer(acceptAllConsent())}
          onRefuse={() => onAnswer(refuseAllConsent())}
          onSave={() => onAnswer(saveConsent(state))}
        />
      ) : (
        <ConsentQuestion
          onAccept={() => onAnswer(acceptAllConsent())}
          onRefuse={() => onAnswer(refuseAllConsent())}
          onSettings={() => onChange(openConsentSettings(state))}
        />
      )}
    </dialog>
  );
}
