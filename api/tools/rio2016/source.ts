/**
 * The Rio 2016 file as its makers wrote it (Tilastopaja Oy, ODbL). Everything in it is text, even numbers:
 * `"9.81"`, `"1:42.15"`, `"0.155"`. Only the keys this converter reads are named here.
 */
export interface RioMeet {
  readonly meet: { readonly name: string; readonly startDate: string; readonly endDate: string };
  readonly schedule: readonly RioScheduleLine[];
  readonly entries: readonly RioEntry[];
  readonly events: readonly RioUnit[];
}

export type Gender = 'M' | 'W';

export interface RioScheduleLine {
  /** `12 August 2016` */
  readonly date: string;
  /** `09:30`, local */
  readonly time: string;
  readonly gender: Gender;
  /** `100`, `3000S`, `Mar`, `20W`, `4x1` */
  readonly eventcode: string;
  readonly roundname: string;
  /** `p` preliminary, `h` heats, `q` qualification, `s` semi-final, `f` final, `m` part of a combined event */
  readonly roundcode: string;
}

/** One athlete in one event. The file was written after the Games: `pb`, `sb` already hold what was done there. */
export interface RioEntry {
  readonly id: string;
  readonly event: string;
  readonly lane: string;
  readonly pb?: string;
  readonly sb?: string;
  /** The last round and heat of the athlete: `h3`, `s1`, `qA`; absent for a final. */
  readonly heat?: string;
  readonly section?: string;
}

/** A race, or a field event or its pool, with its rows; the file calls it an event. */
export interface RioUnit {
  readonly eventCode: string;
  readonly gender: Gender;
  readonly round: 'PRELIM' | 'HEAT' | 'SEMI' | 'FINAL';
  /** `Heat 3`, `Semifinal 1`, `Prelim 2`, `Qualification` */
  readonly roundName?: string;
  /** `2016-08-14` */
  readonly date: string;
  readonly wind?: string;
  /** Set on the parts of a combined event. */
  readonly athlon?: 'Decathlon' | 'Heptathlon';
  readonly results: readonly RioRow[];
}

export interface RioRow {
  readonly tpAthleteId?: string;
  readonly tpTeamId?: string;
  readonly familyName?: string;
  readonly givenName?: string;
  readonly country: string;
  readonly dob?: string;
  readonly rank?: string;
  readonly performance: string;
  readonly qualification?: 'Q' | 'q';
  readonly reactionTime?: string;
  /** Pool and place in the pool of a field event, `A 3`. */
  readonly group?: string;
  readonly attempts?: readonly RioAttempt[];
  /** A list of bars; an athlete with a single bar has another shape. */
  readonly heights?: readonly (RioBar | RioSingleBar)[];
  readonly runners?: readonly RioRunner[];
}

interface RioAttempt {
  readonly performance: string;
  readonly round: number;
  readonly wind?: string;
}

interface RioBar {
  readonly height: string;
  readonly results: string;
}

interface RioSingleBar {
  readonly roundresults: { readonly performance: string; readonly round: string };
}

interface RioRunner {
  readonly familyName: string;
  readonly givenName: string;
  readonly legNumber: number;
}

/** Recognises the file by its four lists. */
export function isRioMeet(file: object): file is RioMeet {
  return ['meet', 'schedule', 'entries', 'events'].every((key) => key in file);
}
