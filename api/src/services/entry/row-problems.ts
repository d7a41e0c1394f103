import { createProblems, type Problems } from '../planning/problems.ts';

/** Faults of a single row by the paths of its own body. */
export function problemsOfRow(): Problems {
  const problems = createProblems();
  const own = ([root, , , ...rest]: readonly PropertyKey[]) => (root === 'resultlists' ? rest : []);
  return {
    refuse: (path, sentence) => problems.refuse(own(path), sentence),
    warn: (path, sentence) => problems.warn(own(path), sentence),
    settle: problems.settle,
    warnings: problems.warnings,
  };
}
