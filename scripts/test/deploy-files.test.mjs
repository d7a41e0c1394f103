import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/project.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const FILES = globSync('deploy/**/*', { cwd: ROOT, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
  .filter((path) => !path.startsWith('deploy/test/'));
const FOLDER_ON_SERVER = '/opt/foulee/';

/** Settings of PostgreSQL's own image, and of whoever starts the containers. */
const OTHERS = ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB', 'FOULEE_HOST'];

/** Names of settings that a file sets: lines of an env file, `Environment=` of a unit, `ENV`, `environment:` of compose. */
function readSettings(path) {
  const text = read(path);
  if (path.endsWith('.service') || path.endsWith('Containerfile'))
    return [...text.matchAll(/^(?:Environment=|ENV )(.*)$/gm)].flatMap(([, line]) =>
      [...line.matchAll(/(\w+)=/g)].map(([, name]) => name),
    );
  if (path.endsWith('.yaml')) return [...text.matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
  return path.endsWith('.env.example') ? [...text.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name) : [];
}

test('Every setting that an example for operators sets is in the README', () => {
  const readme = read('README.md');
  const settings = FILES.flatMap((path) => readSettings(path).map((name) => ({ path, name })));
  for (const name of ['DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'METRICS_TOKEN', 'SITE_DIR'])
    assert.ok(
      settings.some((setting) => setting.name === name),
      `${name} is set nowhere`,
    );
  const unknown = settings.filter(({ name }) => !OTHERS.includes(name) && !readme.includes(`\`${name}\``));
  assert.deepEqual(unknown, []);
});

test('Every file of the project that an example for operators runs or reads is there', () => {
  const named = FILES.flatMap((path) =>
    [
      ...read(path).matchAll(
        /(?:\/opt\/foulee\/)?\b((?:scripts|deploy|docs)\/[\w./-]+\.\w+|deploy\/container\/Containerfile)/g,
      ),
    ].map(([, file]) => ({ path, file })),
  );
  const files = new Set(named.map(({ file }) => file));
  for (const file of ['scripts/start.mjs', 'scripts/backup.mjs', 'scripts/restore.mjs', 'deploy/rehearse-restore.sh'])
    assert.ok(files.has(file), `${file} is named nowhere`);
  assert.deepEqual(
    named.filter(({ file }) => !existsSync(join(ROOT, file))),
    [],
  );
});

test('Every command that an example for operators names is one of package.json', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = FILES.flatMap((path) => [...read(path).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name));
  assert.ok(named.includes('doctor'));
  assert.deepEqual(
    named.filter((name) => scripts[name] === undefined),
    [],
  );
});

test('Every example that docs/operations.md names is there, and each is named by it or by another example', () => {
  const page = read('docs/operations.md');
  const named = [...page.matchAll(/deploy\/[\w./-]*\w/g)].map(([path]) => path);
  assert.deepEqual(
    named.filter((path) => !existsSync(join(ROOT, path))),
    [],
  );
  const texts = ['docs/operations.md', ...FILES].map((path) => ({ path, text: read(path) }));
  const isNamed = (path) =>
    texts.some(
      (other) =>
        other.path !== path &&
        other.text.includes(
          path
            .split('/')
            .at(-1)
            .replace(/\.service$/, ''),
        ),
    );
  assert.deepEqual(
    FILES.filter((path) => !isNamed(path)),
    [],
  );
});

test('The context of the image is the project, and what the image runs as is what owns its folders', () => {
  const compose = read('deploy/container/compose.yaml');
  const context = /context: (\S+)/.exec(compose)?.[1] ?? '';
  assert.equal(join(ROOT, 'deploy', 'container', context), ROOT);
  const container = read('deploy/container/Containerfile');
  const user = /^USER (\S+)$/m.exec(container)?.[1];
  assert.ok(container.includes(`chown ${user}:${user} /data /site ${FOLDER_ON_SERVER.slice(0, -1)}`));
  assert.match(container, new RegExp(`^WORKDIR ${FOLDER_ON_SERVER.slice(0, -1)}$`, 'm'));
});

/** Bytes of `113m` or `113MiB`. */
const readBytes = (text) => Number(/(\d+)\s*(?:m|MiB)/.exec(text)?.[1]) * 1024 * 1024;

test('Every proxy lets the largest file through that the server takes', () => {
  const [, factor] = /MAX_COMPETITION_FILE_BYTES = (\d+) \* 1024 \* 1024;/.exec(
    read('shared-domain/src/contract/limits.ts'),
  );
  const largest = Number(factor) * 1024 * 1024;
  for (const [path, setting] of [
    ['deploy/nginx/foulee.conf', /client_max_body_size (\w+);/],
    ['deploy/caddy/Caddyfile', /max_size (\w+)/],
  ])
    assert.ok(readBytes(setting.exec(read(path))?.[1] ?? '') > largest, path);
});

test('Every example leads to the port that the server has where nothing is said', () => {
  const port = /\| `PORT`\s*\| `(\d+)`/.exec(read('README.md'))?.[1];
  for (const path of ['deploy/nginx/foulee.conf', 'deploy/caddy/Caddyfile', 'deploy/prometheus/scrape.yml'])
    assert.match(read(path), new RegExp(`127\\.0\\.0\\.1:${port}\\b`), path);
  assert.match(read('deploy/container/Containerfile'), new RegExp(`PORT=${port}\\b[\\s\\S]*EXPOSE ${port}\\b`));
});
