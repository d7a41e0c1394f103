const KEY = 'foulee.devices';

/** Accounts that sign in from one browser: an office has a few. */
const MAX_DEVICES = 5;

/**
 * What this browser was given at its sign-ins, the newest first. It is sent when somebody signs in and at no other time, so that
 * wrong passwords typed elsewhere do not stop who has signed in here before.
 */
export function readKnownDevices(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((value) => typeof value === 'string').slice(0, MAX_DEVICES) : [];
  } catch {
    return [];
  }
}

/** Keeps a value in the place of the one that the same device had before. */
export function keepKnownDevice(value: string): void {
  const [id] = value.split('.', 1);
  const others = readKnownDevices().filter((one) => one.split('.', 1)[0] !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([value, ...others].slice(0, MAX_DEVICES)));
  } catch {
    return;
  }
}
