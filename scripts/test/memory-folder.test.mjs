import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeMemoryFolder } from '../lib/machine/memory-folder.mjs';

test('A folder in memory is there for everyone while its process lives, and goes with it', () => {
  const parent = mkdtempSync(join(tmpdir(), 'foulee-memory-'));
  const script = `
    import { writeFileSync, statSync } from 'node:fs';
    import { makeMemoryFolder } from ${JSON.stringify(new URL('../lib/machine/memory-folder.mjs', import.meta.url).href)};
    const folder = makeMemoryFolder(${JSON.stringify(parent)}, 1);
    writeFileSync(folder + '/database', 'rows');
    console.log(folder, (statSync(folder).mode & 0o7777).toString(8));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  const [folder, mode] = said.trim().split(' ');
  assert.ok(folder.startsWith(join(parent, 'foulee-test-')));
  assert.equal(mode, '1777');
  assert.equal(existsSync(folder), false);
  rmSync(parent, { recursive: true });
});

test('There is none where the machine has no such place, or too little of it', () => {
  assert.equal(makeMemoryFolder('/nowhere/at/all'), undefined);
  assert.equal(makeMemoryFolder(tmpdir(), Number.MAX_SAFE_INTEGER), undefined);
});
