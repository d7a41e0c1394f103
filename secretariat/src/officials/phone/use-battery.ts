import { useEffect, useState } from 'react';
import { type Battery, findBattery } from './battery.ts';

/** Below this a battery hardly lasts for an event; a part of 1. */
const LOW_LEVEL = 0.2;

const CHANGES = ['levelchange', 'chargingchange'] as const;

const readLevel = ({ level }: Battery): number => level;
const readLowLevel = ({ level, charging }: Battery): number | undefined =>
  level < LOW_LEVEL && charging !== true ? level : undefined;

function useBattery(readState: (battery: Battery) => number | undefined): number | undefined {
  const [state, setState] = useState<number>();
  useEffect(() => {
    let battery: Battery | undefined;
    let isCurrent = true;
    const read = () => setState(battery && readState(battery));
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
  }, [readState]);
  return state;
}

/** How full the battery is, 0 to 1; undefined where the browser does not tell. */
export const useBatteryLevel = (): number | undefined => useBattery(readLevel);

/** How full a battery is that runs low and is not being charged, 0 to 1; undefined for any other. */
export const useLowBattery = (): number | undefined => useBattery(readLowLevel);
