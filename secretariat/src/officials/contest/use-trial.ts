import { useMemo } from 'react';
import type { FoldedTrialView, SignedFact } from 'shared-domain/live-input';
import { useSteadyTrial } from '../desk/use-desk-changes.ts';
import { makeFactId } from '../log/fact-id.ts';
import type { WriteFact } from '../log/fact-log.ts';
import { useConsole } from '../use-console.ts';
import { checkFact, foldTrial } from './fold-trial.ts';

/** A trial with everything that is known of it; undefined where this device does not have it. */
export function useTrial(oid: string): FoldedTrialView | undefined {
  const { seen, log, device } = useConsole();
  const trial = useSteadyTrial(oid);
  const known = seen();
  const rows = log.rows();
  const { id, code } = device();
  return useMemo(
    () =>
      trial === undefined || known === undefined
        ? undefined
        : foldTrial(trial, known, rows, { device: id, kind: code?.kind ?? 'judge' }),
    [trial, known, rows, id, code?.kind],
  );
}

/** A fact as it would be written, to ask the rules about it. */
export function useCheckFact(folded: FoldedTrialView | undefined) {
  const { log, device } = useConsole();
  return (make: WriteFact) => {
    if (folded === undefined) return { fault: undefined, warning: undefined };
    const { id, next, lastAt, code } = device();
    let seq = next;
    const makeId = () => makeFactId(id, seq++);
    const factId = makeId();
    const at = new Date(Math.max(Math.round(log.clock.at()), lastAt + 1)).toISOString();
    const fact = { ...make(makeId), id: factId, seq: next, at } as SignedFact;
    return checkFact(folded, fact, { device: id, kind: code?.kind ?? 'judge' });
  };
}
