/** Where the reader's choice is stored. */
export const PUSH_KEY = 'foulee.push';

/** Whether the reader has asked for push messages on this device. */
export function isPushOn(): boolean {
  try {
    return localStorage.getItem(PUSH_KEY) === 'on';
  } catch {
    return false;
  }
}
