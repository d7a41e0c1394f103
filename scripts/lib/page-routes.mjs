import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

const APP = 'public-site/src';

/** What draws by an address, beside the table of public pages. */
const ROUTER = /import[^;]*\b(Route|Routes|useParams)\b[^;]*from 'shared-domain\/platform'/;

/** Files of the public site under `root` that have routes of their own: its pages stand in one table, which the server reads too. */
export const findOwnRoutes = (root = ROOT) =>
  readdirSync(join(root, APP), { recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => ROUTER.test(readFileSync(join(root, APP, path), 'utf8')))
    .map((path) => `${APP}/${path}`);
