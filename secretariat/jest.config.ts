import { createJestConfig } from '../jest.base.ts';

/** What replaces the browser's functions for its whole file. */
const ALONE = [
  'features/files/FilesPage',
  'features/sign-in/leaving',
  'features/teams/TeamsPage',
  'officials/walk/walk-consoles',
  'officials/wind/WindConsole',
].map((name) => `src/${name}`);

export default createJestConfig(import.meta.dirname, { dom: true, alone: ALONE });
