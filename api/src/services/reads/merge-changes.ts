import type { Change } from '../../store/challenges/changes.ts';

/** Changes of one challenge told together, each trial and list once. */
export interface MergedChanges {
  readonly trials: ReadonlySet<string>;
  readonly starts: ReadonlySet<string>;
  readonly results: ReadonlySet<string>;
  readonly structure: boolean;
  readonly challenge: boolean;
}

export function mergeChanges(changes: readonly Change[]): MergedChanges {
  const all = (name: 'trials' | 'starts' | 'results') => new Set(changes.flatMap((change) => change[name]));
  return {
    trials: all('trials'),
    starts: all('starts'),
    results: all('results'),
    structure: changes.some(({ structure }) => structure),
    challenge: changes.some(({ challenge }) => challenge),
  };
}
