import { useMemo } from 'react';
import type { DeviceTrial, FoldedTrialView, SignedFact } from 'shared-domain/live-input';
import { useSteadyTrial } from '../desk/use-desk-changes.ts';
import { makeFactId } from '../log/fact-id.ts';
import type { WriteFact } from '../log/fact-log.ts';
import { noteKnownKeys } from '../log/known-keys.ts';
import { useConsole } from '../use-console.ts';
import { checkFact, foldTrial } from './fold-trial.ts';

/** A trial with everything that is known of it; undefined where this device does not have it. */
export function useTrial(oid: string): FoldedTrialView | undefined {
  const { seen, log, device } = useConsole();
  const known = seen();
  const rows = log.rows();
  const { id, code } = device();
  const kind = code?.kind ?? 'judge';
  const fold = useMemo(() => {
    let last: FoldedTrialView | undefined;
    return (trial: DeviceTrial): FoldedTrialView | undefined => {
      if (known !== undefined && last?.trial !== trial) last = foldTrial(trial, known, rows, { device: id, kind });
      return last;
    };
  }, [known, rows, id, kind]);
  const trial = useSteadyTrial(oid, fold);
  return trial && fold(trial);
}

/** A fact as it would be written, to ask the rules about it. */
export function useCheckFact(folded: FoldedTrialView | undefined) {
  const { log, device } = useConsole();
  return (make: WriteFact) => {
    if (folded === undefined) return { fault: undefined, warning: undefined, lost: 0 };
    const { id, next, lastAt, code } = device();
    let seq = next;
    const makeId = () => makeFactId(id, seq++);
    const factId = makeId();
    const at = new Date(Math.max(Math.round(log.clock.at()), lastAt + 1)).toISOString();
    const fact = { ...noteKnownKeys(make, [folded.trial])(makeId, []), id: factId, seq: next, at } as SignedFact;
    return checkFact(folded, fact, { device: id, kind: code?.kind ?? 'judge' });
  };
}
