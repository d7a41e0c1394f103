import { createFault, type FactFault } from '../contract/fact-faults.ts';
import { canChangeStatus, isCorrection, isToStart, TRIAL_STATUS } from '../trial/trial-status.ts';
import { SETTABLE_STATUSES } from './code-rights.ts';
import { findSignerKind } from './current-fact.ts';
import type { LoggedFact } from './fact.ts';
import type { CurrentFact } from './fact-register.ts';
import type { TrialSetup } from './trial-facts.ts';

/** The last status that facts give a trial, and when each was reached; only allowed changes count (Q8). */
export function applyStatusFacts(
  orderedFacts: readonly LoggedFact[],
  statusFacts: readonly CurrentFact[],
  { initialStatus, lastIgnoredNumber }: Pick<TrialSetup, 'initialStatus' | 'lastIgnoredNumber'>,
  countedIds: ReadonlySet<string>,
) {
  let status = initialStatus;
  const refusals = new Map<string, FactFault>();
  const statusTimes = new Map<number, string>();
  const moveTo = (to: number, at: string) => {
    status = to;
    statusTimes.set(to, at);
  };
  const movesByFact = Map.groupBy(statusFacts, ({ original }) => original.fact.id);
  for (const { fact, arrivalNumber } of orderedFacts) {
    if (arrivalNumber <= lastIgnoredNumber) continue;
    if (fact.kind === 'attempt' && countedIds.has(fact.id) && isToStart(status)) moveTo(TRIAL_STATUS.running, fact.at);
    for (const one of movesByFact.get(fact.id) ?? []) {
      const { content } = one;
      const signerKind = findSignerKind(one);
      if (content.kind === 'start' && isToStart(status)) moveTo(TRIAL_STATUS.running, fact.at);
      if (content.kind !== 'status' || content.status === status) continue;
      if (!canChangeStatus(status, content.status)) {
        refusals.set(
          fact.id,
          createFault('no such status step', `status: a trial does not go from ${status} to ${content.status}`),
        );
      } else if (isCorrection(status, content.status) && !SETTABLE_STATUSES[signerKind].includes(status)) {
        const detail = `status: a code of kind ${signerKind} does not take a trial back from ${status}`;
        refusals.set(fact.id, createFault('takes no status back', detail));
      } else if (isCorrection(status, content.status) && content.why === undefined) {
        refusals.set(fact.id, createFault('reason missing', 'status.why: is missing; a correction says why'));
      } else moveTo(content.status, fact.at);
    }
  }
  return { status, refusals, statusTimes };
}
