import { useRef, useState } from 'react';
import type { FoldedTrialView } from 'shared-domain/live-input';
import type { WriteFact } from '../log/fact-log.ts';
import { noteKnownKeys } from '../log/known-keys.ts';
import { hasText, type TextKey } from '../texts/texts.ts';
import { useConsole, useText } from '../use-console.ts';
import { useCheckFacts } from './use-trial.ts';

/** The sentence of a reason for which a fact does not count. */
export const findFaultText = (reason: string | undefined): TextKey => {
  const key = `fault.${reason}`;
  return hasText(key) ? key : 'fault.unknown';
};

/** The last act, until it is on the disk. */
interface Pending {
  readonly said: string;
  readonly end: Promise<void>;
}

const noResult = (): void => undefined;
/** A fact before it has ids. */
const makeDraft = (make: WriteFact) => make(() => '', []);
const describeActs = (facts: readonly WriteFact[]): string => JSON.stringify(facts.map(makeDraft));

/** Of an act of several facts: all of a correction; of attempts the first, since the others follow from it. */
function listAskedFacts(facts: readonly WriteFact[]): readonly WriteFact[] {
  const kinds = new Set(facts.map((make) => makeDraft(make).kind));
  if (facts.length === 1 || (kinds.size === 1 && kinds.has('correction'))) return facts;
  const [first] = facts;
  return first !== undefined && makeDraft(first).kind === 'attempt' ? [first] : [];
}

/** Writes acts of this console: one that the rules refuse is not written, and the sentence says why. */
export function useAct(folded: FoldedTrialView | undefined) {
  const { write } = useConsole();
  const { t } = useText();
  const check = useCheckFacts(folded);
  const [refusal, setRefusal] = useState<string>();
  const queue = useRef<Pending>({ said: '', end: Promise.resolve() });
  const latest = useRef(check);
  latest.current = check;

  /** One act after the other, each asked of what is on the disk by then; the same again, while the first is written, is one. */
  function act(facts: readonly WriteFact[], isImmediate = false): Promise<boolean> {
    const said = describeActs(facts);
    const before = queue.current;
    if (said === before.said) return Promise.resolve(false);
    const written = before.end.then(() => writeActs(facts, isImmediate));
    const pending: Pending = { said, end: written.then(noResult, noResult) };
    queue.current = pending;
    void pending.end.then(() => {
      if (queue.current === pending) queue.current = { said: '', end: pending.end };
    });
    return written;
  }

  async function writeActs(facts: readonly WriteFact[], isImmediate: boolean): Promise<boolean> {
    const { fault } = latest.current(listAskedFacts(facts));
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
