/** Status numbers of a trial (Q8). Below 20 it is in progress. */
export const TRIAL_STATUS = {
  running: 5,
  finished: 10,
  unofficial: 15,
  planned: 20,
  startlist: 25,
  called: 30,
  official: 40,
  cancelled: 50,
} as const;
/** One of TRIAL_STATUS. */
export type TrialStatus = (typeof TRIAL_STATUS)[keyof typeof TRIAL_STATUS];

/** Statuses in the course of a trial; a move forward may skip some. */
const COURSE: readonly TrialStatus[] = [
  TRIAL_STATUS.planned,
  TRIAL_STATUS.startlist,
  TRIAL_STATUS.called,
  TRIAL_STATUS.running,
  TRIAL_STATUS.finished,
  TRIAL_STATUS.unofficial,
  TRIAL_STATUS.official,
];

/** Every status in the order of a trial's course, cancelled last. */
export const TRIAL_STATUSES: readonly TrialStatus[] = [...COURSE, TRIAL_STATUS.cancelled];

/** The first of these that a heat has is the status of the round. */
const ROUND_STATUSES: readonly TrialStatus[] = [
  TRIAL_STATUS.running,
  TRIAL_STATUS.finished,
  TRIAL_STATUS.unofficial,
  TRIAL_STATUS.called,
  TRIAL_STATUS.startlist,
  TRIAL_STATUS.planned,
  TRIAL_STATUS.official,
  TRIAL_STATUS.cancelled,
];

/**
 * Status of a round by those of its heats: one in progress, else the least advanced; planned without heats.
 * @example findRoundStatus([40, 5]) // 5
 */
export function findRoundStatus(statuses: readonly TrialStatus[]): TrialStatus {
  return ROUND_STATUSES.find((status) => statuses.includes(status)) ?? TRIAL_STATUS.planned;
}

/**
 * Status of a combined event by its own and those of its parts: in progress once a part has begun, its results unofficial once those of
 * every part are published; official only by its own, since officials declare it. A status that is further stays.
 * @example findCombinedStatus(20, [40, 20]) // 5
 */
export function findCombinedStatus(own: TrialStatus, parts: readonly TrialStatus[]): TrialStatus {
  const held = parts.filter((status) => status !== TRIAL_STATUS.cancelled);
  if (!isToStart(own) && own !== TRIAL_STATUS.running) return own;
  if (held.length > 0 && held.every(isPublished)) return TRIAL_STATUS.unofficial;
  return held.every(isToStart) ? own : TRIAL_STATUS.running;
}

/** A part of a combined event: its status, and how many results it has. */
interface CombinedPartState {
  readonly status: TrialStatus;
  readonly results: number;
}

/**
 * Status of a part when officials move its combined event: official with it where the part has results, unofficial again with it, else
 * its own (Q8).
 * @example findPartStatus({ status: 5, results: 8 }, { from: 15, to: 40 }) // 40
 */
export function findPartStatus(
  { status, results }: CombinedPartState,
  { from, to }: { readonly from: TrialStatus; readonly to: TrialStatus },
): TrialStatus {
  if (from === to) return status;
  if (to === TRIAL_STATUS.official) return status === TRIAL_STATUS.cancelled || results === 0 ? status : to;
  const isTakenBack = from === TRIAL_STATUS.official && to === TRIAL_STATUS.unofficial;
  return isTakenBack && status === TRIAL_STATUS.official ? to : status;
}

/**
 * Whether a trial is in progress, its status below 20: it is listed first (P4.4).
 * @example isInProgress(15) // true
 */
export function isInProgress(status: number): boolean {
  return status < TRIAL_STATUS.planned;
}

/** Whether a trial has not started yet: planned, start list published or called. @example isToStart(30) // true */
export function isToStart(status: number): boolean {
  return status === TRIAL_STATUS.planned || status === TRIAL_STATUS.startlist || status === TRIAL_STATUS.called;
}

/** Whether the results of a trial are published, official or unofficial. @example isPublished(15) // true */
export function isPublished(status: number): boolean {
  return status === TRIAL_STATUS.unofficial || status === TRIAL_STATUS.official;
}

/** Whether a trial took place and its competition is over. @example isFinished(10) // true */
export function isFinished(status: number): boolean {
  return status === TRIAL_STATUS.finished || isPublished(status);
}

/** Whether a trial is finished or cancelled. @example isOver(50) // true */
export function isOver(status: number): boolean {
  return isFinished(status) || status === TRIAL_STATUS.cancelled;
}

/** Whether the results of a trial are official (Q8). @example isOfficial(40) // true */
export function isOfficial(status: number): boolean {
  return status === TRIAL_STATUS.official;
}

/**
 * Whether a change of status is a correction, which needs a reason: 15→5 or 40→15 (Q8).
 * @example isCorrection(40, 15) // true
 */
export function isCorrection(from: number, to: number): boolean {
  return (
    (from === TRIAL_STATUS.unofficial && to === TRIAL_STATUS.running) ||
    (from === TRIAL_STATUS.official && to === TRIAL_STATUS.unofficial)
  );
}

/** Whether a trial may change from one status to another (Q8). @example canChangeStatus(20, 40) // true */
export function canChangeStatus(from: number, to: number): boolean {
  if (from === to) return false;
  if (to === TRIAL_STATUS.cancelled) return COURSE.some((status) => status === from);
  if (from === TRIAL_STATUS.cancelled) return to === TRIAL_STATUS.planned;
  const course: readonly number[] = COURSE;
  const start = course.indexOf(from);
  return (start >= 0 && course.indexOf(to) > start) || isCorrection(from, to);
}

/** The word a programme shows: `entries`, or a name of TRIAL_STATUS. */
export type TrialState = 'entries' | keyof typeof TRIAL_STATUS;

const STATE_BY_STATUS = new Map<number, TrialState>(
  Object.entries(TRIAL_STATUS).map(([state, status]) => [status, state as TrialState]),
);

/**
 * The word a programme shows: a planned trial with entries shows `entries`; an unknown status counts as planned.
 * @example findTrialState({ status: 20, starts: 8 }) // 'entries'
 */
export function findTrialState(trial: { readonly status: number; readonly starts?: number | undefined }): TrialState {
  const state = STATE_BY_STATUS.get(trial.status) ?? 'planned';
  return state === 'planned' && (trial.starts ?? 0) > 0 ? 'entries' : state;
}
