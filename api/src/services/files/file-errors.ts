import {
  createFileMessage,
  cutText,
  type ErrorId,
  type FileMessage,
  type FileNote,
  formatFileNote,
  MAX_QUOTED_LETTERS,
  type WireError,
} from 'shared-domain/contract';
import { Refusal } from '../../base/refusal.ts';
import { MAX_ERRORS } from '../../base/validation.ts';
import type { Problems } from '../planning/problems.ts';

/** Warnings of a file that an answer has. */
const MAX_WARNINGS = 50;

/** A location in a file; lines, columns and characters are counted from 1. */
export interface FileLocation {
  readonly line: number;
  readonly column?: number | undefined;
  /** Instead of the column, where the line was not split into cells yet. */
  readonly character?: number | undefined;
  readonly name?: string | undefined;
}

/** @example formatLocation({ line: 4, column: 7, name: 'time' }) // 'line 4, column 7 (time)' */
function formatLocation({ line, column, character, name }: FileLocation): string {
  if (character !== undefined) return `line ${line}, character ${character}`;
  const nameSuffix = name === undefined ? '' : ` (${cutText(name, MAX_QUOTED_LETTERS)})`;
  return column === undefined ? `line ${line}` : `line ${line}, column ${column}${nameSuffix}`;
}

export const buildNote = (location: FileLocation | undefined, { id, values }: FileMessage): FileNote => ({
  id,
  ...location,
  values: { ...values },
  ...(location?.name === undefined ? {} : { name: cutText(location.name, MAX_QUOTED_LETTERS) }),
});

const createFault = (
  location: FileLocation,
  message: FileMessage,
  errorId: ErrorId = 'invalid request',
): WireError => ({
  id: errorId,
  detail: `${formatLocation(location)}: ${formatFileNote(message)}`,
  note: buildNote(location, message),
});

/** A fault that ends the reading of a file. @example throw createFileRefusal({ line: 4, character: 7 }, saying('zeroByte')) */
export const createFileRefusal = (location: FileLocation, message: FileMessage, id?: ErrorId): Refusal =>
  new Refusal([createFault(location, message, id)]);

/** Errors and warnings of a file, by line and column. */
export class FileErrors {
  readonly warnings: string[] = [];
  readonly #notes = new Map<string, FileNote>();
  readonly #errors: WireError[] = [];

  /** A copy to which one of several attempts adds its own errors and warnings. */
  copy(): FileErrors {
    const copy = new FileErrors();
    copy.warnings.push(...this.warnings);
    copy.#errors.push(...this.#errors);
    for (const [sentence, note] of this.#notes) copy.#notes.set(sentence, note);
    return copy;
  }

  get isFull(): boolean {
    return this.#errors.length >= MAX_ERRORS;
  }

  isRefused({ line, column }: FileLocation): boolean {
    return this.#errors.some(({ note }) => note?.line === line && note.column === column);
  }

  refuse(location: FileLocation, message: FileMessage): void {
    if (this.isFull) return;
    this.#errors.push(createFault(location, message));
  }

  warn(location: FileLocation, message: FileMessage): void {
    if (this.warnings.length >= MAX_WARNINGS) return;
    const sentence = `${formatLocation(location)}: ${formatFileNote(message)}`;
    this.warnings.push(sentence);
    this.#notes.set(sentence, buildNote(location, message));
  }

  /** The notes of warnings; a warning that is not of this file becomes a note `other` with its sentence. */
  findNotes(warnings: readonly string[]): FileNote[] {
    return warnings.map(
      (sentence) => this.#notes.get(sentence) ?? buildNote(undefined, createFileMessage('other', { detail: sentence })),
    );
  }

  /** @throws Refusal when anything was refused */
  settle(): void {
    if (this.#errors.length > 0) throw new Refusal(this.#errors);
  }
}

/** Functions that locate a field of a row in the file: by the trial's uid, then in the order of its list. */
export type RowLocators = ReadonlyMap<string, readonly ((field: string | undefined) => FileLocation)[]>;

/** The lists of a file, and where their rows are located in it. */
interface LocatedLists {
  readonly body: Readonly<Partial<Record<'startlists' | 'resultlists', Readonly<Record<string, unknown>> | undefined>>>;
  readonly locators: RowLocators;
}

/** Problems of an upload, reported by the lines of the file that they come from; those of a stored list by the first line of its trial. */
export function createFileProblems(errors: FileErrors, lists: LocatedLists | undefined): Problems {
  const locate = ([root, uid, index, ...rest]: readonly PropertyKey[]): FileLocation => {
    const name = root === 'startlists' || root === 'resultlists' ? root : undefined;
    const list = name && lists?.locators.get(String(uid));
    const locator = name && lists?.body[name]?.[String(uid)] !== undefined ? list?.[Number(index)] : undefined;
    const field = rest.length === 0 ? undefined : rest.map(String).join('.');
    return locator?.(field) ?? list?.[0]?.(undefined) ?? { line: 1, column: 1 };
  };
  return {
    refuse: (path, sentence) => errors.refuse(locate(path), createFileMessage('other', { detail: sentence })),
    warn: (path, message) => errors.warn(locate(path), message),
    throwErrors: () => errors.settle(),
    warnings: errors.warnings,
    get notes() {
      return errors.findNotes(errors.warnings);
    },
  };
}
