/** Why a fact is not accepted, with the rule that it would break. */
export const REFUSALS = {
  'not a fact': 'a fact has a type, a result and whole millimetres that this contest knows',
  'known fact': 'an id names one fact of a log',
  'unknown fact': 'an amendment names a fact of the log that still stands',
  'unknown athlete': 'the start list names who takes part',
  'later facts': 'an amendment leaves the facts after it possible',
  'not started': 'a contest begins with its announced heights (TR 26.4)',
  'already started': 'a contest begins once',
  ended: 'no trial after the end of the contest',
  'series not rising': 'announced heights rise (TR 26.4)',
  'lower bar': 'the bar is never lowered in the contest (TR 26.4)',
  'another bar': 'a trial is taken at the present bar (TR 26.2)',
  out: 'three consecutive failures, at whatever heights (TR 26.2)',
  retired: 'r ends the part of an athlete (CR 25.4)',
  passed: 'no more trial at a height after a pass (TR 26.2)',
  cleared: 'a bar is cleared once (TR 26.2)',
  'standard reached': 'one who has reached the standard takes no more trials (TR 25.9-25.15)',
  'trials left': 'the bar is raised when nobody has a trial left at it (TR 26.2)',
  'no tie for first': 'a jump-off is for first place only (TR 26.8, 26.9)',
  'jump-off ruled out': 'the regulations may rule a jump-off out (TR 26.9)',
  'jump-off not begun': 'the referee says whether a jump-off is held (TR 26.9)',
  'jump-off order': 'in a jump-off the starting order is kept, one trial at each bar (TR 26.9)',
  'jump-off round open': 'a jump-off stops between two bars (TR 26.9)',
  'not in the cut': 'the best go on after the cut (TR 25.6)',
  'no trial left': 'a series has its number of trials (TR 25.6)',
  'round open': 'the cut and the order of the next round wait for the present one (TR 25.6)',
  'no distance': 'a valid trial is measured, in whole millimetres (TR 29.9)',
  'no failure': 'a protest is against a failure (TR 8.5)',
  'no protest': 'a ruling answers a protest (TR 8.5)',
} as const;

/** A key of `REFUSALS`. */
export type RefusalKind = keyof typeof REFUSALS;

/** A fact that is not accepted, by its id, and the rule; `by` is the id of a later fact that it would make impossible. */
export interface Refusal {
  readonly kind: RefusalKind;
  readonly rule: string;
  readonly fact: string;
  readonly by?: string;
}

/** @example createRefusal('out', 'a7') // { kind: 'out', rule: 'three consecutive failures, at whatever heights (TR 26.2)', fact: 'a7' } */
export function createRefusal(kind: RefusalKind, fact: string, by?: string): Refusal {
  return { kind, rule: REFUSALS[kind], fact, ...(by !== undefined && { by }) };
}
