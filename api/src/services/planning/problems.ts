import { cutQuotes, type FileMessage, type FileNote, formatFileNote, type WireError } from 'shared-domain/contract';
import { formatJsonPath } from '../../base/json-path.ts';
import { errorAt, Refusal } from '../../base/refusal.ts';
import { MAX_ERRORS } from '../../base/validation.ts';

const MAX_WARNINGS = 50;

/** Errors and warnings of an upload, each with its JSON path. */
export interface Problems {
  refuse(path: readonly PropertyKey[], sentence: string): void;
  warn(path: readonly PropertyKey[], message: FileMessage): void;
  /** @throws Refusal when anything was refused */
  throwErrors(): void;
  readonly warnings: readonly string[];
  /** The warnings in the same order, for translation. */
  readonly notes: readonly FileNote[];
}

/** @param mapPath gives the path in the sender's own body for a path of an upload */
export function createProblems(
  mapPath: (path: readonly PropertyKey[]) => readonly PropertyKey[] = (path) => path,
): Problems {
  const errors: WireError[] = [];
  const warnings: string[] = [];
  const notes: FileNote[] = [];
  return {
    refuse(path, sentence) {
      if (errors.length >= MAX_ERRORS) return;
      errors.push(errorAt('invalid request', formatJsonPath(mapPath(path)), sentence));
    },
    warn(path, message) {
      if (warnings.length >= MAX_WARNINGS) return;
      warnings.push(cutQuotes(`${formatJsonPath(mapPath(path))}: ${formatFileNote(message)}`));
      notes.push({ id: message.id, values: { ...message.values } });
    },
    throwErrors() {
      if (errors.length > 0) throw new Refusal(errors);
    },
    warnings,
    notes,
  };
}
