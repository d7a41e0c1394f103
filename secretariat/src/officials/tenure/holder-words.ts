import type { Translate } from '../use-console.ts';
import type { Holder } from './tenures.ts';

/** Digits of a device's id that tell it from the others of a stadium. */
const SHOWN_DIGITS = 4;

/** What a device is called: its place, else the beginning of its id. */
export const formatHolder = ({ label, device }: Pick<Holder, 'label' | 'device'>, t: Translate): string =>
  label ?? t('trial.unnamed', { id: device.slice(0, SHOWN_DIGITS) });
