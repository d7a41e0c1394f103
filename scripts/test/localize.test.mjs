import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { readLanguage as readServerLanguage } from '../../api/src/base/localize.ts';
import { readLanguage } from '../lib/localize.mjs';
import { ROOT } from '../lib/project.mjs';

for (const [env, language] of [
  [{}, 'fr'],
  [{ LANG: 'C.UTF-8' }, 'fr'],
  [{ LANG: 'POSIX' }, 'fr'],
  [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
  [{ LANG: 'fr' }, 'fr'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'de_DE@euro' }, 'en'],
  [{ LANG: 'en_US.UTF-8', LC_ALL: 'fr_CA' }, 'fr'],
  [{ LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'en_US' }, 'en'],
  [{ LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'fr', LC_ALL: 'en_US' }, 'en'],
])
  test(`Commands and the server speak ${language} to ${JSON.stringify(env)}`, () => {
    assert.deepEqual([readLanguage(env), readServerLanguage(env)], [language, language]);
  });

const refusal = (command, locale) => {
  try {
    execFileSync(process.execPath, [join(ROOT, ...command), '--nothing'], {
      env: { ...process.env, LC_ALL: locale },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return '';
  } catch (error) {
    return String(error.stderr);
  }
};

test('A refused command says why in the language of who typed it', () => {
  const release = ['scripts', 'release.mjs'];
  assert.match(refusal(release, 'fr_FR.UTF-8'), /^✗ --nothing n'est pas connu\. npm run release -- .*DOSSIER/);
  assert.match(refusal(release, 'en_US.UTF-8'), /^✗ --nothing is not known\. npm run release -- .*FOLDER/);
});

test('The server refuses a setting in the language of the operator', () => {
  const start = (locale) => {
    const env = { ...process.env, LC_ALL: locale, PORT: 'eight' };
    try {
      execFileSync(process.execPath, [join(ROOT, 'api', 'src', 'server.ts')], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return '';
    } catch (error) {
      return String(error.stderr);
    }
  };
  assert.match(start('fr_FR.UTF-8'), /PORT : « eight » n’est pas un port/);
  assert.match(start('en_US.UTF-8'), /PORT: “eight” is no port/);
});

/** What a tool of the API says, on both its outputs. */
async function outputOf(tool, args, env) {
  const path = join(ROOT, 'api', 'tools', `${tool}.ts`);
  const options = { env: { ...process.env, ...env } };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [path, ...args], options).catch(
    (error) => error,
  );
  return stdout + stderr;
}

test('Every tool explains itself in both languages', async () => {
  const tools = ['account-help', 'backup', 'demo', 'doctor', 'import', 'messages', 'move-to-postgres', 'restore'];
  const explain = (locale) => Promise.all(tools.map((tool) => outputOf(tool, ['--help'], { LC_ALL: locale })));
  // One language after the other: the second finds the sources compiled.
  const french = await explain('fr_FR');
  const english = await explain('en_US');
  for (const [at, tool] of tools.entries()) {
    assert.match(french[at], /[éèàçê’]/, tool);
    assert.doesNotMatch(english[at].replaceAll('Foulée', ''), /[éèàçê«]/, tool);
    assert.ok(english[at].includes('npm run '), english[at]);
  }
});

test('The doctor speaks English to who does not read French, titles too', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'foulee-doctor-'));
  try {
    const output = await outputOf('doctor', [], { LC_ALL: 'en_US.UTF-8', DATA_DIR, PORT: '1' });
    assert.match(output, /^✓ Settings +can be read$/m);
    assert.doesNotMatch(output.replaceAll('Foulée', ''), /[éèàçê«]/);
    assert.match(await outputOf('doctor', ['--json'], { LC_ALL: 'en_US.UTF-8', DATA_DIR }), /"check": "Réglages"/);
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
});
