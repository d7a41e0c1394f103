import { describe, expect, test } from '@jest/globals';
import {
  acceptAllConsent,
  CONSENT_KEYS,
  type ConsentAnswer,
  canStartAnalytics,
  isAnalyticsEnabled,
  openConsentSettings,
  refuseAllConsent,
  restoreConsent,
  saveConsent,
  switchAnalytics,
} from './consent.ts';

const newVisitor = restoreConsent({});
const settings = openConsentSettings(newVisitor);
const ANSWERS: [string, () => ConsentAnswer, boolean][] = [
  ['accept all', acceptAllConsent, true],
  ['refuse all', refuseAllConsent, false],
  ['save, analytics on', () => saveConsent(switchAnalytics(settings, true)), true],
  ['save, analytics off', () => saveConsent(switchAnalytics(settings, false)), false],
];

describe('consent choices (two booleans: non-consent-required, always true and disabled; analytics)', () => {
  test('before an answer the first is true, the second false', () => {
    expect(newVisitor.choices).toEqual({ essential: true, analytics: false });
  });

  test('the switch moves the second only', () => {
    expect(switchAnalytics(newVisitor, true)).toEqual({
      dialog: 'question',
      choices: { essential: true, analytics: true },
    });
    expect(switchAnalytics(switchAnalytics(newVisitor, true), false)).toEqual(newVisitor);
  });

  test.each(ANSWERS)('%s leaves the first true', (_, answer) => {
    expect(answer().state.choices.essential).toBe(true);
    expect(answer().store.eP_essential).toBe('true');
  });
});

describe('Consent: dialog visible until answered.', () => {
  test.each([
    [{}, 'question'],
    [{ eP_answered: null }, 'question'],
    [{ eP_answered: 'false' }, 'question'],
    [{ eP_answered: 'yes' }, 'question'],
    [{ eP_analytics: 'true' }, 'question'],
    [{ eP_answered: 'true' }, 'closed'],
  ])('with %j stored: %s', (stored, dialog) => {
    expect(restoreConsent(stored).dialog).toBe(dialog);
  });
});

describe('Choices: Accepter (accept all); parametrer les cookies (opens settings); in settings tout accepter, tout refuser, or enregistrer et continuer (saves the two switches).', () => {
  test('parametrer les cookies opens the settings with the current choices', () => {
    expect(settings).toEqual({ dialog: 'settings', choices: newVisitor.choices });
    const restored = restoreConsent({ eP_answered: 'true', eP_analytics: 'true' });
    expect(openConsentSettings(restored)).toEqual({
      dialog: 'settings',
      choices: { essential: true, analytics: true },
    });
  });

  test.each(ANSWERS)('%s', (_, answer, analytics) => {
    expect(answer().state.choices.analytics).toBe(analytics);
  });

  test('enregistrer et continuer without a touch saves what was there', () => {
    expect(saveConsent(settings)).toEqual(refuseAllConsent());
    expect(saveConsent(restoreConsent({ eP_analytics: 'true' }))).toEqual(acceptAllConsent());
  });
});

describe('After any answer the choice is stored, dialogs close and the page reloads.', () => {
  test.each(ANSWERS)('%s', (_, answer) => {
    const { state, store, reload } = answer();
    expect(state.dialog).toBe('closed');
    expect(reload).toBe(true);
    expect(restoreConsent(store)).toEqual(state);
  });
});

describe('Choices are kept in local storage under eP_answered, eP_essential, eP_analytics (true/false text).', () => {
  test('the three keys, and no other', () => {
    expect(Object.values(CONSENT_KEYS)).toEqual(['eP_answered', 'eP_essential', 'eP_analytics']);
    expect(acceptAllConsent().store).toEqual({ eP_answered: 'true', eP_essential: 'true', eP_analytics: 'true' });
    expect(refuseAllConsent().store).toEqual({ eP_answered: 'true', eP_essential: 'true', eP_analytics: 'false' });
  });
});

describe('Analytics counts as enabled only if the stored analytics value is exactly true; opt-in sends a consent update to granted, opt-out to denied.', () => {
  test.each([
    ['true', true],
    ['True', false],
    [' true', false],
    ['1', false],
    ['false', false],
    ['', false],
    [null, false],
  ])('%p stored counts as enabled: %p', (text, enabled) => {
    expect(isAnalyticsEnabled({ eP_analytics: text })).toBe(enabled);
    expect(restoreConsent({ eP_analytics: text }).choices.analytics).toBe(enabled);
  });

  test('nothing stored is not enabled', () => {
    expect(isAnalyticsEnabled({})).toBe(false);
    expect(isAnalyticsEnabled({ eP_answered: 'true', eP_essential: 'true' })).toBe(false);
  });

  test.each(ANSWERS)('%s sends its update', (_, answer, analytics) => {
    expect(answer().update).toBe(analytics ? 'granted' : 'denied');
  });
});

describe('Analytics is initialised only if not disabled.', () => {
  test.each([
    [acceptAllConsent().store, false, true],
    [acceptAllConsent().store, true, false],
    [refuseAllConsent().store, false, false],
    [{}, false, false],
  ])('with %j stored, disabled by the operator %p: %p', (stored, disabled, starts) => {
    expect(canStartAnalytics(stored, { disabled })).toBe(starts);
  });

  test('an operator who sets nothing has not disabled it', () => {
    expect(canStartAnalytics({ eP_analytics: 'true' })).toBe(true);
  });
});
