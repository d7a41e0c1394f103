import type { Console } from '../console.ts';
import type { Translate } from '../use-console.ts';
import type { Holder } from './tenures.ts';

/** Digits of a device's id that tell it from the others of a stadium. */
const SHOWN_DIGITS = 4;

/** What a device is called: its place, else the beginning of its id. */
export const formatHolder = ({ label, device }: Pick<Holder, 'label' | 'device'>, t: Translate): string =>
  label ?? t('trial.unnamed', { id: device.slice(0, SHOWN_DIGITS) });

/** What the device is called that said something: this one, or one that the server has told of. */
export function nameDevice(
  device: string,
  { device: readOwn, seen }: Pick<Console, 'device' | 'seen'>,
  t: Translate,
): string {
  const own = readOwn();
  const label = seen()?.judges?.find((one) => one.device === device)?.label;
  return formatHolder({ device, label: own.id === device && own.place ? own.place : label }, t);
}

/** The names of several devices, each once. */
export const nameDevices = (
  devices: readonly string[],
  opened: Pick<Console, 'device' | 'seen'>,
  t: Translate,
): string => [...new Set(devices)].map((device) => nameDevice(device, opened, t)).join(', ');
