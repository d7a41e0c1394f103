import { useEffect, useState } from 'react';
import { type Battery, findBattery } from './battery.ts';

/** Below this a battery hardly lasts for an event; a part of 1. */
const LOW_LEVEL = 0.2;

const CHANGES = ['levelchange', 'chargingchange'] as const;

/** How full a battery is that runs low and is not being charged, 0 to 1; undefined for any other. */
export function useLowBattery(): number | undefined {
  const [low, setLow] = useState<number>();
  useEffect(() => {
    let battery: Battery | undefined;
    let isCurrent = true;
    const read = () =>
      setLow(
        battery !== undefined && battery.level < LOW_LEVEL && battery.charging !== true ? battery.level : undefined,
      );
    void findBattery().then((found) => {
      if (!isCurrent || found === undefined) return;
      battery = found;
      read();
      for (const change of CHANGES) battery.addEventListener?.(change, read);
    });
    return () => {
      isCurrent = false;
      for (const change of CHANGES) battery?.removeEventListener?.(change, read);
    };
  }, []);
  return low;
}
