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
let isClosed = false;

function notifyAll(): void {
  for (const listener of listeners) listener();
}

/** The account whose drafts this page shows: who signed in last, by oid. */
export const readDeviceAccount = (): string => current;

/** Whether the user has signed out: what is still on its way to the disk is then not written. */
export const isDeviceClosed = (): boolean => isClosed;

/** Called before a session begins, so that no draft of another account is shown or sent. */
export function openDevice(account: string): void {
  if (account === current && !isClosed) return;
  isClosed = false;
  current = account;
  try {
    localStorage.setItem(KEY, account);
  } catch {
    // A private window may refuse.
  }
  notifyAll();
}

export function closeDevice(): void {
  isClosed = true;
  notifyAll();
}

/** Calls the listener when the account of this page changes. */
export function onAccountChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
