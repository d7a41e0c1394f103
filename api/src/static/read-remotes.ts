/** One released remote, as `remotes.json` describes it for the shell, `/api/versions` and the page's preloads. */
export interface RemoteRelease {
  readonly name: string;
  readonly entry: string;
  readonly version: string;
  readonly build: string;
  /** Versions of `shared-domain/platform` that it accepts: `1.2`, or `1.2 || 2.0` over a major (docs/decisions/015). */
  readonly platform: string;
  /** Whether the build has all of the federation's runtime that it needs (docs/decisions/033). */
  readonly hasOwnRuntime?: true;
  readonly released: string;
  /** Files of every page, and the scripts of one page (`page.landing`, as in PUBLIC_PAGES) or language (`text.fr`) by its name. */
  readonly preload: {
    readonly js: string[];
    readonly css: string[];
    readonly chunks?: Readonly<Record<string, readonly string[]>>;
  };
  /** For a remote of another origin: the hash of each of its scripts and styles, by path relative to the entry's folder. */
  readonly integrity?: Record<string, string>;
  /** Module that draws its pages on the server, a file of this site. */
  readonly draw?: string;
  /** The page of the officials' consoles and its worker, files of this site. */
  readonly officials?: { readonly page: string; readonly worker: string };
}

const NAME = /^[a-z][a-z0-9_]*$/;
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;
const OFFICIALS_FILE = /^\/remotes\/[\w-]+\/officiel\/[\w.-]+$/;
const DRAW_MODULE = /^\/remotes\/[\w/.-]+\.mjs$/;

type Fields = Readonly<Record<string, unknown>>;

function readFields(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${where} is no object`);
  return value as Fields;
}

function readText(fields: Fields, name: string, where: string, pattern = /^/): string {
  const value = fields[name];
  if (typeof value !== 'string' || !pattern.test(value)) throw new Error(`${where}.${name} is missing or wrong`);
  return value;
}

function readTexts(fields: Fields, name: string, where: string): string[] {
  const value = fields[name];
  if (!Array.isArray(value) || value.some((each) => typeof each !== 'string'))
    throw new Error(`${where}.${name} is no list of texts`);
  return value as string[];
}

function readPreload(value: unknown, where: string): RemoteRelease['preload'] {
  if (value === undefined) return { js: [], css: [] };
  const fields = readFields(value, where);
  return {
    js: readTexts(fields, 'js', where),
    css: readTexts(fields, 'css', where),
    ...readChunks(fields.chunks, where),
  };
}

function readChunks(value: unknown, where: string): Pick<RemoteRelease['preload'], 'chunks'> {
  if (value === undefined) return {};
  const fields = readFields(value, `${where}.chunks`);
  return {
    chunks: Object.fromEntries(Object.keys(fields).map((name) => [name, readTexts(fields, name, `${where}.chunks`)])),
  };
}

function readIntegrity(value: unknown, where: string): Pick<RemoteRelease, 'integrity'> {
  if (value === undefined) return {};
  const fields = readFields(value, where);
  return {
    integrity: Object.fromEntries(Object.keys(fields).map((name) => [name, readText(fields, name, where, HASH)])),
  };
}

/** Empty where the file names no module of this site: then the browser draws the remote's pages. */
function readDraw(value: unknown): Pick<RemoteRelease, 'draw'> {
  return typeof value === 'string' && DRAW_MODULE.test(value) && !value.includes('..') ? { draw: value } : {};
}

/** Empty where the release has no consoles. */
function readOfficials(value: unknown, where: string): Pick<RemoteRelease, 'officials'> {
  if (value === undefined) return {};
  const fields = readFields(value, where);
  return {
    officials: {
      page: readText(fields, 'page', where, OFFICIALS_FILE),
      worker: readText(fields, 'worker', where, OFFICIALS_FILE),
    },
  };
}

function readRelease(value: unknown, where: string): RemoteRelease {
  const fields = readFields(value, where);
  const text = (name: string, pattern?: RegExp): string => readText(fields, name, where, pattern);
  return {
    name: text('name', NAME),
    entry: text('entry'),
    version: text('version'),
    build: text('build'),
    platform: text('platform'),
    ...(fields.hasOwnRuntime === true ? { hasOwnRuntime: true as const } : {}),
    released: text('released'),
    preload: readPreload(fields.preload, `${where}.preload`),
    ...readIntegrity(fields.integrity, `${where}.integrity`),
    ...readDraw(fields.draw),
    ...readOfficials(fields.officials, `${where}.officials`),
  };
}

/**
 * Reads the text of a `remotes.json`, without zod: this thread holds the live streams, and zod takes the memory of
 * thousands of them.
 * @throws Error naming what is wrong and where
 */
export function readRemotes(text: string): readonly RemoteRelease[] {
  const { remotes } = readFields(JSON.parse(text), 'the file');
  if (!Array.isArray(remotes)) throw new Error('remotes is no list');
  return remotes.map((each, i) => readRelease(each, `remotes[${i}]`));
}
