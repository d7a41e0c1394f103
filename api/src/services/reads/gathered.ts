import type { Change } from '../../store/challenges/changes.ts';

/** Changes of one challenge told together, each trial and list once. */
export interface Gathered {
  readonly trials: ReadonlySet<string>;
  readonly starts: ReadonlySet<string>;
  readonly results: ReadonlySet<string>;
  readonly structure: boolean;
  readonly challenge: boolean;
}

export function gather(changes: readonly Change[]): Gathered {
  const all = (name: 'trials' | 'starts' | 'results') => new Set(changes.flatMap((change) => change[name]));
  return {
    trials: all('trials'),
    starts: all('starts'),
    results: all('results'),
    structure: changes.some(({ structure }) => structure),
    challenge: changes.some(({ challenge }) => challenge),
  };
}
