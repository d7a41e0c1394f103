import { availableParallelism } from 'node:os';
import { createJestConfig } from '../jest.base.ts';

/** What replaces the browser's functions for its whole file, sees which scripts have come, or leaves marks that are sent again later. */
const ALONE = [
  'features/files/FilesPage',
  'features/results/SharedEntry',
  'features/sign-in/leaving',
  'features/teams/TeamsPage',
  'officials/boards/open-board',
  'officials/later-parts',
  'officials/texts/texts',
  'officials/walk/walk-consoles',
  'officials/worker/release-pin',
  'officials/wind/WindConsole',
].map((name) => `src/${name}`);

/** A group for each process: these pages load much. */
const GROUPS = availableParallelism() + 1;

export default createJestConfig(import.meta.dirname, { dom: true, alone: ALONE, groups: GROUPS });
