import { useMemo } from 'react';
import type { DeviceTrial, FoldedTrialView, SignedFact } from 'shared-domain/live-input';
import { useSteadyTrial } from '../desk/use-desk-changes.ts';
import { makeFactId } from '../log/fact-id.ts';
import type { WriteFact } from '../log/fact-log.ts';
import { noteKnownKeys } from '../log/known-keys.ts';
import { useConsole } from '../use-console.ts';
import { checkFacts, foldTrial } from './fold-trial.ts';

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

/** Facts as they would be written one after the other, to ask the rules about them. */
export function useCheckFacts(folded: FoldedTrialView | undefined) {
  const { log, device } = useConsole();
  return (makes: readonly WriteFact[]) => {
    if (folded === undefined || makes.length === 0) return { fault: undefined, warning: undefined, lost: 0 };
    const { id, next, lastAt, code } = device();
    let seq = next;
    const makeId = () => makeFactId(id, seq++);
    const now = Math.max(Math.round(log.clock.at()), lastAt + 1);
    const facts: SignedFact[] = [];
    for (const make of makes) {
      const numbered = { id: makeId(), seq: next, at: new Date(now + facts.length).toISOString() };
      const before = facts.map(({ id }) => id);
      facts.push({ ...noteKnownKeys(make, [folded.trial])(makeId, before), ...numbered } as SignedFact);
    }
    return checkFacts(folded, facts, { device: id, kind: code?.kind ?? 'judge' });
  };
}
