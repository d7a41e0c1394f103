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

/** Where two cells differ: from which letter on, and how many letters at the end are kept. At least one letter of the old one changes. */
function findChange(old: string, letters: string): { from: number; kept: number } {
  const most = Math.min(old.length, letters.length);
  let from = 0;
  while (from < most && old[from] === letters[from]) from += 1;
  let kept = 0;
  while (kept < most - from && old.at(-1 - kept) === letters.at(-1 - kept)) kept += 1;
  if (from + kept < old.length) return { from, kept };
  return kept > 0 ? { from, kept: kept - 1 } : { from: from - 1, kept };
}

/**
 * The corrections that make a cell say `letters`: failures too many are withdrawn, and one fact brings the letters that differ. Undefined where the cell says nothing, since then there is nothing to correct.
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
  const { from, kept } = findChange(attempts.map(({ r }) => r ?? '').join(''), letters);
  const changed = attempts.slice(from, attempts.length - kept);
  const replaced = changed.at(-1);
  if (replaced === undefined) return undefined;
  // Failures too many go first, and one fact brings the new letters: what was written at later bars stays possible all the way.
  const withdrawn = changed.slice(0, -1).toReversed();
  return [...withdrawn.map(({ id }) => write(id, '')), write(replaced.id, letters.slice(from, letters.length - kept))];
}
