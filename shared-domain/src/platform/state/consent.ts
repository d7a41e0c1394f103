/** Where the choices are kept on the reader's device (P4.7), as the texts `true` and `false`. */
export const CONSENT_KEYS = { answered: 'eP_answered', essential: 'eP_essential', analytics: 'eP_analytics' } as const;
/** A key of the device's store. */
export type ConsentKey = (typeof CONSENT_KEYS)[keyof typeof CONSENT_KEYS];

/** What the device's store holds under these keys; a key that was never written is absent or null, as the store gives it. */
export type StoredConsent = Readonly<Partial<Record<ConsentKey, string | null>>>;

/** The two choices (P3.13): `essential` needs no consent, so that it is always true and its switch is disabled. */
export interface ConsentChoices {
  readonly essential: true;
  readonly analytics: boolean;
}

/** Which dialog is open: the question, its settings, or none once it is answered. */
export type ConsentDialog = 'question' | 'settings' | 'closed';

/** The consent of a reader. */
export interface ConsentState {
  readonly dialog: ConsentDialog;
  readonly choices: ConsentChoices;
}

/** What an answer asks of the page: texts to store, what analytics is told, and to reload. */
export interface ConsentAnswer {
  readonly state: ConsentState;
  readonly store: Readonly<Record<ConsentKey, 'true' | 'false'>>;
  readonly update: 'granted' | 'denied';
  readonly reload: true;
}

const choicesOf = (analytics: boolean): ConsentChoices => ({ essential: true, analytics });

/**
 * Whether analytics counts as enabled: only if the stored text is exactly `true` (P4.7).
 * @example isAnalyticsEnabled({ eP_analytics: 'True' }) // false
 */
export function isAnalyticsEnabled(stored: StoredConsent): boolean {
  return stored.eP_analytics === 'true';
}

/**
 * Whether analytics is initialised (P4.7): only if not disabled, by the reader's choice or by the site's operator.
 * Without an answer it is disabled.
 * @example startsAnalytics({ eP_analytics: 'true' }, { disabled: true }) // false
 */
export function startsAnalytics(stored: StoredConsent, { disabled = false }: { disabled?: boolean } = {}): boolean {
  return !disabled && isAnalyticsEnabled(stored);
}

/**
 * The consent a page opens with: the question is visible until it has been answered (P4.7).
 * @example restoreConsent({}).dialog // 'question'
 */
export function restoreConsent(stored: StoredConsent): ConsentState {
  return {
    dialog: stored.eP_answered === 'true' ? 'closed' : 'question',
    choices: choicesOf(isAnalyticsEnabled(stored)),
  };
}

/**
 * « paramétrer les cookies » opens the settings, with the choices as they stand.
 * @example openConsentSettings(restoreConsent({})).dialog // 'settings'
 */
export function openConsentSettings(state: ConsentState): ConsentState {
  return { ...state, dialog: 'settings' };
}

/**
 * Moves the one switch that moves; nothing is stored before it is saved.
 * @example switchAnalytics(restoreConsent({}), true).choices.analytics // true
 */
export function switchAnalytics(state: ConsentState, analytics: boolean): ConsentState {
  return { ...state, choices: choicesOf(analytics) };
}

function answer(analytics: boolean): ConsentAnswer {
  return {
    state: { dialog: 'closed', choices: choicesOf(analytics) },
    store: { eP_answered: 'true', eP_essential: 'true', eP_analytics: analytics ? 'true' : 'false' },
    update: analytics ? 'granted' : 'denied',
    reload: true,
  };
}

/** « Accepter » and « tout accepter » (P4.7). @example acceptAllConsent().update // 'granted' */
export function acceptAllConsent(): ConsentAnswer {
  return answer(true);
}

/**
 * « tout refuser » (P4.7): what needs no consent stays.
 * @example refuseAllConsent().store.eP_essential // 'true'
 */
export function refuseAllConsent(): ConsentAnswer {
  return answer(false);
}

/**
 * « enregistrer et continuer » (P4.7): saves the two switches as they stand.
 * @example saveConsent(restoreConsent({})).store.eP_analytics // 'false'
 */
export function saveConsent({ choices }: ConsentState): ConsentAnswer {
  return answer(choices.analytics);
}
