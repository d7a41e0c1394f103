import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localize } from '../localize.mjs';
import { fitsPlatform } from './platform.mjs';
import { writeWhole } from './site-files.mjs';

const findBuildsPath = (dataDir) => join(dataDir, 'started-builds.json');

/** The builds of the checkout at this server's last start, by application; none before the first, and where the file is damaged. */
export function readStartedBuilds(dataDir) {
  if (!existsSync(findBuildsPath(dataDir))) return {};
  try {
    return JSON.parse(readFileSync(findBuildsPath(dataDir), 'utf8')) ?? {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Stores the builds of a start; nothing is written where they are those of the last one, as on a full disk. */
export function writeStartedBuilds(dataDir, builds) {
  const text = `${JSON.stringify(builds, null, 2)}\n`;
  if (existsSync(findBuildsPath(dataDir)) && readFileSync(findBuildsPath(dataDir), 'utf8') === text) return;
  writeWhole(findBuildsPath(dataDir), text);
}

/** Whether a rollback left this build: only `npm run release` publishes it again. */
export const isWithdrawn = (releases, build) =>
  releases.some((release) => release.build === build && release.withdrawn === true);

/**
 * Whether a start publishes a build of its checkout: one that the site never had, or that the checkout did not have at the last
 * start (`lastBuild`). A restart must undo neither a rollback nor a release that was made from another folder.
 */
export function shouldPublish(build, releases, lastBuild) {
  if (!releases.some((release) => release.build === build)) return true;
  return lastBuild !== undefined && lastBuild !== build && !isWithdrawn(releases, build);
}

/** Why a start leaves a build of its checkout aside: a rollback withdrew it. */
export const describeWithdrawn = (folder, build, present) =>
  localize(
    `! ${folder} reste à ${present}, où npm run rollback l'a ramené : ${build}, de ce dossier, n'est pas remis en service (npm run release -- ${folder} le remet).`,
    `! ${folder} stays at ${present}, where npm run rollback took it: ${build}, of this folder, is not put back (npm run release -- ${folder} does).`,
  );

/** Why a start leaves its shell aside: a remote that a rollback keeps would not run on it. Undefined where each would. */
export function findShellMisfit(remotes, shell) {
  const left = remotes.find(({ platform }) => !fitsPlatform(platform, shell.platform));
  if (left === undefined) return undefined;
  return localize(
    `! L'enveloppe de ce dossier (${shell.build}) donne la plateforme ${shell.platform}, et ${left.name} ${left.version}, que npm run rollback a remis, demande la ${left.platform} : l'enveloppe n'est pas changée.`,
    `! The shell of this folder (${shell.build}) gives platform ${shell.platform}, and ${left.name} ${left.version}, which npm run rollback put back, asks for ${left.platform}: the shell is not changed.`,
  );
}
