/** Rows of the table of TR 25.17: more than 3 athletes left, 2 or 3, one, or consecutive attempts of one athlete. */
const ATTEMPT_TIME_ROWS = ['many', 'few', 'alone', 'consecutive'] as const;
export type AttemptTimeRow = (typeof ATTEMPT_TIME_ROWS)[number];

const ATTEMPT_TIME_EVENTS = ['highJump', 'poleVault', 'other'] as const;
export type AttemptTimeEvent = (typeof ATTEMPT_TIME_EVENTS)[number];

/** Milliseconds for an attempt by row; no `alone` where the rule has no such row. */
type AttemptTimeColumn = Readonly<Record<Exclude<AttemptTimeRow, 'alone'>, number>> & { readonly alone?: number };

/** Times for an attempt, in a single event and in a combined event, with their edition. */
export interface AttemptTimeTable {
  readonly edition: string;
  /** Rows whose times no source for this edition confirms. */
  readonly unconfirmedRows: readonly AttemptTimeRow[];
  readonly single: Readonly<Record<AttemptTimeEvent, AttemptTimeColumn>>;
  readonly combined: Readonly<Record<AttemptTimeEvent, AttemptTimeColumn>>;
}

const MINUTE_MS = 60_000;
const OTHER: AttemptTimeColumn = { many: MINUTE_MS, few: MINUTE_MS, consecutive: 2 * MINUTE_MS };
const HIGH_JUMP: AttemptTimeColumn = {
  many: MINUTE_MS,
  few: 1.5 * MINUTE_MS,
  alone: 3 * MINUTE_MS,
  consecutive: 2 * MINUTE_MS,
};
const POLE_VAULT: AttemptTimeColumn = {
  many: MINUTE_MS,
  few: 2 * MINUTE_MS,
  alone: 5 * MINUTE_MS,
  consecutive: 3 * MINUTE_MS,
};

/** The times of TR 25.17. */
export const ATTEMPT_TIMES: AttemptTimeTable = {
  edition: 'World Athletics Technical Rules, TR 25.17, numbering of 2019 and later',
  unconfirmedRows: ['many'],
  single: { highJump: HIGH_JUMP, poleVault: POLE_VAULT, other: OTHER },
  combined: {
    highJump: { ...HIGH_JUMP, alone: 2 * MINUTE_MS },
    poleVault: { ...POLE_VAULT, alone: 3 * MINUTE_MS },
    other: OTHER,
  },
};

/** The earlier times: half a minute in the high jump and the other events while more than three are left. Not confirmed. */
export const ATTEMPT_TIMES_2016: AttemptTimeTable = {
  edition: 'IAAF Competition Rules 2016-2017, rule 180.17',
  unconfirmedRows: ['many', 'few', 'alone', 'consecutive'],
  single: {
    highJump: { ...HIGH_JUMP, many: 0.5 * MINUTE_MS },
    poleVault: POLE_VAULT,
    other: { ...OTHER, many: 0.5 * MINUTE_MS },
  },
  combined: {
    highJump: { ...HIGH_JUMP, many: 0.5 * MINUTE_MS, alone: 2 * MINUTE_MS },
    poleVault: { ...POLE_VAULT, alone: 3 * MINUTE_MS },
    other: { ...OTHER, many: 0.5 * MINUTE_MS },
  },
};

/** Editions of the times that a trial may be judged by (`dets.clock`), by the first year of their rules. */
export const ATTEMPT_TIME_EDITIONS = { '2019': ATTEMPT_TIMES, '2016': ATTEMPT_TIMES_2016 } as const;
/** A key of `ATTEMPT_TIME_EDITIONS`. */
export type AttemptTimeEdition = keyof typeof ATTEMPT_TIME_EDITIONS;

/** The remaining time at which a signal is given (TR 25.17). */
export const ATTEMPT_TIME_SIGNAL_MS = 15_000;
