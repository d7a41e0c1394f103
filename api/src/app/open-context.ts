import { provideCategoryTables } from 'shared-domain';
import type { Config } from '../base/config.ts';
import { createRateLimit } from '../base/rate-limit.ts';
import { loadCategoryFiles } from '../services/context/category-files.ts';
import type { Context } from '../services/context/context.ts';
import { createPacedReads } from '../services/context/paced-reads.ts';
import { loadPointsTables } from '../services/context/points-tables.ts';
import { createProgrammeCache } from '../services/context/programme.ts';
import { openLicences } from '../services/licences/licence-file.ts';
import type { Revisions } from '../store/challenges/revisions.ts';
import type { Store } from '../store/open-store.ts';

const MAX_PASSWORD_GUESSES = 10;
const PASSWORD_WINDOW_MS = 10 * 60_000;

/** Codes of a second factor tried per account: so few that guessing one in a million takes years. */
const MAX_CODE_GUESSES = 10;
const CODE_WINDOW_MS = 15 * 60_000;

interface ContextParts {
  readonly store: Store;
  readonly revisions: Revisions;
  readonly clock: () => Date;
  readonly readSteadyClock: () => Date;
  readonly announceChange: Context['announceChange'];
  readonly dropFromMemory: Context['dropFromMemory'];
  readonly warn: Context['warn'];
}

/** The context of the services; every thread opens its own. */
export function openContext(config: Config, parts: ContextParts): Context {
  const { revisions, clock } = parts;
  provideCategoryTables(loadCategoryFiles(config.dataDir));
  return {
    ...parts,
    programmes: createProgrammeCache(revisions, loadPointsTables(config.dataDir)),
    home: createPacedReads(revisions.site, clock),
    licences: openLicences(config.licencesFile, parts.warn),
    passwordGuesses: createRateLimit(MAX_PASSWORD_GUESSES, PASSWORD_WINDOW_MS, parts.readSteadyClock),
    codeGuesses: createRateLimit(MAX_CODE_GUESSES, CODE_WINDOW_MS, parts.readSteadyClock),
  };
}
