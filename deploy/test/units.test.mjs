import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/lib/project.mjs';

const UNITS = join(ROOT, 'deploy', 'systemd');

/** Units as they are shipped, on this machine's Node, folder and account. */
function unitsHere() {
  const folder = mkdtempSync(join(tmpdir(), 'foulee-units-'));
  for (const name of readdirSync(UNITS)) {
    const unit = readFileSync(join(UNITS, name), 'utf8')
      .replaceAll('/usr/bin/node', process.execPath)
      .replaceAll('/opt/foulee', ROOT)
      .replaceAll(/^(User|Group)=foulee$/gm, '$1=daemon');
    writeFileSync(join(folder, name), unit);
  }
  return folder;
}

function verify(folder) {
  const units = readdirSync(folder).map((name) => join(folder, name));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  return { status, stderr };
}

test('systemd accepts every unit, and has nothing to say of them', () => {
  const folder = unitsHere();
  assert.deepEqual(verify(folder), { status: 0, stderr: '' });
  writeFileSync(
    join(folder, 'foulee.service'),
    readFileSync(join(folder, 'foulee.service'), 'utf8').replace('Type=exec', 'Type=none'),
  );
  assert.notEqual(verify(folder).stderr, '');
  rmSync(folder, { recursive: true });
});
