import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, matchesGlob, relative } from 'node:path';
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
  for (const name of [
    'DATA_DIR',
    'DATABASE_URL',
    'PUBLIC_URL',
    'TRUST_PROXY',
    'METRICS_TOKEN',
    'REHEARSAL_DATABASE_URL',
  ])
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
  for (const file of ['scripts/start.mjs', 'scripts/backup.mjs', 'scripts/restore.mjs', 'deploy/foulee.sh'])
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
  assert.ok(container.includes(`chown ${user}:${user} /data ${FOLDER_ON_SERVER.slice(0, -1)}`));
  assert.match(container, new RegExp(`^WORKDIR ${FOLDER_ON_SERVER.slice(0, -1)}$`, 'm'));
});

test('Containers that share PostgreSQL have the site, backups and tables in common, and each has its own DATA_DIR', () => {
  const service = /^ {2}foulee:\n(?:(?: {4}.*)?\n)+/m.exec(read('deploy/container/compose.postgres.yaml'))?.[0] ?? '';
  const container = read('deploy/container/Containerfile');
  const dataDir = /DATA_DIR=(\S+)/.exec(container)?.[1];
  const mounts = [...service.matchAll(/^ {6}- (\S+)$/gm)].map(([, mount]) => mount);
  // Without a name before it, a volume is one container's.
  assert.deepEqual(mounts, [dataDir, ...['site', 'backups', 'tables'].map((name) => `${name}:${dataDir}/${name}`)]);
  assert.ok(
    container.includes(
      `mkdir -p ${mounts
        .slice(1)
        .map((mount) => mount.split(':')[1])
        .join(' ')}`,
    ),
  );
});

/** Patterns of a file of ignored paths, without comments. */
const readPatterns = (path) =>
  read(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

test('Neither data, secrets, the history nor libraries of the machine go into the image; every source does', () => {
  const patterns = readPatterns('.dockerignore');
  const isIgnored = (path) =>
    path
      .split('/')
      .map((_, at, parts) => parts.slice(0, at + 1).join('/'))
      .some((part) => patterns.some((pattern) => matchesGlob(part, pattern)));
  const kept = readPatterns('.gitignore').map((pattern) => pattern.replace(/\/$/, '').replace('*', 'foulee'));
  const secret = [
    '.git/config',
    'data/backups/foulee-2026.dump',
    'deploy/foulee.env',
    'deploy/container/.env',
    'key.pem',
  ];
  const nested = ['api/node_modules/fastify/index.js', 'secretariat/dist/index.html', 'api/foulee.sqlite-wal'];
  for (const path of [...kept, ...secret, ...nested]) assert.ok(isIgnored(path), `${path} goes into the image`);
  const sources = globSync(['package*.json', '.npmrc', '*/{package.json,src/**/*}', '{scripts,deploy,docs}/**/*'], {
    cwd: ROOT,
  }).filter((path) => !/(^|\/)(node_modules|dist)(\/|$)/.test(path));
  for (const path of ['package-lock.json', 'scripts/start.mjs', 'api/src/server.ts', 'deploy/foulee.env.example'])
    assert.ok(sources.includes(path), path);
  assert.deepEqual(sources.filter(isIgnored), []);
});

test('The command that works as the server does has the settings, folder and account of its unit', () => {
  const unit = read('deploy/systemd/foulee.service');
  const command = read('deploy/foulee.sh');
  const find = (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
  assert.ok(command.includes(`export ${find('Environment')}\n`));
  assert.match(command, new RegExp(`^account=${find('User')}$`, 'm'));
  assert.match(command, new RegExp(`^folder=${find('WorkingDirectory')}$`, 'm'));
  assert.match(command, new RegExp(`^file=${find('EnvironmentFile').slice(1)}$`, 'm'));
});

/** The command on a settings file, an account and a folder of the test's own. */
function runWithSettings(text, ...args) {
  const folder = mkdtempSync(join(tmpdir(), 'foulee-command-'));
  const settings = join(folder, 'foulee.env');
  writeFileSync(settings, text);
  const script = join(folder, 'foulee.sh');
  const own = { file: settings, folder: ROOT, account: process.getuid() === 0 ? 'daemon' : userInfo().username };
  const changed = Object.entries(own).reduce(
    (command, [name, value]) => command.replace(new RegExp(`^${name}=.*$`, 'm'), () => `${name}=${value}`),
    read('deploy/foulee.sh'),
  );
  writeFileSync(script, changed);
  return spawnSync('sh', [script, ...args], { encoding: 'utf8' });
}

test('Settings are read as systemd reads them: signs of the shell are of the value', () => {
  const address = 'postgres://u:p@h:5432/foulee?lock_timeout=1&statement_timeout=2';
  const text = `# NOTICE=non\n\nDATABASE_URL=${address}\nNOTICE=Deux mots $HOME \`id\`\n SOCIAL_URL="a b"\nCONTACT_EMAIL='a"b'\nDEMO=`;
  const names = ['DATABASE_URL', 'NOTICE', 'SOCIAL_URL', 'CONTACT_EMAIL', 'DEMO', 'DATA_DIR'];
  const printed = runWithSettings(text, 'sh', '-c', names.map((name) => `echo "$${name}"`).join(';'));
  assert.deepEqual(printed.stdout.split('\n').slice(0, -1), [
    address,
    'Deux mots $HOME `id`',
    'a b',
    'a"b',
    '',
    '/var/lib/foulee',
  ]);
});

test('A line that systemd would read otherwise is refused with its number', () => {
  for (const line of ['NOTICE=a\\b', 'NOTICE="a" b', 'NOTICE="a', '1NOTICE=a', 'NOTICE']) {
    const { status, stdout, stderr } = runWithSettings(`PORT=3000\n${line}\n`, 'echo', 'done');
    assert.deepEqual([status, stdout], [1, ''], line);
    assert.match(stderr, /^✗ .*foulee\.env, ligne 2 : /);
  }
});

test('A unit that works on the database has the server’s settings', () => {
  for (const name of ['foulee', 'foulee-backup', 'foulee-rehearsal']) {
    const unit = read(`deploy/systemd/${name}.service`);
    assert.match(unit, /^EnvironmentFile=-\/etc\/foulee\/foulee\.env$/m, name);
    assert.match(unit, /^Environment=DATA_DIR=\/var\/lib\/foulee\b/m, name);
  }
});

test('The page works on the server’s data: no command of npm runs without the server’s settings', () => {
  const blocks = [...read('docs/operations.md').matchAll(/^ *```\n([\s\S]*?)^ *```$/gm)].map(([, block]) => block);
  const lines = blocks.flatMap((block) => block.split('\n')).filter((line) => line.includes('npm run'));
  assert.ok(lines.length > 5);
  assert.deepEqual(
    lines.filter((line) => !/(^foulee |&& foulee |docker compose .*exec foulee )[^&]*npm run/.test(line)),
    [],
  );
});

test('The newest backup of all servers counts for the alert, where one of them backs up for all', () => {
  const expression = /alert: FouleeSansSauvegarde[\s\S]*?expr: (.*)/.exec(
    read('deploy/prometheus/foulee.rules.yml'),
  )?.[1];
  assert.match(expression, /max by \(job\) \(foulee_last_backup_seconds/);
});

test('Every file of the machine that an example reads is written by the page, with who may read it', () => {
  const page = read('docs/operations.md');
  const [, token] = /credentials_file: (\S+)/.exec(read('deploy/prometheus/scrape.yml'));
  assert.match(page, new RegExp(`install -m 640 -g prometheus \\S+ ${token}`));
  const [, licences] = /LICENCES_FILE=(\S+)\//.exec(read('deploy/foulee.env.example'));
  assert.match(page, new RegExp(`install -d -m 750 -g foulee ${licences}\n`));
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
