const KEY = 'foulee.devices';

/** A few accounts may sign in from one browser. */
const MAX_DEVICES = 5;

/**
 * The device tokens that the server gave this browser when accounts signed in, newest first. They are sent only when signing in, so
 * that wrong passwords typed elsewhere do not lock out an account that has signed in here before.
 */
export function readKnownDevices(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((value) => typeof value === 'string').slice(0, MAX_DEVICES) : [];
  } catch {
    return [];
  }
}

/** Stores a device token in place of the former one with the same id, the part before the dot. */
export function saveKnownDevice(value: string): void {
  const [id] = value.split('.', 1);
  const others = readKnownDevices().filter((one) => one.split('.', 1)[0] !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([value, ...others].slice(0, MAX_DEVICES)));
  } catch {
    return;
  }
}
