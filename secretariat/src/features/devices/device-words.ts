import { ACCESS_CODE_KINDS } from 'shared-domain';
import { BOARD_CODE_KINDS } from 'shared-domain/contract';
import { devicesFr } from '../../locales/devices/fr.ts';
import type { TextKey } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';
import type { ListedDevice } from './devices-endpoints.ts';

/** A device says every quarter of a minute that it is there; after this long, ms, something is wrong. */
export const SILENT_AFTER_MS = 30_000;
/** Below this a battery hardly lasts for an event. */
const LOW_BATTERY = 0.2;
/** Characters of a device's id that tell it from the others of a stadium. */
const ID_LENGTH = 4;
const MAX_GAPS = 3;
const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];

/** What a device is called: what it says itself, else the beginning of its id. */
export const formatDeviceName = ({ label, device }: Pick<ListedDevice, 'label' | 'device'>, t: Translate): string =>
  label ?? t('devices.unnamed', { id: device.slice(0, ID_LENGTH) });

/** What a device is used for; a task that only a newer console has is shown by its id. @example 'Juge · Barres' */
export function formatDevicePost({ by, task }: Pick<ListedDevice, 'by' | 'task'>, t: Translate): string {
  const key = `devices.task.${task}`;
  const post = task !== undefined && key in devicesFr ? t(key as TextKey) : task;
  return [t(`codes.kind.${by}`), post].filter((word) => word !== undefined).join(' · ');
}

/** Whether a device is a console: boards only show. */
export const isConsole = ({ by }: Pick<ListedDevice, 'by'>): boolean => !BOARD_CODE_KINDS.includes(by);

export const isSilent = ({ seen, closed }: Pick<ListedDevice, 'seen' | 'closed'>, now: number): boolean =>
  closed === undefined && now - Date.parse(seen) > SILENT_AFTER_MS;

export const isBatteryLow = ({ battery }: Pick<ListedDevice, 'battery'>): boolean =>
  battery !== undefined && battery < LOW_BATTERY;

export const formatBattery = (battery: number, t: Translate): string =>
  t('devices.battery.level', { percent: Math.round(battery * 100) });

/** How long ago a device was heard, both by the server's clock; from an hour on when. */
export function formatHeard(
  { seen }: Pick<ListedDevice, 'seen'>,
  now: number,
  { t, formatTime }: { readonly t: Translate; readonly formatTime: (at: string) => string },
): string {
  const age = Math.max(0, now - Date.parse(seen));
  if (age < MINUTE_MS) return t('devices.heard.seconds', { count: Math.floor(age / 1000) });
  if (age < HOUR_MS) return t('devices.heard.minutes', { count: Math.floor(age / MINUTE_MS) });
  return formatTime(seen);
}

/** The numbers that are missing of what a device has sent; undefined where none is. @example '12 à 14, 20' */
export function formatGaps({ gaps }: Pick<ListedDevice, 'gaps'>, t: Translate): string | undefined {
  if (gaps.length === 0) return undefined;
  const numbers = gaps
    .slice(0, MAX_GAPS)
    .map(({ first, last }) => (first === last ? String(first) : t('devices.gap.range', { first, last })));
  return t('devices.gap', { numbers: `${numbers.join(', ')}${gaps.length > MAX_GAPS ? '…' : ''}` });
}

/** Open devices by kind of code and name, so that none moves when it is heard; closed ones below. */
export const sortDevices = (devices: readonly ListedDevice[]): readonly ListedDevice[] =>
  devices.toSorted(
    (a, b) =>
      Number(a.closed !== undefined) - Number(b.closed !== undefined) ||
      ACCESS_CODE_KINDS.indexOf(a.by) - ACCESS_CODE_KINDS.indexOf(b.by) ||
      (a.label ?? '\uffff').localeCompare(b.label ?? '\uffff', 'fr', { numeric: true }) ||
      a.device.localeCompare(b.device),
  );
