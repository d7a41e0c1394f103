import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './site-files.mjs';

const readJson = (path, fallback) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : fallback);
const writeJson = (path, value) => writeWhole(path, `${JSON.stringify(value, null, 2)}\n`);

/** What is released now: the pointer that the server and the shell follow. */
export const readRemotes = (siteDir) => readJson(join(siteDir, 'remotes.json'), { remotes: [] }).remotes;

/** Points one remote at a release. This is the last act of a release and the only one of a rollback. */
export function pointTo(siteDir, release) {
  const others = readRemotes(siteDir).filter(({ name }) => name !== release.name);
  const remotes = [...others, release].sort((a, b) => (a.name < b.name ? -1 : 1));
  writeJson(join(siteDir, 'remotes.json'), { remotes });
}

const historyPath = (siteDir, folder) => join(siteDir, 'releases', `${folder}.json`);

/** Every release of a remote in this site folder, oldest first. */
export const readHistory = (siteDir, folder) => readJson(historyPath(siteDir, folder), { releases: [] }).releases;

export function writeHistory(siteDir, folder, releases) {
  writeJson(historyPath(siteDir, folder), { releases });
}
