/** Tables of the facts that officials' devices send. */
export interface LiveTables {
  live_fact: LiveFactTable;
  live_trial: LiveTrialTable;
  device_hold: DeviceHoldTable;
}

/**
 * One fact as a device sent it; it is never changed. `n` counts the facts of a challenge in the order of their arrival,
 * `by` is the kind of code, `refusal` why it does not count now.
 */
export interface LiveFactTable {
  challenge: string;
  id: string;
  n: number;
  trial: string;
  device: string;
  by: string;
  arrived: string;
  body: string;
  refusal: string | null;
}

/**
 * What the facts of a trial have made of it so far: facts up to `since` found it at status `base`. `body` is json, and tells
 * what the secretariat wrote beside them from what they wrote.
 */
export interface LiveTrialTable {
  trial: string;
  challenge: string;
  base: number;
  since: number;
  body: string;
}

/** An official's device that holds a trial for writing (Q11), by the name that it gives itself and its kind of code. */
export interface DeviceHoldTable {
  trial: string;
  device: string;
  by: string;
  expires: string;
}
