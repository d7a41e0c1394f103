import type { WireError } from 'shared-domain/contract';
import { Refusal } from '../../http/refusal.ts';
import { MOST_ERRORS } from '../../http/validation.ts';
import type { Problems } from '../upload/problems.ts';

const MOST_WARNINGS = 50;

/** Where in a file something is; columns are counted from 1 as lines are. */
export interface Place {
  readonly line: number;
  readonly column?: number | undefined;
  readonly name?: string | undefined;
}

/** @example placeText({ line: 4, column: 7, name: 'time' }) // 'line 4, column 7 (time)' */
export function placeText({ line, column, name }: Place): string {
  const of = name === undefined ? '' : ` (${name})`;
  return column === undefined ? `line ${line}` : `line ${line}, column ${column}${of}`;
}

/** What a file is refused for, all of it by line and column, and what the sender is only told. */
export class FileErrors {
  readonly warnings: string[] = [];
  readonly #errors: WireError[] = [];

  get full(): boolean {
    return this.#errors.length >= MOST_ERRORS;
  }

  refuse(place: Place, sentence: string): void {
    if (!this.full) this.#errors.push({ id: 'invalid request', detail: `${placeText(place)}: ${sentence}` });
  }

  warn(sentence: string): void {
    if (this.warnings.length < MOST_WARNINGS) this.warnings.push(sentence);
  }

  /** @throws Refusal when anything was refused */
  settle(): void {
    if (this.#errors.length > 0) throw new Refusal(this.#errors);
  }
}

/** Where the rows of the lists that a file makes stand in it: by the trial's uid, then in the order of the list. */
export type Places = ReadonlyMap<string, readonly ((field: string | undefined) => Place)[]>;

/** The faults that the upload finds, said by the lines of the file that they come from. */
export function problemsOfFile(errors: FileErrors, places: Places): Problems {
  const say = ([root, uid, index, ...rest]: readonly PropertyKey[]): Place => {
    const list = root === 'startlists' || root === 'resultlists' ? places.get(String(uid)) : undefined;
    const place = list?.[Number(index)];
    return place?.(rest.length === 0 ? undefined : rest.map(String).join('.')) ?? list?.[0]?.(undefined) ?? { line: 1 };
  };
  return {
    refuse: (path, sentence) => errors.refuse(say(path), sentence),
    warn: (path, sentence) => errors.warn(`${placeText(say(path))}: ${sentence}`),
    settle: () => errors.settle(),
    warnings: errors.warnings,
  };
}
