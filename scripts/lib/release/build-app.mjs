import { readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder, hashFiles, readStamp, writeStamp } from '../hash.mjs';
import { localize } from '../localize.mjs';
import { APPS, CACHE_DIR, ROOT } from '../project.mjs';
import { run, withNode } from '../run.mjs';

const RSPACK = join(ROOT, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js');

const ROOT_INPUTS = ['tsconfig.base.json', 'package.json', 'package-lock.json'];

/** All files that a build of this app depends on, without tests. */
function inputsOf(app) {
  const own = filesUnder([join(ROOT, app)], (path) => /[\\/](node_modules|dist|test)$|\.test\.tsx?$/.test(path));
  const shared = filesUnder([join(ROOT, 'shared-domain')], (path) =>
    /[\\/](node_modules|testing)$|\.test\.tsx?$/.test(path),
  );
  const root = readdirSync(ROOT)
    .filter((name) => name.startsWith('rspack.') || ROOT_INPUTS.includes(name))
    .map((name) => join(ROOT, name));
  return [...own, ...shared, ...filesUnder(root)];
}

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const HASHED_TEXT = /[.-][0-9a-f]{8,64}\.(js|css|svg|json)$/;

/** The hashed text files of a folder that are compressed: each by its path, with its bytes and those of its copies. */
async function readCompressed(files) {
  const texts = files.filter(
    (file) => HASHED_TEXT.test(file) && files.includes(`${file}.br`) && files.includes(`${file}.gz`),
  );
  const entries = texts.map(async (file) => {
    const [body, br, gzipped] = await Promise.all([file, `${file}.br`, `${file}.gz`].map((path) => readFile(path)));
    return [file, { body, br, gz: gzipped }];
  });
  return new Map(await Promise.all(entries));
}

async function compress(body) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return { br: await brotli(body, { params }), gz: await gz(body, { level: 9 }) };
}

/**
 * Writes `.br` and `.gz` copies beside each hashed text file, so that the server does not compress while a reader waits. Those of a
 * file that the build before had too are taken over: compressing takes a third of a build.
 */
async function precompress(files, before) {
  await Promise.all(
    files
      .filter((file) => HASHED_TEXT.test(file))
      .map(async (file) => {
        const body = await readFile(file);
        const known = before.get(file);
        const copies = known?.body.equals(body) ? known : await compress(body);
        await writeFile(`${file}.gz`, copies.gz);
        await writeFile(`${file}.br`, copies.br);
      }),
  );
}

/** Builds one app for production into `<app>/dist`, unless none of its inputs changed. True when it built. */
export async function buildApp(node, app) {
  const dist = join(ROOT, app, 'dist');
  const stampFile = join(CACHE_DIR, 'build', `${app}.stamp`);
  const stamp = hashFiles(ROOT, inputsOf(app));
  if (readStamp(stampFile) === stamp && filesUnder([dist]).length > 0) return false;
  const before = await readCompressed(filesUnder([dist]));
  // A server that still runs may yet begin a thread: its build is replaced once the new one is there.
  if (APPS.includes(app)) rmSync(dist, { recursive: true, force: true });
  const { code, output } = await run(node, [RSPACK, 'build', '--mode', 'production'], {
    cwd: join(ROOT, app),
    env: { ...withNode(node), NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0)
    throw new Error(
      localize(`La construction de ${app} a échoué :\n${output}`, `${app} could not be built:\n${output}`),
    );
  await precompress(filesUnder([dist]), before);
  writeStamp(stampFile, stamp);
  return true;
}
