/** What a browser tells of its battery. */
export interface Battery extends EventTarget {
  /** 0 to 1. */
  readonly level: number;
  readonly charging?: boolean;
}

interface BatteryNavigator {
  /** Chrome has it in secure contexts; others say nothing of their battery. */
  readonly getBattery?: () => Promise<Battery>;
}

/** The battery of this device; undefined where the browser says nothing of it. */
export const findBattery = async (): Promise<Battery | undefined> =>
  (navigator as BatteryNavigator).getBattery?.().catch(() => undefined);
