const KEY = 'foulee.secretariat.sign-keys';

/** Whether shortcuts of a single character work: people who dictate turn them off (WCAG 2.1.4). */
export function areCharacterKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function saveCharacterKeys(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    return;
  }
}
