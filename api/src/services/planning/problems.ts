import { cutQuotes, type FileSaying, type WireError } from 'shared-domain/contract';
import { formatJsonPath } from '../../base/json-path.ts';
import { errorAt, Refusal } from '../../base/refusal.ts';
import { MAX_ERRORS } from '../../base/validation.ts';

const MAX_WARNINGS = 50;

/** Errors and warnings of an upload, each with its JSON path. */
export interface Problems {
  refuse(path: readonly PropertyKey[], sentence: string): void;
  /** `notice` is the sentence by an id, for translation. */
  warn(path: readonly PropertyKey[], sentence: string, said?: FileSaying): void;
  /** @throws Refusal when anything was refused */
  settle(): void;
  readonly warnings: readonly string[];
}

/** @param mapPath from a path of an upload to that of the sender's own body */
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
    settle() {
      if (errors.length > 0) throw new Refusal(errors);
    },
    warnings,
  };
}
