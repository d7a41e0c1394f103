const KEY = 'foulee.wifi';

/** A Wi-Fi that phones join; without a password it is open. */
export interface Wifi {
  readonly name: string;
  readonly password: string;
}

const escapeText = (text: string): string => text.replace(/[\\;,:"]/g, (sign) => `\\${sign}`);

/**
 * What phones read in a QR code to join a Wi-Fi.
 * @example makeWifiText({ name: 'Stade', password: 'a;b' }) // 'WIFI:T:WPA;S:Stade;P:a\\;b;;'
 */
export const makeWifiText = ({ name, password }: Wifi): string =>
  password === ''
    ? `WIFI:T:nopass;S:${escapeText(name)};;`
    : `WIFI:T:WPA;S:${escapeText(name)};P:${escapeText(password)};;`;

/** The Wi-Fi that was typed on this device. */
export function readWifi(): Wifi {
  try {
    const { name = '', password = '' } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wifi>;
    return { name: String(name), password: String(password) };
  } catch {
    return { name: '', password: '' };
  }
}

/** Stores it on this device; without local storage it holds until the page is left. */
export function saveWifi(wifi: Wifi): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wifi));
  } catch {
    return;
  }
}
