import type { WrittenAttempt } from 'shared-domain/live-input';
import { createContestFacts } from '../contest/contest-facts.ts';
import type { WriteFact } from '../log/fact-log.ts';

type Letter = 'o' | 'x' | '-' | 'r';

/** The facts of one high jump or pole vault. Heights in mm. */
export const createBarsFacts = (trialOID: string) => ({
  ...createContestFacts(trialOID),
  attempt:
    (row: string, r: Letter, h: number): WriteFact =>
    () => ({ kind: 'attempt', trialOID, row, r, h }),
  bar:
    (h: number): WriteFact =>
    () => ({ kind: 'bar', trialOID, h }),
  heights:
    (heights: number[]): WriteFact =>
    () => ({ kind: 'heights', trialOID, heights }),
  /** The bar before which an athlete takes no attempt. */
  opening:
    (row: string, opening: number): WriteFact =>
    () => ({ kind: 'setting', trialOID, row, opening }),
  /** Where an athlete wants the uprights, mm from the box. */
  uprights:
    (row: string, uprights: number): WriteFact =>
    () => ({ kind: 'setting', trialOID, row, uprights }),
  jumpOff:
    (decision: 'start' | 'not held' | 'stopped'): WriteFact =>
    () => ({ kind: 'jumpOff', trialOID, decision }),
});

/**
 * The corrections that make a cell say `letters`: what stands there is changed letter by letter, and letters too many are withdrawn from
 * the last. Undefined where the cell says nothing, since then there is nothing to correct.
 */
export function correctCell(
  trialOID: string,
  attempts: readonly WrittenAttempt[],
  letters: string,
  why?: string,
): readonly WriteFact[] | undefined {
  const last = attempts.at(-1);
  if (last === undefined) return undefined;
  const reason = why === undefined || why === '' ? {} : { why };
  const h = last.h;
  const write =
    (replaces: string, brought: string): WriteFact =>
    (makeId) => ({
      kind: 'correction',
      trialOID,
      replaces,
      with: [...brought].map((r) => ({
        kind: 'attempt' as const,
        id: makeId(),
        row: last.row,
        r: r as Letter,
        ...(h === undefined ? {} : { h }),
      })),
      ...reason,
    });
  // One fact brings them all, so that no state in between is asked for.
  const same = attempts.findIndex(({ r }, at) => r !== letters[at]);
  const from = same < 0 ? attempts.length - 1 : same;
  const withdrawn = attempts.slice(from + 1).toReversed();
  const first = attempts[from];
  if (first === undefined) return undefined;
  return [...withdrawn.map(({ id }) => write(id, '')), write(first.id, letters.slice(from))];
}
