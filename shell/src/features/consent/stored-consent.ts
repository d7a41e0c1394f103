import { CONSENT_KEYS, type ConsentAnswer, type StoredConsent } from 'shared-domain/platform/state';

const KEYS = Object.values(CONSENT_KEYS);

/** What this device holds of the reader's answer; a store that cannot be read holds none. */
export function readConsent(): StoredConsent {
  try {
    return Object.fromEntries(KEYS.map((key) => [key, localStorage.getItem(key)]));
  } catch {
    return {};
  }
}

/** Keeps an answer on this device; false where the browser refuses to keep anything. */
export function keepConsent({ store }: ConsentAnswer): boolean {
  try {
    for (const key of KEYS) localStorage.setItem(key, store[key]);
    return true;
  } catch {
    return false;
  }
}
