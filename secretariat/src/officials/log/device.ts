import type { AccessCodeKind, Language } from 'shared-domain';
import type { CallMinutes } from 'shared-domain/live-input';
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

/** Which judge of a race walk a device is: one of the judges by number, or the chief judge, who alone disqualifies in the last 100 m. */
export const WALK_JUDGES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'chief'] as const;
export type WalkJudge = (typeof WALK_JUDGES)[number];

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
  /** Whether they know that this browser lets the screen go dark. */
  readonly knowsSleep?: boolean;
  /** Whether they were asked to install the console. */
  readonly knowsInstall?: boolean;
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
  /** Codes of other kinds for the same competition, which it had before: what it said with them is sent with them. */
  readonly formerCodes?: readonly DeviceCode[] | undefined;
  readonly task?: Task | undefined;
  /** Where it stands, as others read it: «Sautoir 2». */
  readonly place?: string | undefined;
  /** What it may say of a race walk hangs on this, never on what it is called. */
  readonly walkJudge?: WalkJudge | undefined;
  /** Ids of the red cards that reached a number of which the chief judge has read. */
  readonly readCards?: readonly string[] | undefined;
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
  readonly callMinutes?: CallMinutes | undefined;
  readonly hasCallItems?: boolean | undefined;
  /** How many umpires the referee expects an answer of. */
  readonly umpires?: number | undefined;
  /** What the speaker hides, and knows of athletes, by club and name. */
  readonly speaker?: SpeakerChoices | undefined;
  readonly preferences: DevicePreferences;
  /** Whether the browser stores nothing of it: it reads, and can say nothing. */
  readonly isUnkept?: boolean | undefined;
}

/** The speaker's own: trials that are hidden, notes on athletes. */
export interface SpeakerChoices {
  readonly hidden: readonly string[];
  readonly notes: Readonly<Record<string, string>>;
}
