const KEY = 'foulee.email';

/** The address that last signed in from this browser; empty where there is none. */
export function readLastEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the address for the next sign-in, of this browser alone. */
export function rememberEmail(email: string): void {
  try {
    localStorage.setItem(KEY, email.trim());
  } catch {
    return;
  }
}
