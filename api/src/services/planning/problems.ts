import { cutQuotes, type FileMessage, type WireError } from 'shared-domain/contract';
import { formatJsonPath } from '../../base/json-path.ts';
import { errorAt, Refusal } from '../../base/refusal.ts';
import { MAX_ERRORS } from '../../base/validation.ts';

const MAX_WARNINGS = 50;

/** Errors and warnings of an upload, each with its JSON path. */
export interface Problems {
  refuse(path: readonly PropertyKey[], sentence: string): void;
  /** `notice` is the same sentence by its id, for translation. */
  warn(path: readonly PropertyKey[], sentence: string, notice?: FileMessage): void;
  /** @throws Refusal when anything was refused */
  throwErrors(): void;
  readonly warnings: readonly string[];
}

/** @param mapPath gives the path in the sender's own body for a path of an upload */
export function createProblems(
  mapPath: (path: readonly PropertyKey[]) => readonly PropertyKey[] = (path) => path,
): Problems {
  const errors: WireError[] = [];
  const warnings: string[] = [];
  return {
    refuse(path, sentence) {
      if (errors.length >= MAX_ERRORS) return;
      errors.push(errorAt('invalid request', formatJsonPath(mapPath(path)), sentence));
    },
    warn(path, sentence) {
      if (warnings.length < MAX_WARNINGS) warnings.push(cutQuotes(`${formatJsonPath(mapPath(path))}: ${sentence}`));
    },
    throwErrors() {
      if (errors.length > 0) throw new Refusal(errors);
    },
    warnings,
  };
}
