const KEY = 'foulee.secretariat.sign-keys';

/** Whether keys of a single sign do something: who dictates turns them off (WCAG 2.1.4). */
export function readSignKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function keepSignKeys(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    return;
  }
}
