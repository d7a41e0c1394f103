import { join } from 'node:path';
import { hashFiles, readStamp, writeStamp } from '../hash.mjs';
import { localize } from '../localize.mjs';
import { ROOT, WORKSPACES } from '../project.mjs';
import { giveUp, step } from '../say.mjs';
import { npm } from './npm.mjs';

const STAMP = join(ROOT, 'node_modules', '.foulee-stamp');

function wanted() {
  const files = ['.', ...WORKSPACES].map((folder) => join(ROOT, folder, 'package.json'));
  return hashFiles(ROOT, [...files, join(ROOT, 'package-lock.json')], `${process.platform}-${process.arch}`);
}

/** Installs the libraries of the lock file; again only when a package.json or the lock file changed. */
export async function ensureInstalled(node) {
  if (readStamp(STAMP) === wanted()) return;
  // No install script runs (.npmrc): npm would compile better-sqlite3, whose binaries come inside its package. And not
  // `npm ci`: it refuses a lock file written where other platforms' optional packages were not served (EUSAGE).
  await step(localize('Installation des bibliothèques', 'Installing the libraries'), () =>
    npm(node, ['install', '--include=dev'], ROOT),
  ).catch((error) =>
    giveUp(
      localize(
        `L'installation des bibliothèques a échoué. npm dit :\n${error.message}`,
        `The libraries could not be installed. npm says:\n${error.message}`,
      ),
    ),
  );
  noteInstalled();
}

/** Notes that the libraries are installed, so that nothing is done until a package.json or the lock file changes. */
export const noteInstalled = () => writeStamp(STAMP, wanted());
