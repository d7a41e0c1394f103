const KEY = 'foulee.account';

type Listener = () => void;

const listeners = new Set<Listener>();

function storedAccount(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

let current = storedAccount();
let isStoring = true;

function notifyAll(): void {
  for (const listener of listeners) listener();
}

/** The account whose drafts this page shows: who signed in last, by oid. */
export const readDraftAccount = (): string => current;

/** False once the user has signed out: what is still on its way to the disk is then not written. */
export const canStoreDrafts = (): boolean => isStoring;

/** Sets whose drafts are shown, before a session begins, so that no draft of another account is shown or sent. */
export function setDraftAccount(account: string): void {
  if (account === current && isStoring) return;
  isStoring = true;
  current = account;
  try {
    localStorage.setItem(KEY, account);
  } catch {
    // A private window may refuse.
  }
  notifyAll();
}

/** Called when a session ends: nothing more of it is written to the disk. */
export function stopStoringDrafts(): void {
  isStoring = false;
  notifyAll();
}

/** Calls the listener when the account of this page changes. */
export function onAccountChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
