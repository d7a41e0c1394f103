import { isFieldEvent, isVerticalJump } from 'shared-domain';
import { type ContestAthlete, type FoldedTrialView, readAttempts, readBars } from 'shared-domain/live-input';
import type { LogRow } from '../log/log-row.ts';
import type { View } from '../view.ts';

/** Kinds of facts that stand beside what a console does for a whole race: ticks of who is there. */
const BESIDE_KINDS: readonly string[] = ['check'];

/**
 * The turn that a console is in, which tells it from the one before and from the next: between two of them lists may change. In a field
 * event the athlete who is called, for which attempt; in a call room the sheet that is open; elsewhere what this device has said.
 */
export function nameTurn(folded: FoldedTrialView, log: readonly LogRow[], view: View): string {
  const { trial } = folded;
  // Who is missing when a call is closed is read from the lists of then.
  if (view.name === 'trial' && view.task === 'callRoom') return view.sheet ?? '';
  // A key may change with a bib; the place in lists that stay does not.
  const findPlace = (called: ContestAthlete | undefined) => trial.rows.findIndex(({ row }) => row === called?.row);
  if (!isFieldEvent(trial.g0)) {
    const own = log.filter(({ fact }) => fact.trialOID === trial.oid && !BESIDE_KINDS.includes(fact.kind ?? ''));
    return String(own.length);
  }
  if (isVerticalJump(trial.g0)) {
    const { called, contest, letters } = readBars(folded);
    return [contest.phase, contest.bar, findPlace(called), letters.length].join(' ');
  }
  const { called, contest, number, stage } = readAttempts(folded);
  return [contest.phase, stage?.after ?? '', findPlace(called), number].join(' ');
}
