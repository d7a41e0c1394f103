const KEY = 'foulee.account';

type Listener = () => void;

const listeners = new Set<Listener>();

function readStoredAccount(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

let currentAccount = readStoredAccount();
let isStoring = true;

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The oid of the account whose drafts this page shows: the one that signed in last; '' before any. */
export const readDraftAccount = (): string => currentAccount;

/** False once the user has signed out: drafts that are still being saved are then not written. */
export const canStoreDrafts = (): boolean => isStoring;

/** To be called before a session begins, so that no draft of another account is shown or sent. */
export function setDraftAccount(account: string): void {
  if (account === currentAccount && isStoring) return;
  isStoring = true;
  currentAccount = account;
  try {
    localStorage.setItem(KEY, account);
  } catch {
    // A private window may refuse to store it.
  }
  notifyListeners();
}

/** To be called when a session ends: no draft of it is written to the disk any more. */
export function stopStoringDrafts(): void {
  isStoring = false;
  notifyListeners();
}

/** Calls the listener when the account of this page changes or its session ends; returns what stops that. */
export function onAccountChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
