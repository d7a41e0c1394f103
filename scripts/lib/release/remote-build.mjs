import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { computeIntegrity, filesUnder, hashFiles } from '../hash.mjs';
import { localize } from '../localize.mjs';
import { remoteName } from '../project.mjs';
import { acceptedPlatform } from './platform.mjs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The entry for `remotes.json` of a finished build under `root`; `base` is the address from which its files will be served.
 * Its entry is the hashed remoteEntry itself, which takes one request less than mf-manifest.json.
 */
export function describeBuild(root, folder, base) {
  const dist = join(root, folder, 'dist');
  const files = filesUnder([dist], (path) => /\.(br|gz|map)$/.test(path));
  const names = files.map((file) => relative(dist, file).split(sep).join('/'));
  const entry = names.find((name) => /^remoteEntry[.-][0-9a-f]+\.js$/.test(name));
  if (entry === undefined)
    throw new Error(localize(`${folder}/dist ne contient pas de remoteEntry`, `${folder}/dist has no remoteEntry`));
  const draw = names.find((name) => /^server\/draw\.[0-9a-f]+\.mjs$/.test(name));
  const officials = describeOfficials(folder, names);
  const manifest = read(join(dist, 'mf-manifest.json'));
  const assets = (manifest.exposes ?? []).map((exposed) => exposed.assets);
  const addresses = (list) => [...new Set(list)].map((file) => `${base}/${file}`);
  const pageFiles = names.includes('page-files.json') ? read(join(dist, 'page-files.json')) : undefined;
  return {
    name: remoteName(folder),
    entry: `${base}/${entry}`,
    version: read(join(root, folder, 'package.json')).version,
    build: hashFiles(dist, files).slice(0, 16),
    platform: acceptedPlatform(root, folder),
    // Builds before docs/decisions/033 took a part of the federation's runtime from the shell.
    hasOwnRuntime: true,
    ...(draw === undefined ? {} : { draw: `${base}/${draw}` }),
    ...(officials === undefined ? {} : { officials }),
    ...(/^https?:/.test(base) ? { integrity: hashRunFiles(dist, names) } : {}),
    released: new Date().toISOString(),
    preload: {
      js: addresses(assets.flatMap(({ js }) => js?.sync ?? [])),
      css: addresses(assets.flatMap(({ css }) => css?.sync ?? [])),
      ...(pageFiles === undefined ? {} : { chunks: mapValues(pageFiles, addresses) }),
    },
  };
}

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** The page of the officials' consoles and its worker: always files of this site, whose devices hold its log. */
function describeOfficials(folder, names) {
  const find = (pattern) => names.find((name) => pattern.test(name));
  const page = find(/^officiel\/page\.[0-9a-f]+\.html$/);
  const worker = find(/^officiel\/worker\.[0-9a-f]+\.js$/);
  if (page === undefined || worker === undefined) return undefined;
  return { page: `/remotes/${folder}/${page}`, worker: `/remotes/${folder}/${worker}` };
}

/** The hash of each script and style by its name, by which browsers check files of another origin. */
const hashRunFiles = (dist, names) =>
  Object.fromEntries(
    names
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => [name, computeIntegrity(readFileSync(join(dist, name)))]),
  );
