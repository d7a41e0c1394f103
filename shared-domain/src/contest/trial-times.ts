/** Which row of the table of TR 25.17 holds for a trial. */
const TRIAL_TIME_ROWS = ['many', 'few', 'alone', 'consecutive'] as const;
export type TrialTimeRow = (typeof TRIAL_TIME_ROWS)[number];

const TRIAL_TIME_EVENTS = ['highJump', 'poleVault', 'other'] as const;
export type TrialTimeEvent = (typeof TRIAL_TIME_EVENTS)[number];

/** Milliseconds for a trial by row; no `alone` where there is none. */
type TrialTimeColumn = Readonly<Record<Exclude<TrialTimeRow, 'alone'>, number>> & { readonly alone?: number };

/** Times for a trial, alone and in a combined event, with their edition. */
export interface TrialTimeTable {
  readonly edition: string;
  /** Rows whose numbers no source of the edition was seen for. */
  readonly notConfirmed: readonly TrialTimeRow[];
  readonly single: Readonly<Record<TrialTimeEvent, TrialTimeColumn>>;
  readonly combined: Readonly<Record<TrialTimeEvent, TrialTimeColumn>>;
}

const MINUTE = 60_000;
const OTHER: TrialTimeColumn = { many: MINUTE, few: MINUTE, consecutive: 2 * MINUTE };
const HIGH_JUMP: TrialTimeColumn = { many: MINUTE, few: 1.5 * MINUTE, alone: 3 * MINUTE, consecutive: 2 * MINUTE };
const POLE_VAULT: TrialTimeColumn = { many: MINUTE, few: 2 * MINUTE, alone: 5 * MINUTE, consecutive: 3 * MINUTE };

/** TR 25.17, read as `many` more than 3 athletes left, `few` 2 or 3, `alone` 1, `consecutive` trials of one athlete. */
export const TRIAL_TIMES: TrialTimeTable = {
  edition: 'World Athletics Technical Rules, TR 25.17, numbering of 2019 and later',
  notConfirmed: ['many'],
  single: { highJump: HIGH_JUMP, poleVault: POLE_VAULT, other: OTHER },
  combined: {
    highJump: { ...HIGH_JUMP, alone: 2 * MINUTE },
    poleVault: { ...POLE_VAULT, alone: 3 * MINUTE },
    other: OTHER,
  },
};

/** As before: half a minute in the high jump and the other events while more than three are left. Not confirmed. */
export const TRIAL_TIMES_2016: TrialTimeTable = {
  edition: 'IAAF Competition Rules 2016-2017, rule 180.17',
  notConfirmed: ['many', 'few', 'alone', 'consecutive'],
  single: {
    highJump: { ...HIGH_JUMP, many: 0.5 * MINUTE },
    poleVault: POLE_VAULT,
    other: { ...OTHER, many: 0.5 * MINUTE },
  },
  combined: {
    highJump: { ...HIGH_JUMP, many: 0.5 * MINUTE, alone: 2 * MINUTE },
    poleVault: { ...POLE_VAULT, alone: 3 * MINUTE },
    other: { ...OTHER, many: 0.5 * MINUTE },
  },
};

/** The last seconds of a trial are signalled (TR 25.17), ms. */
export const TRIAL_TIME_SIGNAL = 15_000;
