import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project, wherever it was cloned. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const CACHE_DIR = join(ROOT, '.cache');

/** Every workspace, in the order their tests run. */
export const WORKSPACES = ['shared-domain', 'shell', 'public-site', 'secretariat', 'api', 'e2e', 'bench'];

/** The remotes, which are released separately; `APPS` has all that are built for the browser. */
export const REMOTES = ['public-site', 'secretariat'];
export const APPS = ['shell', ...REMOTES];

/** All that is built, the server too. */
export const BUILDS = [...APPS, 'api'];
/** The server, as `npm start` runs it: built from the sources of the api. */
export const SERVER = join(ROOT, 'api', 'dist', 'server.mjs');

/** `public-site` is the folder, `public_site` the federation's name: a container's name must be an identifier. */
export const remoteName = (folder) => folder.replaceAll('-', '_');

/** Folder of the database and of what this server stores. */
export const findDataDir = (env = process.env) => resolve(ROOT, env.DATA_DIR || 'data');

/** Folder that builds are published to and that the server serves. */
export const findSiteDir = (env = process.env) =>
  env.SITE_DIR ? resolve(ROOT, env.SITE_DIR) : join(findDataDir(env), 'site');

/** Folder in which the command was typed: npm itself changes to the root. */
export const callerDir = () => process.env.INIT_CWD ?? process.cwd();
