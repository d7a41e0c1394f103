const KEY = 'foulee.email';

/** The address that last signed in from this browser; empty where there is none. */
export function readLastEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores the address in this browser for its next sign-in. */
export function saveLastEmail(email: string): void {
  try {
    localStorage.setItem(KEY, email.trim());
  } catch {
    return;
  }
}
