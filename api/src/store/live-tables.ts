/** Tables of the facts that officials' devices send. */
export interface LiveTables {
  live_fact: LiveFactTable;
  live_trial: LiveTrialTable;
  device_hold: DeviceHoldTable;
  live_device: LiveDeviceTable;
  live_seq: LiveSeqTable;
  tenure: TenureTable;
  report_photo: ReportPhotoTable;
  screen_order: ScreenOrderTable;
  screen_picture: ScreenPictureTable;
  evidence_picture: EvidencePictureTable;
  notice_seen: NoticeSeenTable;
  withheld_decision: WithheldDecisionTable;
}

/** A report whose decision boards do not show before the speaker has announced it. */
export interface WithheldDecisionTable {
  challenge: string;
  trial: string;
  report: string;
  since: string;
}

/** A notice that a speaker has touched, by its id, and when. */
export interface NoticeSeenTable {
  challenge: string;
  notice: string;
  seen: string;
}

/** What a screen was told to show (`body`, json), and when. */
export interface ScreenOrderTable {
  challenge: string;
  screen: string;
  told: string;
  body: string;
}

/**
 * One fact as a device sent it; it is never changed. `n` counts the facts of a challenge in the order of their arrival,
 * `by` is the kind of code, `refusal` why it does not count now, `aside` why it waited for a human when it arrived.
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
  aside: string | null;
}

/**
 * An official's device, by the name that it gives itself: `have`, the highest of its own numbers up to which all facts have come, and
 * what it says of itself (`body`, json); `closed` when an organiser shut it out.
 */
export interface LiveDeviceTable {
  challenge: string;
  device: string;
  by: string;
  have: number;
  seen: string;
  body: string;
  closed: string | null;
}

/** A device's number that came before one that is still missing; `parts`: how many numbers the fact takes. */
export interface LiveSeqTable {
  challenge: string;
  device: string;
  seq: number;
  parts: number;
}

/**
 * Whose facts count in a trial, for one kind of code, from the server's instant `since` until another device took over or it was given
 * back; `last` is the device's last word.
 */
export interface TenureTable {
  trial: string;
  by: string;
  since: string;
  device: string;
  label: string | null;
  last: string;
  until: string | null;
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

/** The photo of an official’s report, known by the report’s fact: a JPEG, in base64. */
export interface ReportPhotoTable {
  challenge: string;
  report: string;
  trial: string;
  body: string;
}

/** A picture of what was checked or measured for a record, named by the evidence that it is attached to; `body` is the file in base64. */
export interface EvidencePictureTable {
  challenge: string;
  oid: string;
  type: string;
  bytes: number;
  body: string;
}

/** A picture that screens of a competition show by turns, in the order of `position`; `body` is the file in base64. */
export interface ScreenPictureTable {
  challenge: string;
  oid: string;
  position: number;
  name: string;
  type: string;
  width: number;
  height: number;
  bytes: number;
  body: string;
}
