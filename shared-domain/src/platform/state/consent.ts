/** Keys of local storage under which the choices are stored as the texts `true` and `false` (P4.7). */
export const CONSENT_KEYS = { answered: 'eP_answered', essential: 'eP_essential', analytics: 'eP_analytics' } as const;
/** One of `CONSENT_KEYS`. */
export type ConsentKey = (typeof CONSENT_KEYS)[keyof typeof CONSENT_KEYS];

/** The stored texts by key; absent or null for a key that was never written. */
export type StoredConsent = Readonly<Partial<Record<ConsentKey, string | null>>>;

/** The two choices (P3.13); `essential` needs no consent, so it is always true and its switch is disabled. */
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

/** What the page must do after an answer: store these texts, send `update` to analytics, and reload. */
export interface ConsentAnswer {
  readonly state: ConsentState;
  readonly store: Readonly<Record<ConsentKey, 'true' | 'false'>>;
  readonly update: 'granted' | 'denied';
  readonly reload: true;
}

const buildChoices = (analytics: boolean): ConsentChoices => ({ essential: true, analytics });

/**
 * Whether analytics counts as enabled: only if the stored text is exactly `true` (P4.7).
 * @example isAnalyticsEnabled({ eP_analytics: 'True' }) // false
 */
export function isAnalyticsEnabled(stored: StoredConsent): boolean {
  return stored.eP_analytics === 'true';
}

/**
 * Whether analytics may start (P4.7): not if the site's operator has disabled it, nor without the reader's consent.
 * @example canStartAnalytics({ eP_analytics: 'true' }, { disabled: true }) // false
 */
export function canStartAnalytics(stored: StoredConsent, { disabled = false }: { disabled?: boolean } = {}): boolean {
  return !disabled && isAnalyticsEnabled(stored);
}

/**
 * The consent when a page opens; the question is shown until it has been answered (P4.7).
 * @example restoreConsent({}).dialog // 'question'
 */
export function restoreConsent(stored: StoredConsent): ConsentState {
  return {
    dialog: stored.eP_answered === 'true' ? 'closed' : 'question',
    choices: buildChoices(isAnalyticsEnabled(stored)),
  };
}

/**
 * Opens the settings, for « paramétrer les cookies ».
 * @example openConsentSettings(restoreConsent({})).dialog // 'settings'
 */
export function openConsentSettings(state: ConsentState): ConsentState {
  return { ...state, dialog: 'settings' };
}

/**
 * Sets the switch of analytics; nothing is stored until it is saved.
 * @example switchAnalytics(restoreConsent({}), true).choices.analytics // true
 */
export function switchAnalytics(state: ConsentState, analytics: boolean): ConsentState {
  return { ...state, choices: buildChoices(analytics) };
}

function buildAnswer(analytics: boolean): ConsentAnswer {
  return {
    state: { dialog: 'closed', choices: buildChoices(analytics) },
    store: { eP_answered: 'true', eP_essential: 'true', eP_analytics: analytics ? 'true' : 'false' },
    update: analytics ? 'granted' : 'denied',
    reload: true,
  };
}

/** « Accepter » and « tout accepter » (P4.7). @example acceptAllConsent().update // 'granted' */
export function acceptAllConsent(): ConsentAnswer {
  return buildAnswer(true);
}

/**
 * « tout refuser » (P4.7).
 * @example refuseAllConsent().store.eP_essential // 'true'
 */
export function refuseAllConsent(): ConsentAnswer {
  return buildAnswer(false);
}

/**
 * « enregistrer et continuer » (P4.7): saves the current switches.
 * @example saveConsent(restoreConsent({})).store.eP_analytics // 'false'
 */
export function saveConsent({ choices }: ConsentState): ConsentAnswer {
  return buildAnswer(choices.analytics);
}
