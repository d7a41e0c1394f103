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

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Whose unfinished work this page keeps and shows: who signed in last, by the account's oid; none of nobody else's. */
export const deviceAccount = (): string => current;

/** After a session was ended on purpose, until the next one: what is still on its way to the disk is not written any more. */
export const isDeviceClosed = (): boolean => isClosed;

/** Before the session begins, so that nothing of whoever was here before is shown or sent by it. */
export function openDevice(account: string): void {
  if (account === current && !isClosed) return;
  isClosed = false;
  current = account;
  try {
    localStorage.setItem(KEY, account);
  } catch {
    // A private window that refuses: for the visit only.
  }
  tellAll();
}

export function closeDevice(): void {
  isClosed = true;
  tellAll();
}

/** Another account, or none: what is held in memory is no longer this page's. */
export function onDeviceAccount(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
