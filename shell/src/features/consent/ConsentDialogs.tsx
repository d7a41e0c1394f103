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
import { useModal } from '../../components/use-modal.ts';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { CookieSettings } from './CookieSettings.tsx';
import '../../components/dialog.css';
import './consent.css';

interface ConsentDialogsProps {
  readonly state: ConsentState;
  readonly onChange: (state: ConsentState) => void;
  readonly onAnswer: (answer: ConsentAnswer) => void;
  /** Back from the settings without an answer. */
  readonly onBack: () => void;
  /** The page behind must stay in reach: it says what is answered here. */
  readonly beside: boolean;
}

/** The question and its settings, in one persistent dialog (P2.4). */
export function ConsentDialogs({ state, onChange, onAnswer, onBack, beside }: ConsentDialogsProps) {
  const dialog = useModal({ beside });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other layer takes the focus when it comes
  useEffect(() => {
    if (!beside) dialog.current?.querySelector('h2')?.focus();
  }, [state.dialog]);
  return (
    <dialog
      ref={dialog}
      className={beside ? 'dlg consent beside' : 'dlg consent'}
      aria-labelledby="consent-title"
      onCancel={(event) => {
        event.preventDefault();
        if (state.dialog === 'settings') onBack();
      }}
      onClose={(event) => {
        // Browsers let a second Escape through; a question is still there until it is answered.
        const { isConnected, open } = event.currentTarget;
        if (isConnected && !open && !beside) event.currentTarget.showModal();
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
