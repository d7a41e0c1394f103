import { useState } from 'react';
import type { FoldedTrialView } from 'shared-domain/live-input';
import type { WriteFact } from '../log/fact-log.ts';
import { noteKnownKeys } from '../log/known-keys.ts';
import { hasText, type TextKey } from '../texts/texts.ts';
import { useConsole, useText } from '../use-console.ts';
import { useCheckFact } from './use-trial.ts';

/** The sentence of a reason for which a fact does not count. */
export const findFaultText = (reason: string | undefined): TextKey => {
  const key = `fault.${reason}`;
  return hasText(key) ? key : 'fault.unknown';
};

/** Writes acts of this console: one that the rules refuse is not written, and the sentence says why. */
export function useAct(folded: FoldedTrialView | undefined) {
  const { write } = useConsole();
  const { t } = useText();
  const check = useCheckFact(folded);
  const [refusal, setRefusal] = useState<string>();
  async function act(facts: readonly WriteFact[], isImmediate = false): Promise<boolean> {
    const [first] = facts;
    const fault = first === undefined || facts.length > 1 ? undefined : check(first).fault;
    if (fault !== undefined) {
      setRefusal(t(findFaultText(fault.reason)));
      return false;
    }
    setRefusal(undefined);
    // The keys of rows are those of the lists on the screen, whatever is read before the fact is on the disk.
    const shown = folded === undefined ? [] : [folded.trial];
    return write(
      facts.map((make) => noteKnownKeys(make, shown)),
      isImmediate,
    );
  }
  return { act, refusal, forget: () => setRefusal(undefined) };
}

export type Act = ReturnType<typeof useAct>['act'];
