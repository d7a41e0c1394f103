import type { Config } from '../config.ts';
import type { Context } from '../services/context.ts';
import { createPacedReads } from '../services/paced-reads.ts';
import { loadPointsTables } from '../services/points-tables.ts';
import { createProgrammeCache } from '../services/programme.ts';
import type { Revisions } from '../store/known-revisions.ts';
import type { Store } from '../store/open-store.ts';

interface ContextParts {
  readonly store: Store;
  readonly revisions: Revisions;
  readonly clock: () => Date;
  readonly steady: () => Date;
  readonly announce: Context['announce'];
  readonly forget: Context['forget'];
}

/** What services work with, in whatever thread. */
export function openContext(config: Config, parts: ContextParts): Context {
  const { revisions, clock } = parts;
  return {
    ...parts,
    programmes: createProgrammeCache(revisions, loadPointsTables(config.dataDir)),
    home: createPacedReads(revisions.site, clock),
  };
}
