import { isOut } from 'shared-domain';
import type { EditableResult } from 'shared-domain/contract';
import { type Draft, hasSameFields, type MarkFields, pickFields } from './draft.ts';
import { hasReplacedAttempt } from './merge.ts';

/** A mark that the server took, and the revision that its row got. */
interface SentMark {
  readonly draft: Draft;
  readonly revision: number;
  /** When it was taken, ms. */
  readonly at: number;
}

function isReplaced({ prf, attempts }: MarkFields, theirs: MarkFields): boolean {
  if (attempts != null && (prf === undefined || !isOut(prf)))
    return hasReplacedAttempt(attempts, theirs.attempts ?? []);
  return prf !== undefined && theirs.prf !== undefined && !hasSameFields({ prf }, { prf: theirs.prf });
}

/**
 * The marks that this page has sent while a sheet is open. An upload replaces whole lists, also of the account that holds the trial: who
 * typed a mark is told when another one stands in its place.
 */
export class SentMarks {
  readonly #marks = new Map<string, SentMark>();
  /** By trial, the results that came while questions are put off. */
  #postponed: Map<string, readonly EditableResult[]> | undefined;

  add(draft: Draft, revision: number): void {
    // The time of a walk has its penalty added by the server.
    const { prf, attempts, walk } = draft.fields;
    if (walk === undefined && (prf !== undefined || attempts !== undefined))
      this.#marks.set(draft.key, { draft, revision, at: Date.now() });
  }

  forget(key: string): void {
    this.#marks.delete(key);
  }

  forgetTrial(trial: string): void {
    for (const [key, { draft }] of this.#marks) if (draft.trial === trial) this.#marks.delete(key);
  }

  clear(): void {
    this.#postponed = undefined;
    this.#marks.clear();
  }

  /**
   * Puts questions off while this desk writes a file whose changes it was shown at an instant (`shownAt`, ms). The returned function ends
   * that: the marks from before that of the trials that were `written` are forgotten, and it returns the results that came meanwhile, by
   * trial.
   */
  postpone(shownAt: number): (written: readonly string[]) => ReadonlyMap<string, readonly EditableResult[]> {
    const postponed = new Map<string, readonly EditableResult[]>();
    this.#postponed = postponed;
    return (written) => {
      if (this.#postponed === postponed) this.#postponed = undefined;
      for (const [key, { draft, at }] of this.#marks)
        if (at <= shownAt && written.includes(draft.trial)) this.#marks.delete(key);
      return postponed;
    };
  }

  /** Takes out the marks of a trial that its rows no longer have, as conflicts between the two. */
  takeReplaced(trial: string, results: readonly EditableResult[]): Draft[] {
    if (this.#postponed !== undefined) {
      this.#postponed.set(trial, results);
      return [];
    }
    const rows = new Map(results.map((result) => [result.row, result]));
    return [...this.#marks.values()].flatMap(({ draft, revision }) => {
      const result = draft.trial === trial ? rows.get(draft.row) : undefined;
      if (result === undefined || result.revision <= revision) return [];
      const theirs = pickFields(result, draft.fields);
      if (!isReplaced(draft.fields, theirs)) return [];
      this.#marks.delete(draft.key);
      return [{ ...draft, state: 'conflict', isReplaced: true, theirs, revision: result.revision }];
    });
  }
}
