import {
  cutText,
  type ErrorId,
  type FileNote,
  type FileSaying,
  formatFileNote,
  MAX_QUOTED,
  saying,
  type WireError,
} from 'shared-domain/contract';
import { Refusal } from '../../base/refusal.ts';
import { MAX_ERRORS } from '../../base/validation.ts';
import type { Problems } from '../planning/problems.ts';

const MAX_WARNINGS = 50;

/** Where in a file something is; columns are counted from 1 as lines are. */
export interface Place {
  readonly line: number;
  readonly column?: number | undefined;
  /** Where a line is no cells yet: which of its characters, from 1. */
  readonly character?: number | undefined;
  readonly name?: string | undefined;
}

/** @example placeText({ line: 4, column: 7, name: 'time' }) // 'line 4, column 7 (time)' */
function placeText({ line, column, character, name }: Place): string {
  if (character !== undefined) return `line ${line}, character ${character}`;
  const of = name === undefined ? '' : ` (${cutText(name, MAX_QUOTED)})`;
  return column === undefined ? `line ${line}` : `line ${line}, column ${column}${of}`;
}

export const buildNote = (place: Place | undefined, { id, values }: FileSaying): FileNote => ({
  id,
  ...place,
  values: { ...values },
  ...(place?.name === undefined ? {} : { name: cutText(place.name, MAX_QUOTED) }),
});

const faultAt = (place: Place, said: FileSaying, id: ErrorId = 'invalid request'): WireError => ({
  id,
  detail: `${placeText(place)}: ${formatFileNote(said)}`,
  note: buildNote(place, said),
});

/** A fault that ends the reading of a file. @example throw fileRefusal({ line: 4, character: 7 }, saying('zeroByte')) */
export const fileRefusal = (place: Place, said: FileSaying, id?: ErrorId): Refusal =>
  new Refusal([faultAt(place, said, id)]);

/** Errors and warnings of a file, by line and column. */
export class FileErrors {
  readonly warnings: string[] = [];
  readonly #notes = new Map<string, FileNote>();
  readonly #errors: WireError[] = [];

  /** The errors and warnings so far, to which each of several attempts adds its own. */
  copy(): FileErrors {
    const copy = new FileErrors();
    copy.warnings.push(...this.warnings);
    copy.#errors.push(...this.#errors);
    for (const [sentence, note] of this.#notes) copy.#notes.set(sentence, note);
    return copy;
  }

  get full(): boolean {
    return this.#errors.length >= MAX_ERRORS;
  }

  refuse(place: Place, said: FileSaying): void {
    if (this.full) return;
    this.#errors.push(faultAt(place, said));
  }

  warn(place: Place, said: FileSaying): void {
    if (this.warnings.length >= MAX_WARNINGS) return;
    const sentence = `${placeText(place)}: ${formatFileNote(said)}`;
    this.warnings.push(sentence);
    this.#notes.set(sentence, buildNote(place, said));
  }

  /** The notes of warnings; one that is of no line of the file speaks for itself. */
  notesOf(warnings: readonly string[]): FileNote[] {
    return warnings.map(
      (sentence) => this.#notes.get(sentence) ?? buildNote(undefined, saying('other', { detail: sentence })),
    );
  }

  /** @throws Refusal when anything was refused */
  settle(): void {
    if (this.#errors.length > 0) throw new Refusal(this.#errors);
  }
}

/** Places in the file of the rows of its lists: by the trial's uid, then in the order of the list. */
export type Places = ReadonlyMap<string, readonly ((field: string | undefined) => Place)[]>;

/** The lists of a file, and where their rows are in it. */
interface PlacedLists {
  readonly body: Readonly<Partial<Record<'startlists' | 'resultlists', Readonly<Record<string, unknown>> | undefined>>>;
  readonly places: Places;
}

/** Problems of an upload, reported by the lines of the file that they come from; those of a stored list by the first line of its trial. */
export function createFileProblems(errors: FileErrors, lists: PlacedLists | undefined): Problems {
  const say = ([root, uid, index, ...rest]: readonly PropertyKey[]): Place => {
    const name = root === 'startlists' || root === 'resultlists' ? root : undefined;
    const list = name && lists?.places.get(String(uid));
    const place = name && lists?.body[name]?.[String(uid)] !== undefined ? list?.[Number(index)] : undefined;
    const field = rest.length === 0 ? undefined : rest.map(String).join('.');
    return place?.(field) ?? list?.[0]?.(undefined) ?? { line: 1, column: 1 };
  };
  return {
    refuse: (path, sentence) => errors.refuse(say(path), saying('other', { detail: sentence })),
    warn: (path, sentence, said = saying('other', { detail: sentence })) => errors.warn(say(path), said),
    settle: () => errors.settle(),
    warnings: errors.warnings,
  };
}
