import type { AccessCodeKind, Language } from 'shared-domain';
import type { ClockOffset } from './device-clock.ts';
import { FINISH_TASKS } from './finish-tasks.ts';

/** What an official does with a code: the console that opens. */
export const TASKS = [
  'bars',
  'attempts',
  'wind',
  'start',
  'chrono',
  'clock',
  'callRoom',
  ...FINISH_TASKS,
  'walk',
  'walkRecorder',
  'umpire',
  'referee',
  'speaker',
] as const;
export type Task = (typeof TASKS)[number];

/** The code of this device, and the competition that it opens. */
export interface DeviceCode {
  readonly code: string;
  readonly kind: AccessCodeKind;
  readonly chOID: string;
  /** `revoked`: another code must be typed; `ended`: the days of the competition are over; `closed`: the secretariat shut this device out. */
  readonly state: 'valid' | 'revoked' | 'ended' | 'closed';
}

/** What a person chose for this device. */
export interface DevicePreferences {
  readonly theme: 'sun' | 'night';
  readonly hasGloves: boolean;
  readonly isMirrored: boolean;
  /** Tones for what is written and for the end of an attempt's time; off unless chosen. */
  readonly hasSound?: boolean;
  readonly language?: Language;
}

/** Who this device is. */
export interface Device {
  readonly key: 'device';
  readonly id: string;
  /** Number of the next fact. */
  readonly next: number;
  /** Instant of the last fact, ms: no later one is dated before it. */
  readonly lastAt: number;
  readonly offset?: ClockOffset | undefined;
  readonly code?: DeviceCode | undefined;
  readonly task?: Task | undefined;
  /** Where it stands, as others read it: «Sautoir 2». */
  readonly place?: string | undefined;
  /** The trials that this device writes, the last one first. */
  readonly open: readonly string[];
  /** Those of `open` that other devices write beside this one: nobody holds them. */
  readonly joined?: readonly string[] | undefined;
  /** Trials taken while the server did not answer, with the instant; it is told since when. */
  readonly provisional?: Readonly<Record<string, string>> | undefined;
  /** Trials that another device handed over to this one, with that device. */
  readonly handedBy?: Readonly<Record<string, string>> | undefined;
  /** Trials that this device handed over, with the instant. */
  readonly given?: Readonly<Record<string, string>> | undefined;
  /** Trials that the secretariat took from this device, with the instant. */
  readonly taken?: Readonly<Record<string, string>> | undefined;
  /** Length of a lap, m, of races where it is not the track's. */
  readonly lapLengths?: Readonly<Record<string, number>> | undefined;
  /** Minutes before a race or a field event at which its call closes, and whether bibs, shoes, spikes and bags are noted there. */
  readonly callMinutes?: { readonly race?: number; readonly field?: number } | undefined;
  readonly hasCallItems?: boolean | undefined;
  /** How many umpires the referee expects an answer of. */
  readonly umpires?: number | undefined;
  /** What the speaker hides, and knows of athletes, by club and name. */
  readonly speaker?: SpeakerChoices | undefined;
  readonly preferences: DevicePreferences;
}

/** The speaker's own: trials that are hidden, notes on athletes. */
export interface SpeakerChoices {
  readonly hidden: readonly string[];
  readonly notes: Readonly<Record<string, string>>;
}
